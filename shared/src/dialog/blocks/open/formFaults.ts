import type { BlockOf } from '../../../contract/index.ts';
import { boundsFault, swappedFault } from '../common/faults.ts';
import type { BlockFault } from '../common/faults.ts';
import { faultTexts } from '../common/faultTexts.ts';
import { isImpossible, isTurned } from './openForm.ts';

/** A length the wrong way round, or a form that no text has. */
export function formFaults(block: BlockOf<'open'>): BlockFault[] {
  const { min_length, max_length } = block;
  if (isTurned(block) && min_length) return [swappedFault({ min_length: max_length, max_length: min_length })];
  if (!isImpossible(block)) return [];
  const { noText, noTextMeets, dropForm } = faultTexts.bounds;
  return [boundsFault(noText, noTextMeets, { fix: { label: dropForm, change: { pattern: null, min_length: null } } })];
}
