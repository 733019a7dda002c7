// Buttons.tsx - where the rules are opened from.
import type { Card, View } from "../engine/types";
import { useWords } from "../page/context";
import { useRules } from "./Rules";
import { aboutCard, aboutQuestion } from "./where";
import { rulesWords } from "./words";

export function AllRulesButton() {
  const tell = useRules();
  const words = useWords(rulesWords);

  return <button type="button" class="all-rules"
    onClick={() => tell(null)}>
    {words.rules}</button>;
}

export function QuestionRulesButton({ view }: { readonly view: View }) {
  const tell = useRules();
  const words = useWords(rulesWords);

  return (
    <button type="button" class="about" aria-label={words.here}
      title={words.here} onClick={() => tell(aboutQuestion(view))}>i</button>
  );
}

/** A card that can be played tells what it does while a finger holds it. */
const isHeld = (event: MouseEvent) =>
  (event as PointerEvent).pointerType === "touch" &&
  (event.target as Element).closest(".touch, .rest") !== null;

/** What an element of the page needs so that a card on it tells its rules when
 * it is pressed long, or with the other button of the mouse. */
export function useCardRules(card: Card) {
  const tell = useRules();
  const sections = aboutCard(card);

  return sections.length === 0 ? {} : {
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      if (isHeld(event)) return;
      tell(sections);
    },
  };
}
