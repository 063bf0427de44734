import type { AnswersRead } from '@dialogwerk/shared/contract';
import type { TokenHolder } from '../identity/identity.ts';
import type { Services } from '../services.ts';
import { readTexts } from './texts.ts';

/** A dialog by its public id or its number, or a multi-chat by its number. */
export type ReadFrom = { readonly survey_id: string | number } | { readonly dialog_manager_id: string | number };

/** Counts for the audit trail that an author was shown what single respondents said; which ones it does not tell. */
export async function noteAnswersRead(
  { db, countedActs }: Pick<Services, 'db' | 'countedActs'>,
  who: TokenHolder,
  reads: AnswersRead,
  from: ReadFrom,
): Promise<void> {
  if (who.kind !== 'author') return;
  const act = { act: 'answers_read', actor_id: who.user_id } as const;
  const what = readTexts[reads];
  if ('dialog_manager_id' in from) {
    countedActs.count({ ...act, detail: readTexts.inMultiChat(what, String(from.dialog_manager_id)) });
    return;
  }
  const number = /^\d{1,15}$/.test(String(from.survey_id)) ? Number(from.survey_id) : null;
  const named = number === null ? null : await publicId(db, number);
  countedActs.count({ ...act, survey_id: named ?? String(from.survey_id), detail: what });
}

async function publicId(db: Services['db'], survey_id_int: number): Promise<string | null> {
  const survey = await db
    .selectFrom('surveys')
    .select('survey_id')
    .where('survey_id_int', '=', survey_id_int)
    .executeTakeFirst();
  return survey?.survey_id ?? null;
}
