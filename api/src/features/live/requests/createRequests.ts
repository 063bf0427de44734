import { linesOfTurn } from '../../../consents/consentLines.ts';
import { modelCallAt, openRequest } from '@dialogwerk/shared/dialog';
import type { ApiValues, CompiledSurvey, ModelOutcome } from '@dialogwerk/shared/dialog';
import type { StoredEvent } from '../../../storage/tables/tables.ts';
import { attempt } from '../../../attempts/attempt.ts';
import { callForDialog } from '../../../outgoing/callForDialog.ts';
import { forEachSettled } from '../../../forEachSettled.ts';
import { uuidv7 } from '../../../storage/ids.ts';
import { findConversation, storeTurn } from '../turn/conversationStatements.ts';
import type { ConversationRow } from '../turn/conversationStatements.ts';
import { callHash } from '../led/callHash.ts';
import { lead } from '../led/lead.ts';
import type { LiveServices } from '../LiveServices.ts';
import { playCounted } from '../turn/playCounted.ts';
import type { ConversationId } from '../../../dialogs/ConversationId.ts';
import type { Requests } from './Requests.ts';
import { repeats } from '../turn/repeats.ts';
import { surveyOf } from '../turn/surveyOf.ts';
import { playInChats } from '../chats/playInChats.ts';

const LEFT_AT_ONCE = 100;
/** What a turn takes around the model's own time. */
const AROUND_MODEL_MS = 1_500;

type Outcome = Extract<StoredEvent, { kind: 'response' | 'model' }>;

interface Awaited {
  readonly outcome: () => Promise<Outcome>;
  /** What counts where nothing came of it. */
  readonly failure: Outcome;
}

/**
 * A request is made, and a model asked, after the turn that wants it is committed, and its outcome is stored on the count of turns that it
 * was made at: it may be made again after a crash, but its outcome counts exactly once. None is made for a dialog that is not
 * active any more, because nobody goes on there.
 */
export function createRequests(live: Omit<LiveServices, 'requests'>): Requests {
  const running = new Map<string, Promise<void>>();

  /** What a conversation waits for: the request of an `api` block or a model's task; null when it waits for none. */
  function awaited(
    survey_id: string,
    survey: CompiledSurvey,
    { conversation_id, state, turn }: ConversationRow,
  ): Awaited | null {
    const request = openRequest(survey, state);
    if (request) {
      const { unique_question_id } = request;
      const answered = (values: ApiValues): Outcome => ({ kind: 'response', unique_question_id, values, request });
      return {
        outcome: async () => answered(await callForDialog(live, survey_id, request)),
        failure: answered(null),
      };
    }
    const call = modelCallAt(survey, state);
    if (!call) return null;
    const { unique_question_id } = call;
    const said = (outcome: ModelOutcome): Outcome => ({
      kind: 'model',
      unique_question_id,
      outcome,
      call: callHash(call),
    });
    return {
      outcome: async () => said(await lead(live, { survey_id, conversation_id, turn, call })),
      failure: said({ kind: 'failed' }),
    };
  }

  /** Takes what came of it as a turn. */
  async function take(survey_id: string, survey: CompiledSurvey, conversation: ConversationRow, came: Outcome) {
    const now = live.now();
    const { conversation_id, turn, participation_id } = conversation;
    if (participation_id !== null) {
      const own = { survey_id, turn, turn_id: uuidv7(now), event: came, file: null, heard: null };
      const played = await playInChats(live, participation_id, { kind: 'turn', survey_id, event: came }, own);
      const waiting = played.outcome === 'accepted' ? played.waiting : [];
      // What it has set off in other chats is a wait of theirs.
      const others = waiting.filter((other) => other.conversation_id !== conversation_id);
      for (const other of others) requests.settle(other).catch(() => {});
      return true;
    }
    const { played, event } = await playCounted(live, { survey_id, ...conversation }, survey, came, { now });
    if (played.outcome !== 'accepted') throw new Error(`a ${event.kind} is ${played.outcome}`);
    const { state, entries, result: outcome, answers, way } = played;
    const turn_id = uuidv7(now);
    await storeTurn(live.pool, {
      survey_id,
      conversation,
      turn_id,
      event,
      state,
      entries,
      outcome,
      answers,
      way,
      heard: null,
      consents: linesOfTurn(survey, conversation.state, answers),
      repeats: repeats(survey, answers),
      now,
    });
    return true;
  }

  async function settle({ survey_id, conversation_id }: ConversationId): Promise<void> {
    for (;;) {
      const conversation = await findConversation(live.pool, survey_id, conversation_id);
      if (!conversation || conversation.closed) return;
      const survey = await surveyOf(live, survey_id, conversation);
      const waited = awaited(survey_id, survey, conversation);
      if (!waited) return;
      const taken = await attempt(
        live,
        {
          kind: 'request',
          survey_id,
          id: `${survey_id}/${conversation_id}/${conversation.turn}`,
          longest: live.model.patience() + AROUND_MODEL_MS,
        },
        {
          work: async () => take(survey_id, survey, conversation, await waited.outcome()),
          instead: () => take(survey_id, survey, conversation, waited.failure),
        },
      );
      if (!taken) return;
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
        .where((survey) =>
          survey.or([
            survey('active', '=', true),
            survey('is_live', '=', false),
            // Whether its multi-chat is Live is seen when it is settled.
            survey('participation_id', 'is not', null),
          ]),
        )
        .orderBy('waiting_since')
        .limit(LEFT_AT_ONCE)
        .execute();
      await forEachSettled(left, (conversation) => requests.settle(conversation));
    },
  };
  return requests;
}
