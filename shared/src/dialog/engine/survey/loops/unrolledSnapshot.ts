import type { SurveySnapshot } from '../SurveySnapshot.ts';
import { inOrder } from '../inOrder.ts';
import { unrolled } from './unrolled.ts';

/** A dialog with its loops unrolled, as respondents meet it and as answers are kept; the same where it has none. */
export function unrolledSnapshot<Kept extends Pick<SurveySnapshot, 'blocks'>>(snapshot: Kept): Kept {
  if (!snapshot.blocks.some(({ type }) => type === 'loop')) return snapshot;
  return { ...snapshot, blocks: unrolled(inOrder(snapshot.blocks)) };
}
