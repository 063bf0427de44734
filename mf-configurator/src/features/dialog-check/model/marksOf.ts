import type { Finding } from '@dialogwerk/shared/dialog';
import type { BlockMark } from '../../../model/BlockMark.ts';
import { texts } from '../texts.ts';

/** By block: that something was found about it. */
export function marksOf(
  findings: readonly Pick<Finding, 'unique_question_id' | 'severity'>[],
): ReadonlyMap<string, BlockMark> {
  const counts = new Map<string, { errors: number; warnings: number }>();
  for (const { unique_question_id: id, severity } of findings) {
    if (id === null) continue;
    const count = counts.get(id) ?? { errors: 0, warnings: 0 };
    if (severity === 'error') count.errors += 1;
    else count.warnings += 1;
    counts.set(id, count);
  }
  return new Map(
    [...counts].map(([id, { errors, warnings }]) => [
      id,
      { severity: errors > 0 ? 'error' : 'warning', label: texts.counts(errors, warnings) },
    ]),
  );
}
