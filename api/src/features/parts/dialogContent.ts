import type { SurveyConfig } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { SurveyOfAuthor } from '../../policies/findSurvey.ts';
import { contentAt } from '../../publications/contentAt.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import type { Tables } from '../../storage/tables/tables.ts';
import type { ServedPart } from './ServedPart.ts';

/** A dialog as a part: as it was at a version, else as it was published last, its draft where it never was. */
export function dialogContent(
  db: Kysely<Tables>,
  { survey_id, survey_name: name }: Pick<SurveyOfAuthor, 'survey_id' | 'survey_name'>,
  version?: number,
): Promise<ServedPart> {
  return inTransaction(db, async (tx) => {
    // Locked, so that no edit comes between the draft and its history.
    await tx.selectFrom('surveys').select('revision').where('survey_id', '=', survey_id).forShare().execute();
    const at = version ?? (await newestVersion(tx, survey_id));
    const { blocks, templ_options, settings } = await contentAt(tx, survey_id, at);
    // What was kept before there was a library says nothing of it.
    const { library, du_sie, language }: Partial<SurveyConfig> & Pick<SurveyConfig, 'du_sie' | 'language'> = settings;
    return {
      from: { kind: 'dialog', id: survey_id },
      version: at,
      name,
      rights: library?.rights ?? '',
      du_sie,
      language,
      blocks: [...blocks],
      templ_options: [...templ_options],
    };
  });
}

async function newestVersion(tx: Kysely<Tables>, survey_id: string): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select coalesce(p.revision, s.revision) as version
    from surveys s left join publications p on p.survey_id = s.survey_id and p.publication_id = s.publication_id
    where s.survey_id = ${survey_id}`.execute(tx);
  return rows[0]?.version ?? 0;
}
