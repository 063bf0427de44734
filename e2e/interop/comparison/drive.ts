import { randomUUID } from 'node:crypto';
import type { CallResponse, OpenQuestion, Reply } from '@dialogwerk/shared/contract';
import { callOrThrow } from '@dialogwerk/shared/testing';
import { Written } from './Written.ts';
import type { Said, Version } from './Written.ts';

type Chat = CallResponse<'conversation'>;

/** Draws the same for the same seed (mulberry32). */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A respondent on the way. */
export interface Respondent {
  readonly token: string;
  readonly draw: () => number;
  written: Written;
  /** After so many replies they leave, for good or until the next publication. */
  leavesAfter: number;
  chat: Chat;
}

const words = ['Größe äöü', 'na', 'zu teuer; „sehr“', '=1+1', 'Zeile\neins', 'Ja', '🦊, und "so"'];

/** What somebody says to a question, and what that has to be kept as. */
function drawn(question: OpenQuestion, draw: () => number): { readonly reply: Reply; readonly said: Said } {
  const { input } = question;
  const one = <T>(list: readonly T[]): T => {
    const found = list[Math.floor(draw() * list.length)];
    if (found === undefined) throw new Error('nothing can be chosen');
    return found;
  };
  if (question.optional && draw() < 0.2) return { reply: { type: 'skip' }, said: null };
  switch (input.type) {
    case 'consent': {
      const agreed = draw() > (question.unique_question_id === 'einw' ? 0.04 : 0.4);
      return { reply: { type: 'consent', agreed }, said: agreed };
    }
    case 'single': {
      const { id } = one(input.options);
      return { reply: { type: 'single', option_id: id }, said: id };
    }
    case 'picture': {
      const { id } = one(input.options);
      return { reply: { type: 'picture', option_ids: [id] }, said: [id] };
    }
    case 'likert':
    case 'matrix': {
      const value = input.na && draw() < 0.1 ? 'na' : one(input.points).value;
      const reply: Reply =
        input.type === 'likert' ? { type: 'likert', value } : { type: 'matrix', item_id: input.item_id, value };
      return { reply, said: value };
    }
    case 'multiple': {
      const option_ids = input.options.map(({ id }) => id).filter(() => draw() < 0.5);
      return { reply: { type: 'multiple', option_ids }, said: option_ids };
    }
    case 'ranking': {
      const option_ids = input.options
        .map(({ id }) => ({ id, at: draw() }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ id }) => id);
      return { reply: { type: 'ranking', option_ids }, said: option_ids };
    }
    case 'constant_sum': {
      const at = Math.floor(draw() * input.items.length);
      const most = Math.floor(draw() * (input.total + 1));
      const rest = (at + 1) % input.items.length;
      const shares = input.items.map(({ id }, index) => ({
        item_id: id,
        points: index === at ? most : index === rest ? input.total - most : 0,
      }));
      return {
        reply: { type: 'constant_sum', shares },
        said: shares.map(({ item_id, points }) => `${item_id}=${points}`),
      };
    }
    case 'slider': {
      const value = Math.floor(draw() * 11);
      return { reply: { type: 'slider', value }, said: value };
    }
    case 'rating': {
      const value = 1 + Math.floor(draw() * input.count);
      return { reply: { type: 'rating', value }, said: value };
    }
    case 'number': {
      const value = input.integer ? Math.floor(draw() * 121) : Math.round(draw() * 10_000) / 100;
      return { reply: { type: 'number', value }, said: value };
    }
    case 'date': {
      const value = `20${String(10 + Math.floor(draw() * 17))}-0${1 + Math.floor(draw() * 9)}-${10 + Math.floor(draw() * 19)}`;
      return { reply: { type: 'date', value }, said: value };
    }
    case 'time': {
      const value = `${10 + Math.floor(draw() * 14)}:${10 + Math.floor(draw() * 50)}`;
      return { reply: { type: 'time', value }, said: value };
    }
    case 'open': {
      const text = one(words);
      return { reply: { type: 'open', text }, said: text };
    }
    case 'email': {
      const text = `jemand${Math.floor(draw() * 99)}@example.org`;
      return { reply: { type: 'email', text }, said: text };
    }
    case 'phone': {
      const text = `030 12345${Math.floor(draw() * 90) + 10}`;
      return { reply: { type: 'phone', text }, said: text };
    }
    case 'url': {
      const text = `https://example.org/${Math.floor(draw() * 99)}`;
      return { reply: { type: 'url', text }, said: text };
    }
    case 'place': {
      const [x, y] = [Math.floor(draw() * 1_001) / 10, Math.floor(draw() * 1_001) / 10];
      return { reply: { type: 'place', x, y }, said: [`x=${x}`, `y=${y}`] };
    }
    case 'qa':
    case 'upload':
    case 'voice':
    case 'signature':
      throw new Error(`${input.type} is not driven`);
  }
}

const keyOf = ({ unique_question_id: id, nachfrage_id }: Pick<OpenQuestion, 'unique_question_id' | 'nachfrage_id'>) =>
  id + (nachfrage_id ?? '').slice(id.length);

/** Somebody opens the dialog's link. */
export async function arrive(
  url: string,
  survey_id: string,
  pid: string,
  version: Version,
  seed: number,
): Promise<Respondent> {
  const draw = dice(seed);
  const { token_live: token } = await callOrThrow(url, 'registerLive', { survey_id, query: `pid=${pid}` });
  const chat = await callOrThrow(url, 'conversation', { survey_id }, token);
  const leavesAfter = draw() < 0.25 ? Math.floor(draw() * 25) : Infinity;
  return { token, draw, written: new Written(pid, version), leavesAfter, chat };
}

/** Goes on until the end, or until they leave; `newest`: what a conversation begins on that is started anew. */
export async function goOn(url: string, survey_id: string, respondent: Respondent, newest: Version): Promise<void> {
  const { token, draw } = respondent;
  let said = 0;
  while (respondent.chat.question && said < respondent.leavesAfter) {
    const { question } = respondent.chat;
    said += 1;
    if (keyOf(question) !== respondent.written.open)
      throw new Error(`${respondent.written.pid} was asked ${keyOf(question)} in place of ${respondent.written.open}`);
    if (said > 3 && draw() < 0.002) {
      await callOrThrow(url, 'restartDelete', { survey_id, action: 'restart', isLive: true }, token);
      respondent.written = new Written(respondent.written.pid, newest);
      respondent.chat = await callOrThrow(url, 'conversation', { survey_id }, token);
    } else if (said > 3 && draw() < 0.04) await change(url, survey_id, respondent);
    else {
      const { unique_question_id, nachfrage_id } = question;
      const { reply, said: kept } = drawn(question, draw);
      const turn = { survey_id, turn_id: randomUUID(), unique_question_id, nachfrage_id, reply };
      respondent.chat = await callOrThrow(url, 'turn', turn, token);
      respondent.written.reply(kept);
    }
  }
}

/** Goes back to some earlier question, most often the one that leads another way. */
async function change(url: string, survey_id: string, respondent: Respondent): Promise<void> {
  const { token, draw, written } = respondent;
  const { answered } = await callOrThrow(url, 'answered', { survey_id }, token);
  const earlier = answered.map(({ question }) => question).filter(({ unique_question_id: id }) => id !== 'einw');
  const leading = earlier.find((question) => keyOf(question) === 'weg');
  const question = draw() < 0.5 && leading ? leading : earlier[Math.floor(draw() * earlier.length)];
  if (!question) return;
  const { unique_question_id, nachfrage_id } = question;
  const { reply, said } = drawn(question, draw);
  const changed = { survey_id, turn_id: randomUUID(), unique_question_id, nachfrage_id, reply };
  respondent.chat = await callOrThrow(url, 'changeAnswer', changed, token);
  written.change(keyOf(question), said);
}
