import type { Block } from '@dialogwerk/shared/contract';
import { CallError } from '../../errors/CallError.ts';
import type { Edit } from './Edit.ts';

export interface FoundBlock {
  readonly block: Block;
  readonly deleted: boolean;
}

/** A block of the dialog, deleted or not; null when there never was one. */
export async function lookForBlock({ tx, survey }: Edit, id: string): Promise<FoundBlock | null> {
  const row = await tx
    .selectFrom('blocks')
    .select(['definition', 'order', 'deleted_at'])
    .where('survey_id', '=', survey.survey_id)
    .where('unique_question_id', '=', id)
    .executeTakeFirst();
  return row ? { block: { ...row.definition, order: row.order }, deleted: row.deleted_at !== null } : null;
}

/** The same; 404 when there never was one. */
export async function findBlock(edit: Edit, id: string): Promise<FoundBlock> {
  const found = await lookForBlock(edit, id);
  if (!found) throw new CallError('block/unknown', { id });
  return found;
}
