import type { TrainingFinding } from '@dialogwerk/shared/contract';
import { texts } from '../texts.ts';
import { labelOf } from './Meaning.ts';
import type { Meaning } from './Meaning.ts';

/** What is to be said of an example beside another one. */
export interface Remark {
  readonly kind: TrainingFinding['kind'];
  readonly text: string;
}

/** Remarks by target and by example; of several on one example a contradiction, because it does harm. */
export function remarksOf(
  meanings: readonly Meaning[],
  findings: readonly TrainingFinding[],
): ReadonlyMap<string, ReadonlyMap<string, Remark>> {
  const remarks = new Map<string, Map<string, Remark>>();
  for (const { kind, one, other, likeness } of findings) {
    // Of two that say the same, the later is the superfluous one.
    const marked = kind === 'duplicate' ? [[other, one] as const] : [[one, other] as const, [other, one] as const];
    for (const [example, beside] of marked) {
      const ofTarget = remarks.get(example.target) ?? new Map<string, Remark>();
      remarks.set(example.target, ofTarget);
      if (ofTarget.get(example.text)?.kind === 'contradiction') continue;
      const label = labelOf(meanings, beside.target);
      const contradicts =
        likeness === 1 ? texts.examples.same(label) : texts.examples.contradiction(beside.text, label);
      ofTarget.set(example.text, {
        kind,
        text: kind === 'duplicate' ? texts.examples.duplicate(beside.text) : contradicts,
      });
    }
  }
  return remarks;
}
