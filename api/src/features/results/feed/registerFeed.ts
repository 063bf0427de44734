import type { ExportWish } from '@dialogwerk/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Selectable } from 'kysely';
import { CallError } from '../../../errors/CallError.ts';
import type { Services } from '../../../services.ts';
import type { Tables } from '../../../storage/tables/tables.ts';
import { takeTokens } from '../../../throttle/TokenBucket.ts';
import type { TokenBucket } from '../../../throttle/TokenBucket.ts';
import { createFileSender } from '../createFileSender.ts';
import { readVariables } from '../data/readVariables.ts';
import { fileName } from '../export/fileName.ts';
import type { ExportRow } from '../export/exportStatements.ts';
import { writeInThread } from '../export/writeInThread.ts';
import { isWritten } from '../personal/hideCells.ts';
import { feedOfFile, FEED_ROUTE } from './feedPath.ts';
import { feedTag } from './feedTag.ts';
import { feedTexts } from './texts.ts';

/** Spreadsheets ask once an hour; somebody who tries it out asks more often for a while. */
const FETCHES: TokenBucket = { name: 'fetches of a feed', burst: 10, refillMs: 60_000 };
/** Beside the files that people wait for. */
const AT_ONCE = 1;

type FeedRow = Selectable<Tables['feeds']>;

/** The table that a spreadsheet fetches by its address, read-only; 404 where the address has ended, 304 where nothing has changed. */
export function registerFeed(app: FastifyInstance, services: Services): void {
  const { db, pool, pseudonym, now, countedActs } = services;
  const send = createFileSender(AT_ONCE);
  app.get<{ Params: { file: string } }>(FEED_ROUTE, async (request, reply) => {
    const feed_id = feedOfFile(pseudonym, request.params.file);
    const found = feed_id === null ? undefined : await findFeed(services, feed_id);
    if (!found) throw new CallError('feed/unknown');
    const wait = await takeTokens(services, FETCHES, found.feed.feed_id, 1);
    if (wait > 0) throw new CallError('feed/too-often', { retryAfter: Math.ceil(wait / 1_000) });
    const { feed, survey_name } = found;
    const at = new Date(now());
    await db.updateTable('feeds').set({ fetched_at: at }).where('feed_id', '=', feed.feed_id).execute();
    const headers = {
      etag: await feedTag(db, feed, now()),
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    };
    if (request.headers['if-none-match'] === headers.etag) return reply.code(304).headers(headers).send();
    countedActs.count({ act: 'answers_read', actor_id: null, survey_id: feed.survey_id, detail: feedTexts.audit });
    const row = await wantedOf(services, feed, fileName(survey_name, 'csv', now()), at);
    return send(reply, {
      media_type: 'text/csv; charset=utf-8',
      file_name: row.file_name,
      headers,
      open: () => writeInThread(pool, { of: 'dialog', row }),
    });
  });
}

async function findFeed(
  { db }: Pick<Services, 'db'>,
  feed_id: string,
): Promise<{ readonly feed: FeedRow; readonly survey_name: string } | undefined> {
  const row = await db
    .selectFrom('feeds')
    .innerJoin('surveys', 'surveys.survey_id', 'feeds.survey_id')
    .where('feed_id', '=', feed_id)
    .where('deleted_at', 'is', null)
    .selectAll('feeds')
    .select('survey_name')
    .executeTakeFirst();
  return row && { feed: row, survey_name: row.survey_name };
}

/** One row for all fetches of a feed, because what writes files notes there how far it is; nobody's, so that it is fetched by no other address. */
async function wantedOf(
  { db }: Pick<Services, 'db'>,
  { survey_id, feed_id: export_id, with_texts, separator, content }: FeedRow,
  file_name: string,
  created_at: Date,
): Promise<ExportRow> {
  const all = await readVariables(db, survey_id);
  const variables = with_texts ? {} : { variables: all.filter((one) => !isWritten(one)).map(({ name }) => name) };
  const wanted: ExportWish = {
    format: 'csv',
    filter: '',
    missing: 'empty',
    marks: false,
    personal: 'keep',
    separator,
    content,
    ...variables,
  };
  const set = { wanted: JSON.stringify(wanted), file_name, created_at, total: 0, written: 0, state: 'ready' as const };
  await db
    .insertInto('exports')
    .values({ survey_id, export_id, user_id: null, ended_at: null, ...set })
    .onConflict((conflict) => conflict.columns(['survey_id', 'export_id']).doUpdateSet(set))
    .execute();
  return { survey_id, export_id, user_id: null, ...set, wanted };
}
