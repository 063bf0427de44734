import type { ConditionPart, ConditionRows, Join } from './ConditionRows.ts';

/** How the groups within rows are joined. */
export const otherJoin = (join: Join): Join => (join === 'and' ? 'or' : 'and');

/** The same condition without empty groups and without groups of one; a single row stands under `and`. */
export function tidyRows({ join, parts }: ConditionRows): ConditionRows {
  const tidy = tidyParts(parts);
  const [only] = tidy;
  if (tidy.length === 1 && only?.kind === 'group') return { join: otherJoin(join), parts: only.parts };
  return { join: tidy.length <= 1 ? 'and' : join, parts: tidy };
}

function tidyParts(parts: readonly ConditionPart[]): ConditionPart[] {
  return parts.flatMap((part): readonly ConditionPart[] => {
    if (part.kind === 'row') return [part];
    const inner = tidyParts(part.parts);
    const [only] = inner;
    if (only === undefined) return [];
    if (inner.length > 1) return [{ kind: 'group', parts: inner }];
    // What is alone in its group belongs to what stands around it.
    return only.kind === 'row' ? [only] : only.parts;
  });
}
