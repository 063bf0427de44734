import { formatShare } from '../../../formats.ts';
import { questionTexts } from '../texts.ts';
import type { QuestionStates } from './QuestionStates.ts';

const texts = questionTexts.states;

/** What became of a question in one line, without what did not happen; of a battery what became of its most asked item. */
export function stateLine(states: readonly QuestionStates[]): string {
  const [first] = states.toSorted((a, b) => (b.asked ?? 0) - (a.asked ?? 0));
  if (!first) return texts.asked(0);
  const { asked, answered, skipped, withdrawn, open, changed } = first;
  return [
    ...(asked === null ? [] : [texts.asked(asked)]),
    answered === null ? texts.fewAnswered : texts.answered(answered, shareOf(answered, asked)),
    ...(skipped ? [texts.skipped(skipped)] : []),
    ...(withdrawn ? [texts.withdrawn(withdrawn)] : []),
    ...(open ? [texts.open(open)] : []),
    ...(changed > 0 ? [texts.changed(changed)] : []),
  ].join(' · ');
}

function shareOf(answered: number, asked: number | null): string | null {
  return asked === null ? null : formatShare(asked === 0 ? 0 : answered / asked);
}
