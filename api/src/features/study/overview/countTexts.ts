import { completeness } from '@dialogwerk/shared/dialog';
import type { StudyOverview } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { createKept } from '../../../dialogs/createKept.ts';
import { readCurrentSnapshot } from '../../../storage/surveys/readSnapshot.ts';
import type { Tables } from '../../../storage/tables/tables.ts';

type Languages = StudyOverview['languages'];

const kept = createKept<Languages>('translated', ({ length }) => length);

/** How much of a dialog's draft there is in each of its other languages; worked out once for each revision. */
export async function countTexts(db: Kysely<Tables>, survey_id: string): Promise<Languages> {
  const { rows } = await sql<{ revision: number; others: number }>`
    select revision, jsonb_array_length(coalesce(settings->'languages', '[]')) as others
    from surveys where survey_id = ${survey_id}`.execute(db);
  const [found] = rows;
  if (!found || found.others === 0) return [];
  return kept([survey_id, found.revision], async () => {
    const snapshot = await readCurrentSnapshot(db, survey_id);
    const languages = snapshot?.languages ?? [];
    return snapshot ? languages.map((language) => Object.assign({ language }, completeness(snapshot, language))) : [];
  });
}
