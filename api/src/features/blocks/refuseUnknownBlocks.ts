import { CallError } from '../../errors/CallError.ts';
import type { Edit } from './Edit.ts';

/** 404 that names the first block that is not in the dialog. */
export async function refuseUnknownBlocks({ tx, survey }: Edit, ids: readonly string[], field: string): Promise<void> {
  const rows = await tx
    .selectFrom('blocks')
    .select('unique_question_id')
    .where('survey_id', '=', survey.survey_id)
    .where('deleted_at', 'is', null)
    .execute();
  const known = new Set(rows.map(({ unique_question_id }) => unique_question_id));
  const unknown = ids.find((id) => !known.has(id));
  if (unknown !== undefined) throw new CallError('block/unknown', { id: unknown, field });
}
