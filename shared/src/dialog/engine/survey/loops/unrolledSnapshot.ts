import type { SurveySnapshot } from '../SurveySnapshot.ts';
import { inOrder } from '../inOrder.ts';
import { isGrouping } from './groupOf.ts';
import { unrolled } from './unrolled.ts';

/** A dialog with its loops unrolled and its shuffles resolved, as respondents meet it and as answers are kept; the same where it has none. */
export function unrolledSnapshot<Kept extends Pick<SurveySnapshot, 'blocks'>>(snapshot: Kept): Kept {
  if (!snapshot.blocks.some(isGrouping)) return snapshot;
  return { ...snapshot, blocks: unrolled(inOrder(snapshot.blocks)) };
}
