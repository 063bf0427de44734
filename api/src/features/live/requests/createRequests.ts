import { openRequest } from '@dialogwerk/shared/dialog';
import { callForDialog } from '../../../outgoing/callForDialog.ts';
import { forEachSettled } from '../../../forEachSettled.ts';
import { uuidv7 } from '../../../storage/ids.ts';
import { findConversation, storeTurn } from '../conversationStatements.ts';
import type { LiveServices } from '../LiveServices.ts';
import { playTurn } from '../turn/playTurn.ts';
import type { ConversationId, Requests } from './Requests.ts';
import { surveyOf } from '../surveyOf.ts';

const LEFT_AT_ONCE = 100;

/**
 * A request is made after the turn that wants it is committed, and its outcome is stored on the count of turns that it
 * was made at: it may be made again after a crash, but its outcome counts exactly once. None is made for a dialog that is not
 * active any more, because nobody goes on there.
 */
export function createRequests(live: Omit<LiveServices, 'requests'>): Requests {
  const running = new Map<string, Promise<void>>();

  async function settle({ survey_id, conversation_id }: ConversationId): Promise<void> {
    for (;;) {
      const conversation = await findConversation(live.pool, survey_id, conversation_id);
      if (!conversation || conversation.closed) return;
      const survey = await surveyOf(live, survey_id, conversation);
      const request = openRequest(survey, conversation.state);
      if (!request) return;
      const values = await callForDialog(live, survey_id, request);
      const event = { kind: 'response', unique_question_id: request.unique_question_id, values, request } as const;
      const now = live.now();
      const played = playTurn(survey, conversation.state, event, { now });
      if (played.outcome !== 'accepted') throw new Error(`a response is ${played.outcome}`);
      const { state, entries, result: outcome, answers, way } = played;
      const turn_id = uuidv7(now);
      const turn = { survey_id, conversation, turn_id, event, state, entries, outcome, answers, way, heard: null, now };
      await storeTurn(live.pool, turn);
    }
  }

  const requests: Requests = {
    settle(conversation) {
      const key = `${conversation.survey_id}/${conversation.conversation_id}`;
      const settling = running.get(key) ?? settle(conversation).finally(() => running.delete(key));
      running.set(key, settling);
      return settling;
    },
    async resumePending(ageMs) {
      const left = await live.db
        .selectFrom('conversations')
        .innerJoin('surveys', 'surveys.survey_id', 'conversations.survey_id')
        .select(['conversations.survey_id', 'conversation_id'])
        .where('waiting_since', '<=', new Date(live.now() - ageMs))
        .where('deleted_at', 'is', null)
        .where((survey) => survey.or([survey('active', '=', true), survey('is_live', '=', false)]))
        .orderBy('waiting_since')
        .limit(LEFT_AT_ONCE)
        .execute();
      await forEachSettled(left, (conversation) => requests.settle(conversation));
    },
  };
  return requests;
}
