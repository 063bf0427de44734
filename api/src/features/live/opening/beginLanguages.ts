import type { Language } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { chosenLanguage } from '../../../dialogs/wishedLanguages.ts';
import type { Tables } from '../../../storage/tables/tables.ts';

/** A dialog that a conversation begins in: at a revision, else on its draft or on what is published. */
interface Begun {
  readonly survey_id: string;
  readonly revision?: number;
}

/**
 * The language that somebody who wants these is spoken to in, by dialog; those that begin in their main language are left out.
 */
export async function beginLanguages(
  db: Kysely<Tables>,
  dialogs: readonly Begun[],
  { wished, draft }: { readonly wished: readonly Language[]; readonly draft: boolean },
): Promise<ReadonlyMap<string, Language>> {
  if (wished.length === 0) return new Map();
  const { rows } = await sql<{ survey_id: string; language: string; languages: string[] | null }>`
    select s.survey_id, k.settings ->> 'language' as language, k.settings -> 'languages' as languages
    from jsonb_to_recordset(${JSON.stringify(dialogs)}::jsonb) as d (survey_id text, revision int)
    join surveys s on s.survey_id = d.survey_id
    left join publications p on not ${draft}::boolean and p.survey_id = s.survey_id and p.publication_id = s.publication_id
    left join revisions r on not ${draft}::boolean and r.survey_id = s.survey_id and r.revision = coalesce(d.revision, p.revision)
    cross join lateral (select coalesce(r.settings, s.settings) as settings) k`.execute(db);
  return new Map(
    rows.flatMap(({ survey_id, language, languages }) => {
      const chosen = chosenLanguage({ language, languages: languages ?? [] }, wished);
      return chosen === language ? [] : [[survey_id, chosen] as const];
    }),
  );
}
