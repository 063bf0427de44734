import type { UnderstandingZone } from '@dialogwerk/shared/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../storage/tables/tables.ts';
import type { BlockPlace } from './storedExamples.ts';

/** A reply in a respondent's own words, as it is stored. */
export interface FreeReply {
  readonly reply_id: string;
  readonly unique_question_id: string;
  readonly text: string;
  readonly said_at: Date;
  readonly is_live: boolean;
  readonly zone: UnderstandingZone;
  readonly training_revision: number;
  readonly handled: 'assigned' | 'dismissed' | null;
  readonly assigned: string | null;
}

/** Free replies of a dialog, the newest first. */
export function freeReplies(db: Kysely<Tables>, survey_id: string) {
  return db
    .selectFrom('free_replies as r')
    .innerJoin('conversations as c', (join) =>
      join.onRef('c.survey_id', '=', 'r.survey_id').onRef('c.conversation_id', '=', 'r.conversation_id'),
    )
    .select([
      'r.reply_id',
      'r.unique_question_id',
      'r.text',
      'r.said_at',
      'r.zone',
      'r.training_revision',
      'r.handled',
      'r.assigned',
      'c.is_live',
    ])
    .where('r.survey_id', '=', survey_id)
    .orderBy('r.said_at', 'desc')
    .orderBy('r.reply_id', 'desc');
}

/** Free replies to one block. */
export function freeRepliesOf(db: Kysely<Tables>, { survey_id, unique_question_id }: BlockPlace) {
  return freeReplies(db, survey_id).where('r.unique_question_id', '=', unique_question_id);
}
