import { randomUUID } from 'node:crypto';
import type { ChatState } from '@dialogwerk/shared/contract';
import { staleTurn } from '@dialogwerk/shared/contract/schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { aRespondent } from '../../../../testing/aRespondent.ts';
import type { TestRespondent } from '../../../../testing/aRespondent.ts';
import { threeQuestions } from '../../../../testing/blocks.ts';
import { insertSurvey } from '../../../../testing/insertSurvey.ts';
import { apiOfFile } from '../../../../testing/apiOfFile.ts';

const api = await apiOfFile();
let survey_id: string;
let respondent: TestRespondent;
beforeEach(async () => {
  survey_id = await insertSurvey(api, {
    blocks: threeQuestions,
    settings: { welcome: 'Willkommen!#500#Los geht es.', ending: 'Auf Wiedersehen, {{name}}.' },
  });
  respondent = await aRespondent(api, survey_id);
  await respondent.chat();
});

const ana = { type: 'open', text: 'Ana' } as const;
const good = { type: 'single', option_id: 'good' } as const;
const probe = { id: 'mood', nachfrage_id: 'mood#1' };

async function stored(): Promise<{ turns: number; answers: unknown[] }> {
  const { db } = api.services;
  const turns = await db.selectFrom('turns').select('turn').where('survey_id', '=', survey_id).execute();
  const answers = await db
    .selectFrom('answers')
    .select(['unique_question_id', 'nachfrage_id', 'value', 'revision'])
    .where('survey_id', '=', survey_id)
    .orderBy('answered_at')
    .execute();
  return { turns: turns.length, answers };
}

describe('a conversation of very many replies', () => {
  it('takes no more, and says so; what is there stays', async () => {
    const { db } = api.services;
    const setTurn = (turn: number) =>
      db.updateTable('conversations').set({ turn }).where('survey_id', '=', survey_id).execute();
    await setTurn(9_999);
    await respondent.reply('name', ana);
    const msg = expect.stringContaining('sehr lang');
    expect(await respondent.tryReply('mood', good)).toMatchObject({ status: 422, body: { msg } });
    const change = { survey_id, turn_id: randomUUID(), unique_question_id: 'name', reply: { type: 'open', text: 'B' } };
    expect(await api.send('changeAnswer', change, respondent.token)).toMatchObject({ status: 422, body: { msg } });
    expect((await stored()).answers).toHaveLength(1);
  });
});

describe('a turn', () => {
  it('goes through the dialog to its end and keeps every answer', async () => {
    await respondent.reply('name', ana);
    const probing = await respondent.reply('mood', good);
    expect(probing.question).toMatchObject({ unique_question_id: 'mood', nachfrage_id: 'mood#1' });
    await respondent.reply(probe, { type: 'open', text: 'Am Wetter' });
    const end = await respondent.reply('age', { type: 'number', value: 42 });

    expect(end).toMatchObject({ question: null, finished: true, progress: 1, turn: 5 });
    expect(end.entries.map(({ context }) => context)).toEqual(['42 Jahre', 'Auf Wiedersehen, Ana.']);
    expect((await stored()).answers).toEqual([
      { unique_question_id: 'name', nachfrage_id: '', value: 'Ana', revision: 1 },
      { unique_question_id: 'mood', nachfrage_id: '', value: 'good', revision: 1 },
      { unique_question_id: 'mood', nachfrage_id: 'mood#1', value: 'Am Wetter', revision: 1 },
      { unique_question_id: 'age', nachfrage_id: '', value: 42, revision: 1 },
    ]);
    const { finished_at } = await api.services.db
      .selectFrom('conversations')
      .select('finished_at')
      .where('survey_id', '=', survey_id)
      .executeTakeFirstOrThrow();
    expect(finished_at?.getTime()).toBe(api.clock.now);
  });

  it('gives entries with every field of the history, the user stamped 10 ms before the bot [§3.18 §3.19 §9.11]', async () => {
    api.clock.now += 1_000;
    const { now } = api.clock;
    const first = await respondent.reply('name', ana);
    const about = { nachfrage_id: null, finished_question_id: 'name' };
    const asksMood = {
      ...about,
      created_on: now,
      type: 'single',
      unique_question_id: 'mood',
      current_question_id: 'mood',
      user_or_bot: 'bot',
    };
    expect(first.entries).toEqual([
      {
        ...about,
        context: 'Ana',
        created_on: now - 10,
        type: 'open-r',
        unique_question_id: 'name',
        current_question_id: 'name',
        user_or_bot: 'user',
        pause: 0,
      },
      { ...asksMood, context: 'Hallo Ana!', pause: 0 },
      { ...asksMood, context: 'Wie geht es Ihnen?', pause: 800 },
    ]);
  });

  it('leaves a question unfinished while its probe is open', async () => {
    await respondent.reply('name', ana);
    const probing = await respondent.reply('mood', good);
    expect(probing.entries.map(({ type, finished_question_id }) => [type, finished_question_id])).toEqual([
      ['single-r', null],
      ['acknowledgement', null],
      ['nachfrage', null],
    ]);
    const after = await respondent.reply(probe, { type: 'open', text: 'Am Wetter' });
    expect(after.entries[0]).toMatchObject({ nachfrage_id: 'mood#1', finished_question_id: 'mood' });
  });

  it('refuses a reply that is not valid with a sentence and keeps the question open', async () => {
    const refused = await respondent.tryReply('name', { type: 'open', text: '   ' });
    expect(refused.status).toBe(422);
    expect(refused.body).toEqual({
      msg: expect.stringMatching(/\.$/),
      code: 'reply/refused',
      request_id: expect.any(String),
    });
    expect(await stored()).toEqual({ turns: 1, answers: [] });
    expect((await respondent.chat()).question).toMatchObject({ unique_question_id: 'name' });
  });

  it('is taken before the conversation was ever read', async () => {
    const eager = await aRespondent(api, survey_id);
    const { turn } = await eager.reply('name', ana);
    expect(turn).toBe(2);
  });
});

describe('the same turn_id', () => {
  it('gives the same answer and stores nothing twice', async () => {
    const turn_id = randomUUID();
    const first = await respondent.reply('name', ana, turn_id);
    api.clock.now += 60_000;
    expect(await respondent.reply('name', ana, turn_id)).toEqual(first);
    expect((await stored()).turns).toBe(2);
  });

  it('gives the same answer after later turns and after the end', async () => {
    const turn_id = randomUUID();
    const first = await respondent.reply('name', ana, turn_id);
    await respondent.reply('mood', good);
    await respondent.reply(probe, { type: 'open', text: 'Am Wetter' });
    const last_id = randomUUID();
    const last = await respondent.reply('age', { type: 'number', value: 42 }, last_id);
    expect(await respondent.reply('name', ana, turn_id)).toEqual(first);
    expect(await respondent.reply('age', { type: 'number', value: 42 }, last_id)).toEqual(last);
  });

  it('is stored once when eight requests race', async () => {
    const turn_id = randomUUID();
    const raced = await Promise.all(Array.from({ length: 8 }, () => respondent.reply('name', ana, turn_id)));
    for (const answer of raced) expect(answer).toEqual(raced[0]);
    expect(await stored()).toMatchObject({ turns: 2, answers: [{ value: 'Ana' }] });
  });
});

describe('two tabs of one respondent', () => {
  const stateOf = (body: unknown): ChatState => staleTurn.parse(body).state;

  it('never store two answers to one question when they race; the others get the state as it is', async () => {
    const texts = ['A', 'B', 'C', 'D'];
    const raced = await Promise.all(texts.map((text) => respondent.tryReply('name', { type: 'open', text })));
    expect(raced.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    const { turns, answers } = await stored();
    expect([turns, answers.length]).toEqual([2, 1]);
    for (const { body } of raced.filter(({ status }) => status === 409)) {
      expect(stateOf(body)).toEqual(await respondent.chat());
    }
  });

  it('get 409 with a sentence and the whole transcript for a question that is not open any more', async () => {
    await respondent.reply('name', ana);
    const late = await respondent.tryReply('name', { type: 'open', text: 'Zu spät' });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ msg: expect.stringContaining('bereits beantwortet') });
    const state = stateOf(late.body);
    expect(state.question).toMatchObject({ unique_question_id: 'mood' });
    expect(state.entries.map(({ context }) => context)).toContain('Willkommen!');
    expect((await stored()).answers).toHaveLength(1);
  });

  it('get 409 for a reply after the end', async () => {
    await respondent.reply('name', ana);
    await respondent.reply('mood', good);
    await respondent.reply(probe, { type: 'open', text: 'Am Wetter' });
    await respondent.reply('age', { type: 'number', value: 42 });
    const late = await respondent.tryReply('age', { type: 'number', value: 43 });
    expect(late.status).toBe(409);
    expect(stateOf(late.body)).toMatchObject({ finished: true, question: null });
  });
});
