import type { CallInput, CallResponse } from '@dialogwerk/shared/contract';
import { CONSENT_LIMITS } from '@dialogwerk/shared/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../storage/tables/tables.ts';

/** A page of the log of consents, the latest line first, and how many lines the filter has in all. */
export async function readConsentLines(
  db: Kysely<Tables>,
  survey_id: string,
  { text_hash, act, conversation_id, offset }: CallInput<'consentLines'>,
): Promise<CallResponse<'consentLines'>> {
  const wanted = db
    .selectFrom('consents as l')
    .where('l.survey_id', '=', survey_id)
    .$if(text_hash !== undefined, (rows) => rows.where('l.text_hash', '=', Buffer.from(text_hash ?? '', 'hex')))
    .$if(act !== undefined, (rows) => rows.where('l.act', '=', act ?? 'given'))
    .$if(conversation_id !== undefined, (rows) => rows.where('l.conversation_id', '=', conversation_id ?? ''));
  const [{ total }, rows] = await Promise.all([
    wanted.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    wanted
      .innerJoin('conversations as c', (join) =>
        join.onRef('c.survey_id', '=', 'l.survey_id').onRef('c.conversation_id', '=', 'l.conversation_id'),
      )
      .leftJoin('publications as p', (join) =>
        join.onRef('p.survey_id', '=', 'c.survey_id').onRef('p.publication_id', '=', 'c.publication_id'),
      )
      .select(['l.consent_id', 'l.conversation_id', 'l.text_hash', 'l.act', 'l.on_own_page'])
      .select(['l.unique_question_id', 'l.revision', 'l.at', 'p.published_at'])
      .orderBy('l.at', 'desc')
      .orderBy('l.seq', 'desc')
      .limit(CONSENT_LIMITS.atOnce)
      .offset(offset)
      .execute(),
  ]);
  return {
    total,
    lines: rows.map(({ text_hash: hash, at, published_at, ...line }) =>
      Object.assign(line, {
        text_hash: hash.toString('hex'),
        at: at.getTime(),
        published_at: published_at && published_at.getTime(),
      }),
    ),
  };
}
