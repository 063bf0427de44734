import type { AnswerColumn, BlockVersions } from '../AnswerColumn.ts';
import { numberColumn, textColumn } from './columns.ts';
import { columnTexts } from './columnTexts.ts';
import { OTHER_PART, otherOf } from './other.ts';
import type { ChoiceBlock } from './other.ts';

/** What was typed beside 'Sonstiges'; nothing where no version has such a field. In versions of both kinds numbers stand as words. */
export function otherColumns({ all }: BlockVersions<ChoiceBlock>): AnswerColumn[] {
  const kinds = new Set(all.flatMap((block) => otherOf(block)?.kind ?? []));
  if (kinds.size === 0) return [];
  const column: Partial<AnswerColumn> = {
    part: OTHER_PART,
    aspect: '_sonstiges',
    label: columnTexts.other,
    isOfferedBy: (block) => 'other' in block && otherOf(block) !== null,
  };
  if (kinds.has('text')) {
    return [textColumn({ ...column, read: ({ get }) => wordsOf(get(OTHER_PART)) })];
  }
  const read: AnswerColumn['read'] = ({ get }) => {
    const value = get(OTHER_PART);
    return typeof value === 'number' ? value : null;
  };
  return [{ ...numberColumn(null), ...column, read }];
}

const wordsOf = (value: unknown): string | null =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : null;
