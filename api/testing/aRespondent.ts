import { randomUUID } from 'node:crypto';
import type { CallResponse, Reply } from '@dialogwerk/shared/contract';
import type { Answer, TestApi } from './startTestApi.ts';

type Chat = CallResponse<'conversation'>;

/** One respondent in one dialog. */
export interface TestRespondent {
  readonly token: string;
  readonly user_id: string;
  /** The transcript and the open question. */
  chat(): Promise<Chat>;
  /** Replies to a question and expects that it is taken. */
  reply(question: string | { id: string; nachfrage_id: string }, reply: Reply, turn_id?: string): Promise<Chat>;
  /** The same, and gives whatever came back. */
  tryReply(
    question: string | { id: string; nachfrage_id: string },
    reply: Reply,
    turn_id?: string,
  ): Promise<Answer<unknown>>;
}

/** Registers a respondent, whose messenger may send from several tabs at once. */
export async function aRespondent(api: TestApi, survey_id: string): Promise<TestRespondent> {
  const { token_live: token, user_id } = await api.call('registerLive', { survey_id });
  const turn = (question: string | { id: string; nachfrage_id: string }, reply: Reply, turn_id: string) => ({
    survey_id,
    turn_id,
    unique_question_id: typeof question === 'string' ? question : question.id,
    nachfrage_id: typeof question === 'string' ? null : question.nachfrage_id,
    reply,
  });
  return {
    token,
    user_id,
    chat: () => api.call('conversation', { survey_id }, token),
    reply: (question, reply, turn_id = randomUUID()) => api.call('turn', turn(question, reply, turn_id), token),
    tryReply: (question, reply, turn_id = randomUUID()) => api.send('turn', turn(question, reply, turn_id), token),
  };
}
