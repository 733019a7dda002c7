// Card.tsx - a card as a picture.
import {
  HIDDEN_CARD, KIND_DOOR, KIND_GOAL, KIND_GOAL_DOWN, KIND_HAPPY_DREAM,
  KIND_NIGHTMARE, KIND_PREMONITION, KIND_ROOM, KIND_TERROR, KIND_TOWER,
} from "onirim/constants";
import type { Card } from "../engine/types";
import { Back } from "./back";
import { Door } from "./door";
import { HappyDream, Nightmare } from "./dream";
import { Frame } from "./frame";
import { Goal } from "./goal";
import { Premonition, Words } from "./premonition";
import { Room } from "./room";
import { Terror } from "./terror";
import { Tower } from "./tower";

/** A card of a kind that this page does not know has its name. */
const Unknown = ({ card }: { card: Card }) =>
  <Frame card={card} tint="night"><Words text={card.text} y={70} /></Frame>;

const pictures = new Map<number, typeof Room>([
  [KIND_ROOM, Room], [KIND_DOOR, Door], [KIND_NIGHTMARE, Nightmare],
  [KIND_HAPPY_DREAM, HappyDream], [KIND_TOWER, Tower], [KIND_GOAL, Goal],
  [KIND_GOAL_DOWN, Goal], [KIND_PREMONITION, Premonition],
]);

interface CardFaceProps {
  readonly card: Card;
  /** PART_...: the place of a Terror in its creature, if it has one. */
  readonly part?: number | undefined;
}

export function CardFace({ card, part }: CardFaceProps) {
  if (card.value === HIDDEN_CARD)
    return <Back card={card} />;
  if (card.kind === KIND_TERROR)
    return <Terror card={card} part={part} />;
  const Picture = pictures.get(card.kind ?? 0) ?? Unknown;

  return <Picture card={card} />;
}
