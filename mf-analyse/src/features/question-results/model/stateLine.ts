import { formatShare } from '../../../formats.ts';
import { questionTexts } from '../texts.ts';
import type { QuestionStates } from './QuestionStates.ts';

const texts = questionTexts.states;

/** What became of a question in one line, without what did not happen; of a battery what became of its most asked item. */
export function stateLine(states: readonly QuestionStates[]): string {
  const [first] = states.toSorted((a, b) => b.asked - a.asked);
  if (!first) return texts.asked(0);
  const { asked, answered, skipped, withdrawn, open, changed } = first;
  return [
    texts.asked(asked),
    texts.answered(answered, formatShare(asked === 0 ? 0 : answered / asked)),
    ...(skipped > 0 ? [texts.skipped(skipped)] : []),
    ...(withdrawn > 0 ? [texts.withdrawn(withdrawn)] : []),
    ...(open > 0 ? [texts.open(open)] : []),
    ...(changed > 0 ? [texts.changed(changed)] : []),
  ].join(' · ');
}
