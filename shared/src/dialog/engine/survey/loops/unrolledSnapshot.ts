import type { SurveySnapshot } from '../SurveySnapshot.ts';
import { unrolled } from './unrolled.ts';

/** A dialog with its loops unrolled, as respondents meet it and as answers are kept; the same where it has none. */
export function unrolledSnapshot<Kept extends Pick<SurveySnapshot, 'blocks'>>(snapshot: Kept): Kept {
  if (!snapshot.blocks.some(({ type }) => type === 'loop')) return snapshot;
  const ordered = snapshot.blocks.toSorted(
    (a, b) => a.order - b.order || (a.unique_question_id < b.unique_question_id ? -1 : 1),
  );
  return { ...snapshot, blocks: unrolled(ordered) };
}
