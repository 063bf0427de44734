import { randomUUID } from 'node:crypto';
import type { CallResponse } from '@dialogwerk/shared/contract';
import { acceptableReply } from '@dialogwerk/shared/testing/replies';
import { aRespondent } from '../aRespondent.ts';
import type { TestRespondent } from '../aRespondent.ts';
import type { TestApi } from '../startTestApi.ts';

/** What a respondent does next, `pick` says with which reply: answers what is open (`back` null), or goes back to an earlier answer. */
export interface Move {
  readonly back: number | null;
  readonly pick: number;
}

/** The questions that stand as answered before a respondent, with their replies, in order. */
export type Seen = CallResponse<'answered'>['answered'];

/** One respondent who goes through a dialog and back. */
export interface Walker {
  readonly survey_id: string;
  readonly respondent: TestRespondent;
}

/** One who has opened a dialog. */
export async function aWalker(api: TestApi, survey_id: string): Promise<Walker> {
  const walker = { survey_id, respondent: await aRespondent(api, survey_id) };
  await walker.respondent.chat();
  return walker;
}

export async function seenBy(api: TestApi, { survey_id, respondent }: Walker): Promise<Seen> {
  return (await api.call('answered', { survey_id }, respondent.token)).answered;
}

/** Says what another one has said, and nothing else. */
export async function saysOnly({ respondent }: Walker, seen: Seen): Promise<void> {
  for (const { question, reply } of seen) {
    const { unique_question_id: id, nachfrage_id } = question;
    await respondent.reply(nachfrage_id === null ? id : { id, nachfrage_id }, reply);
  }
}

/** Makes a move a second later; nothing where there is none to make, or none may be made. */
export async function makeMove(api: TestApi, walker: Walker, { back, pick }: Move): Promise<void> {
  const { survey_id, respondent } = walker;
  api.clock.now += 1_000;
  if (back === null) {
    const { question } = await respondent.chat();
    if (question) await saysOnly(walker, [{ question, reply: acceptableReply(question.input, pick) }]);
    return;
  }
  const seen = await seenBy(api, walker);
  const earlier = seen[back % Math.max(seen.length, 1)];
  // What had a time that was part of the question is not answered anew.
  if (!earlier || earlier.question.timed?.essential) return;
  const { unique_question_id, nachfrage_id, input } = earlier.question;
  const change = { survey_id, unique_question_id, nachfrage_id, reply: acceptableReply(input, pick) };
  await api.call('changeAnswer', { ...change, turn_id: randomUUID() }, respondent.token);
}
