import { hidePersonal, PersonalWords } from '@dialogwerk/shared/dialog/personal';
import type { Cell, DataColumn, MarkVariable, Variable } from '@dialogwerk/shared/dialog';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../storage/tables/tables.ts';

/** What the team of a dialog decided about words of its texts. */
export async function readPersonalWords(db: Kysely<Tables>, survey_id: string): Promise<PersonalWords> {
  const rows = await db
    .selectFrom('personal_words')
    .select(['words', 'kind'])
    .where('survey_id', '=', survey_id)
    .execute();
  return new PersonalWords(rows);
}

/** Whether people have written what stands in a column: a free text, what was made of it, and what a link held. */
export function isWritten(column: DataColumn | Variable | MarkVariable): boolean {
  if (column.type !== 'text') return false;
  if ('mark' in column) return column.mark.of === 'notes' || column.mark.of === 'tags';
  return 'source' in column && ['answer', 'variable', 'link'].includes(column.source.from);
}

/** A row of one conversation without what tells of people in what was written. */
export function hideCells(
  row: readonly Cell[],
  columns: readonly (DataColumn | Variable | MarkVariable)[],
  words: PersonalWords,
): Cell[] {
  const hide = hidePersonal(words);
  return row.map((cell, index) => {
    const column = columns[index];
    return typeof cell === 'string' && column && isWritten(column) ? hide(cell) : cell;
  });
}
