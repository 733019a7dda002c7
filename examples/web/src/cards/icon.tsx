// icon.tsx - the page as a small picture: a Door, ajar, in the night.
import { DoorDefs } from "./door";
import { Places } from "./places";

// A picture of its own has no style sheet, and is the same by day and by night.
const colours = `svg {
  --near: #17203f; --mid: #22305c; --mist: #6478b4; --sun: #f5dd8a;
}`;

export const Icon = () =>
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160">
    <style>{colours}</style>
    <defs>
      <Places />
      <clipPath id="edge"><rect width="160" height="160" rx="28" /></clipPath>
    </defs>
    <g clip-path="url(#edge)">
      <path d="M0 0H160V160H0z" fill="#2c3d73" />
      <path d="M0 137H160V160H0z" fill="var(--near)" />
      <g transform="translate(30 13)"><DoorDefs /></g>
    </g>
  </svg>;
