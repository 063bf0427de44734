import { chatsPath } from '@dialogwerk/shared/contract';
import type { PushMessage } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import type { LiveServices } from '../LiveServices.ts';
import { newMessageIn } from '../texts.ts';
import { dropSubscription, endNews, takeDueNews } from './newsStatements.ts';
import type { NewsRow } from './newsStatements.ts';

/** At one time, so that all are through long before another server may try them. */
const AT_ONCE = 20;
/** What was not taken is tried again so much later, so often. */
const AGAIN_MS = 60_000;
const MOST_TRIES = 5;
/** Of a message header, in signs. */
const TOPIC_LENGTH = 32;

type Services = Pick<LiveServices, 'db' | 'pool' | 'now' | 'push' | 'pseudonym'>;

/** Who wrote, never what; null where the chat is gone. */
async function messageOf(
  { db, pseudonym }: Services,
  { participation_id, news_survey_id }: NewsRow,
): Promise<PushMessage | null> {
  const found = await db
    .selectFrom('conversations as c')
    .innerJoin('participations as p', 'p.participation_id', 'c.participation_id')
    .innerJoin('dialog_managers as m', 'm.dialog_manager_id', 'p.dialog_manager_id')
    .innerJoin('revisions as r', (join) =>
      join.onRef('r.survey_id', '=', 'c.survey_id').onRef('r.revision', '=', 'c.revision'),
    )
    .select([
      'm.dialog_manager_id',
      'm.public_id',
      sql<string>`coalesce(nullif(r.settings->>'avatar_name', ''), r.settings->>'survey_name', m.name)`.as('title'),
      sql<string>`coalesce(r.settings->>'language', 'de')`.as('language'),
    ])
    .where('c.participation_id', '=', participation_id)
    .where('c.survey_id', '=', news_survey_id)
    .executeTakeFirst();
  return (
    (found && {
      title: found.title,
      body: newMessageIn(found.language),
      path: `${chatsPath(found.dialog_manager_id, found.public_id)}#chat=${news_survey_id}`,
      tag: pseudonym(`push:${participation_id}:${news_survey_id}`).toString('base64url').slice(0, TOPIC_LENGTH),
    }) ??
    null
  );
}

/**
 * Tells browsers what has been said in their respondents' chats while no page read it. Several servers may be at it; each
 * message goes out once, and again only where nobody knows whether it was taken.
 */
export async function tellNews(services: Services): Promise<void> {
  const { pool, push } = services;
  if (!push) return;
  const now = services.now();
  const due = await takeDueNews(pool, { now: new Date(now), again: new Date(now + AGAIN_MS), most: AT_ONCE });
  await Promise.all(
    due.map(async (row) => {
      const message = await messageOf(services, row);
      const outcome = message ? await push.send(row, message, message.tag) : 'refused';
      if (outcome === 'gone') await dropSubscription(pool, row);
      else if (outcome !== 'later' || row.tries >= MOST_TRIES) await endNews(pool, row, new Date(services.now()));
    }),
  );
}
