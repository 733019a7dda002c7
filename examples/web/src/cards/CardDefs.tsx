// CardDefs.tsx - what cards are made of, once for a page.
import { BackDefs } from "./back";
import { DoorDefs } from "./door";
import { Emblems } from "./emblems";
import { FrameDefs } from "./frame";
import { GoalDefs } from "./goal";
import { Patterns } from "./patterns";
import { Places } from "./places";
import { OmenDefs } from "./premonition";
import { Symbols } from "./symbols";
import { TerrorDefs } from "./terror";
import { TowerDefs } from "./tower";

/** Put it on the page once, before the first card. */
export const CardDefs = () =>
  <svg class="card-defs" aria-hidden="true">
    <defs>
      <FrameDefs />
      <Symbols />
      <Emblems />
      <Patterns />
      <Places />
      <DoorDefs />
      <GoalDefs />
      <TowerDefs />
      <OmenDefs />
      <BackDefs />
      <TerrorDefs />
    </defs>
  </svg>;
