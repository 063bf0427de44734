import type { CallResponse } from '@dialogwerk/shared/contract';
import type { Handler, Handlers } from '../../../calls/handler.ts';
import { writeAudit } from '../../../audit/writeAudit.ts';
import { mayShare } from '../../../policies/mayShare.ts';
import type { Services } from '../../../services.ts';
import { inTransaction } from '../../../storage/inTransaction.ts';
import { feedPath } from './feedPath.ts';

const feed: Handler<'feed'> = async (input, { services, who }) => {
  const { survey_id } = await mayShare({ services, who }, input.survey_id);
  return readFeed(services, survey_id);
};

const setFeed: Handler<'setFeed'> = async (input, { services, who }) => {
  const { survey_id } = await mayShare({ services, who }, input.survey_id);
  const { now } = services;
  return inTransaction(services.db, async (tx) => {
    const act = input.feed ? 'feed_made' : 'feed_revoked';
    await writeAudit(tx, now(), { act, actor_id: who.user_id, survey_id });
    if (input.feed === null) {
      await tx.deleteFrom('feeds').where('survey_id', '=', survey_id).execute();
      return { feed: null };
    }
    const set = input.feed;
    await tx
      .insertInto('feeds')
      .values({ survey_id, ...set, made_at: new Date(now()) })
      .onConflict((conflict) => conflict.column('survey_id').doUpdateSet(set))
      .execute();
    return readFeed({ ...services, db: tx }, survey_id);
  });
};

/** The address of a dialog's answers for spreadsheets: Besitzer and Voller Zugriff see and set it. */
export const feedCalls = { feed, setFeed } satisfies Partial<Handlers>;

async function readFeed(
  { db, pseudonym }: Pick<Services, 'db' | 'pseudonym'>,
  survey_id: string,
): Promise<CallResponse<'feed'>> {
  const row = await db.selectFrom('feeds').selectAll().where('survey_id', '=', survey_id).executeTakeFirst();
  if (!row) return { feed: null };
  const { feed_id, with_texts, separator, content, made_at, fetched_at } = row;
  return {
    feed: {
      feed_id,
      with_texts,
      separator,
      content,
      path: feedPath(pseudonym, feed_id),
      made_at: made_at.getTime(),
      fetched_at: fetched_at?.getTime() ?? null,
    },
  };
}
