import { namesInAddress } from '@dialogwerk/shared/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables/tables.ts';
import { findStudy } from './findStudy.ts';

/** The names that stand in the addresses to which a study sends its respondents on, those of its quotas among them; each once. */
export async function sentNames(db: Kysely<Tables>, survey_id: string): Promise<readonly string[]> {
  const study = await findStudy(db, survey_id);
  const quotas = await db.selectFrom('quotas').select('when_full').where('survey_id', '=', survey_id).execute();
  const own = quotas.flatMap(({ when_full }) => (when_full.kind === 'address' ? [when_full.address] : []));
  const ends = [study?.finished_address, study?.screened_address, study?.quota_address].flatMap((one) => one ?? []);
  return [...new Set([...ends, ...own].flatMap(namesInAddress))];
}
