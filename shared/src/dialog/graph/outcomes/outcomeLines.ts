import type { Block, Jump } from '../../../contract/index.ts';
import { OPTION_LINE } from '../geometry/cardSizes.ts';
import { outcomesOf } from './outcomesOf.ts';
import type { Outcome } from './outcomesOf.ts';

/** Where on its card an outcome has its line, and at whose right end the handle that its way leaves from. */
export interface OutcomeHandle {
  /** An option's id, or what another outcome is called. */
  readonly outcome: string;
  /** From above, from 0. */
  readonly row: number;
  /** How many lines the card has with a handle. */
  readonly rows: number;
}

/** What an outcome's line on a card says; '' for an option without a text. */
export interface OutcomeLine {
  readonly kind: Outcome['kind'];
  readonly text: string;
  readonly handle: OutcomeHandle;
}

/**
 * The lines of a block's outcomes on its card, below each other in their order. A card grows no further than to where the one below it stands, so that
 * cards stay where they are; `more` counts the outcomes that it has no line for.
 */
export function outcomeLines(block: Block): { readonly lines: readonly OutcomeLine[]; readonly more: number } {
  const outcomes = outcomesOf(block).filter(isShown);
  const rows = outcomes.length > OPTION_LINE.most ? OPTION_LINE.most - 1 : outcomes.length;
  const lines = outcomes.slice(0, rows).map(({ kind, id, text }, row): OutcomeLine => ({
    kind,
    text,
    handle: { outcome: id, row, rows },
  }));
  return { lines, more: outcomes.length - rows };
}

/** Because nearly every question takes words, 'nicht verstanden' has a line once it leads somewhere. */
function isShown(outcome: Outcome): boolean {
  return outcome.kind !== 'settled' || outcome.id !== '@notUnderstood' || outcome.target !== null;
}

/** The handles on a block's card that a jump of it is drawn from: that of its option, those of the ranges that it leads away; none for any other. */
export function jumpHandles(block: Block): (jump: Jump) => readonly OutcomeHandle[] {
  const handles = new Map(outcomeLines(block).lines.map(({ handle }) => [handle.outcome, handle]));
  const byJump = new Map<Jump, OutcomeHandle[]>();
  for (const outcome of outcomesOf(block)) {
    const handle = handles.get(outcome.id);
    if (outcome.kind !== 'range' || outcome.jump === null || !handle) continue;
    byJump.set(outcome.jump, [...(byJump.get(outcome.jump) ?? []), handle]);
  }
  return (jump) => {
    if (jump.kind === 'condition') return byJump.get(jump) ?? [];
    const handle = handles.get(jump.option_id);
    return handle ? [handle] : [];
  };
}
