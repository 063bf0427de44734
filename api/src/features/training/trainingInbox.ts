import type { InboxReply } from '@dialogwerk/shared/contract';
import { sameReplies } from '@dialogwerk/shared/dialog/understanding';
import type { BlockUnderstanding } from '@dialogwerk/shared/dialog/understanding';
import type { Handler } from '../../calls/handler.ts';
import { eachInTurns } from '../../inTurns.ts';
import { freeRepliesOf } from './freeReplies.ts';
import type { FreeReply } from './freeReplies.ts';
import { blockToTrain, draftUnderstanding } from './training.ts';

/** The most replies that one look at the inbox gives. */
const MOST = 300;
const MOST_MATCHES = 3;

/** The newest replies of a kind: the groups with the least certain reply first, because assigning these teaches most. */
export const trainingInbox: Handler<'trainingInbox'> = async ({ show, ...input }, context) => {
  const place = await blockToTrain(context, input);
  const { db } = context.services;
  const all = freeRepliesOf(db, place);
  const waiting = all.where('handled', 'is', null);
  const wanted = {
    waiting: waiting.where('zone', '!=', 'sure'),
    understood: waiting.where('zone', '=', 'sure'),
    handled: all.where('handled', 'is not', null),
  }[show];
  const rows: FreeReply[] = await wanted.limit(MOST).execute();
  const { count } = await wanted
    .clearSelect()
    .clearOrderBy()
    .select((row) => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  const understanding = await draftUnderstanding(context, place, ...rows.map(({ text }) => text));
  const judged = await eachInTurns(rows, (row) => judge(row, understanding));
  const order = judged.toSorted((one, other) => certaintyOf(one) - certaintyOf(other));
  return { total: Number(count), groups: sameReplies(order, ({ text }) => text) };
};

function judge(row: FreeReply, understanding: BlockUnderstanding): InboxReply {
  const { zone, all } = understanding.decide(row.text);
  const { reply_id, text, is_live, handled, assigned } = row;
  const matches = all.slice(0, MOST_MATCHES);
  return {
    reply_id,
    text,
    is_live,
    handled,
    assigned,
    zone,
    matches,
    at_the_time: row.zone,
    said_at: row.said_at.getTime(),
  };
}

/** How far from a coin's toss the best match is: nonsense is certain, too. */
function certaintyOf({ matches: [best] }: InboxReply): number {
  return Math.abs((best?.confidence ?? 0) - 0.5);
}
