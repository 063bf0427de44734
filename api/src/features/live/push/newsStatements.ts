import type { Pool } from 'pg';

/** What a browser is to be told. */
export interface NewsRow {
  readonly participation_id: string;
  readonly endpoint_hash: Buffer;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly news_seq: number;
  readonly news_survey_id: string;
  readonly tries: number;
}

/** Whoever reads a stream needs no message about what they have read, on none of their devices. */
export async function forgetRead(pool: Pool, participation_id: string, seq: number): Promise<void> {
  await pool.query({
    name: 'news-read',
    text: `
      update push_subscriptions set due_at = null, tries = 0
      where participation_id = $1 and news_seq <= $2 and due_at is not null`,
    values: [participation_id, seq],
  });
}

/**
 * Takes what is due, `most` at a time: no other server gets it before `again`, when it is due once more unless it was told. So
 * nothing is told twice at once, and nothing is lost where a server dies in between.
 */
export async function takeDueNews(
  pool: Pool,
  { now, again, most }: { readonly now: Date; readonly again: Date; readonly most: number },
): Promise<NewsRow[]> {
  const { rows } = await pool.query<NewsRow>({
    name: 'news-take',
    text: `
      with due as (
        select participation_id, endpoint_hash from push_subscriptions
        where due_at <= $1 order by due_at limit $3 for update skip locked
      )
      update push_subscriptions s set due_at = $2, tries = s.tries + 1
      from due where s.participation_id = due.participation_id and s.endpoint_hash = due.endpoint_hash
      returning s.participation_id, s.endpoint_hash, s.endpoint, s.p256dh, s.auth, s.news_seq, s.news_survey_id, s.tries`,
    values: [now, again, most],
  });
  return rows;
}

type Taken = Pick<NewsRow, 'participation_id' | 'endpoint_hash' | 'news_seq'>;

/** Notes that this much was told, or is given up; what has come meanwhile is due at `next`. */
export async function endNews(
  pool: Pool,
  { participation_id, endpoint_hash, news_seq }: Taken,
  next: Date,
): Promise<void> {
  await pool.query({
    name: 'news-end',
    text: `
      update push_subscriptions
      set tries = 0, due_at = case when due_at is not null and news_seq > $3 then $4::timestamptz end
      where participation_id = $1 and endpoint_hash = $2`,
    values: [participation_id, endpoint_hash, news_seq, next],
  });
}

/** A browser that is gone is told nothing more. */
export async function dropSubscription(
  pool: Pool,
  { participation_id, endpoint_hash }: Pick<NewsRow, 'participation_id' | 'endpoint_hash'>,
): Promise<void> {
  await pool.query({
    name: 'news-drop',
    text: 'delete from push_subscriptions where participation_id = $1 and endpoint_hash = $2',
    values: [participation_id, endpoint_hash],
  });
}
