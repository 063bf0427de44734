import type { CallInput, ChatState } from '@dialogwerk/shared/contract';
import { isWaiting } from '@dialogwerk/shared/dialog';
import { CallError } from '../../../errors/CallError.ts';
import { busy } from '../busy.ts';
import type { LiveServices } from '../LiveServices.ts';
import { findForTurn } from './conversationStatements.ts';
import { playTurn } from './playTurn.ts';
import { beginConversation, readChat } from './readChat.ts';
import { languageOf } from './languageOf.ts';
import { storeSwitch } from './storeSwitch.ts';
import { surveyOf } from './surveyOf.ts';

/** As for a turn: each further attempt means that another call of this respondent was quicker, or that a system was waited for. */
const ATTEMPTS = 5;

/**
 * Goes on with a conversation in another language of its dialog, as a turn of its own; what is asked meanwhile of another system has its answer
 * first. Gives the whole conversation.
 *
 * Refuses with 404 (not the respondent's conversation), 410 (not active any more), 422 (the dialog does not have the language, or is part of a multi-chat, where each
 * dialog keeps the one that it began in), 503 (too many calls at once).
 */
export async function switchLanguage(
  live: LiveServices,
  user_id_live: string,
  { survey_id, turn_id, language }: CallInput<'switchLanguage'>,
): Promise<ChatState> {
  const now = () => readChat(live, survey_id, user_id_live);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const conversation = await findForTurn(live.pool, survey_id, user_id_live, turn_id);
    if (!conversation) throw new CallError('conversation/unknown');
    if (conversation.replayed) return now();
    if (conversation.closed) throw new CallError('survey/inactive');
    const survey = await surveyOf(live, survey_id, conversation);
    const { state, participation_id, turn } = conversation;
    if (participation_id !== null || !survey.languages.includes(language)) throw new CallError('language/unknown');
    if (turn === 0) {
      await beginConversation(live, survey, survey_id, conversation);
      continue;
    }
    if (languageOf(survey, state).language === language) return now();
    if (isWaiting(state)) {
      await now();
      continue;
    }
    const event = { kind: 'language', language } as const;
    const at = live.now();
    const played = playTurn(survey, state, event, { now: at });
    if (played.outcome !== 'accepted') return now();
    const { entries, result: outcome, way } = played;
    const said = { turn_id, event, entries, outcome, way, now: at };
    if (await storeSwitch(live.pool, { survey_id, conversation, state: played.state, ...said })) return now();
  }
  throw busy(1);
}
