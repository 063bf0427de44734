import type { Study } from '@dialogwerk/shared/contract';
import type { Kysely } from 'kysely';
import type { Pseudonym } from '../../identity/createPseudonym.ts';
import type { StudyOfAuthor } from '../../policies/StudyOfAuthor.ts';
import { testLinkQuery } from '../../studies/doors/testLink.ts';
import { findStudy } from '../../studies/findStudy.ts';
import type { Tables } from '../../storage/tables/tables.ts';
import { begunByLink } from './begunByLink.ts';
import { readQuotas } from './readQuotas.ts';

/** How a study is run and how it stands at a moment, in milliseconds since 1970. */
export async function readStudy(
  db: Kysely<Tables>,
  of: StudyOfAuthor,
  { now, pseudonym }: { readonly now: () => number; readonly pseudonym: Pseudonym },
): Promise<Study> {
  const { survey_id } = of;
  const stored = await findStudy(db, survey_id);
  const { starts_at = null, ends_at = null, most = null, begun = 0 } = stored ?? {};
  const link_id = stored?.test_link ?? null;
  return {
    period: { starts_at: starts_at?.getTime() ?? null, ends_at: ends_at?.getTime() ?? null, most },
    begun: most === null ? await begunByLink(db, of) : begun,
    quotas: await readQuotas(db, survey_id, now()),
    ends: {
      finished: stored?.finished_address ?? null,
      screened: stored?.screened_address ?? null,
      quota_full: stored?.quota_address ?? null,
    },
    password_set_at: stored?.password_set_at?.getTime() ?? null,
    once: stored?.once ?? false,
    proof: stored?.proof ?? false,
    personal_only: stored?.personal_only ?? false,
    test_link: link_id === null ? null : { link_id, query: testLinkQuery(pseudonym, survey_id, link_id) },
  };
}
