// why.ts - why a card on the table cannot be taken now.
import type { Game, Onirim, OnirimReader } from "onirim";
import * as C from "onirim/constants";

/** With which verbs answers take cards that lie in a zone. */
const VERBS = new Map<number, readonly number[]>([
  [C.ZONE_HAND, [C.VERB_PLAY, C.VERB_DISCARD, C.VERB_KEY, C.VERB_BUILD]],
  [C.ZONE_SHARED, [C.VERB_PLAY, C.VERB_DISCARD, C.VERB_KEY]],
  [C.ZONE_DOORS, [C.VERB_DOOR]],
  [C.ZONE_PENDING, [C.VERB_DROP, C.VERB_NEXT, C.VERB_TOP]],
  [C.ZONE_DISCARD, [C.VERB_PAY]],
  [C.ZONE_PREMONITIONS, [C.VERB_RESOLVE, C.VERB_DISPEL]],
]);
const CREATURES = 7;
const ENDS = [1, 2];

export interface Place {
  readonly zone: number;
  readonly index: number;
  readonly card: number;
}

/** The actions of one verb that would take the card: more than one where it
 * can go to several places. */
function actionsOf(onirim: Onirim, verb: number, at: Place): number[] {
  const place = at.zone === C.ZONE_DOORS ? at.index
    : at.zone === C.ZONE_SHARED ? 1 : 0;
  const kind = at.card > C.HIDDEN_CARD
    ? onirim.cardTrait(at.card, C.TRAIT_KIND) : 0;
  const extras = verb === C.VERB_BUILD ? [...Array(CREATURES).keys()]
    : verb === C.VERB_PLAY && kind === C.KIND_TOWER ? ENDS : [0];

  return extras.map((extra) =>
    onirim.actionMake(verb, at.card, place, extra));
}

/** Why each thing that could be done with the card cannot be done: nothing for
 * what is legal, and for what is not asked. */
export function whyNot(onirim: Onirim, game: Game, at: Place,
  reader: OnirimReader): string[] {
  const other = game.player() === C.CHANCE ? C.VERB_TAKE : C.VERB_DEAL;
  const why = (action: number) => game.whyText(action, reader);
  const notAsked = why(onirim.actionMake(other, at.card, 0, 0));

  return (VERBS.get(at.zone) ?? []).flatMap((verb) => {
    const actions = actionsOf(onirim, verb, at);
    const action = actions.find((one) => why(one) !== notAsked);

    return action && !actions.some((one) => game.isLegal(one))
      ? [`${game.actionText(action, reader)}: ${why(action)}`] : [];
  });
}
