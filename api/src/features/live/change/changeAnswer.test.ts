import { randomUUID } from 'node:crypto';
import type { CallResponse, Reply } from '@dialogwerk/shared/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAuthor } from '../../../../testing/anAuthor.ts';
import { aRespondent } from '../../../../testing/aRespondent.ts';
import type { TestRespondent } from '../../../../testing/aRespondent.ts';
import { aBlock, inOrder } from '../../../../testing/blocks.ts';
import { insertSurvey } from '../../../../testing/insertSurvey.ts';
import { apiOfFile } from '../../../../testing/apiOfFile.ts';
import type { Answer } from '../../../../testing/startTestApi.ts';

const options = ['good', 'bad'].map((id) => ({ id, text: id === 'good' ? 'Gut' : 'Schlecht', score: null }));
/** Who feels bad is asked why; both ways lead to the age. */
const blocks = inOrder(
  aBlock('open', 'name', { context: 'Wie heißen Sie?' }),
  aBlock('single', 'mood', {
    context: 'Wie geht es Ihnen?',
    options,
    jump_to_ids: [{ kind: 'option', option_id: 'good', target: 'age' }],
  }),
  aBlock('open', 'why', { context: 'Woran liegt das, {{name}}?' }),
  aBlock('number', 'age', { context: 'Wie alt sind Sie?' }),
);

const api = await apiOfFile();
let survey_id: string;
let respondent: TestRespondent;
beforeEach(async () => {
  survey_id = await insertSurvey(api, { blocks });
  respondent = await aRespondent(api, survey_id);
});

type Chat = CallResponse<'changeAnswer'>;

async function reply(question: string, given: Reply): Promise<Chat> {
  api.clock.now += 1_000;
  return respondent.reply(question, given);
}

async function replyAll(): Promise<void> {
  await reply('name', { type: 'open', text: 'Ana' });
  await reply('mood', { type: 'single', option_id: 'bad' });
  await reply('why', { type: 'open', text: 'Regen' });
  await reply('age', { type: 'number', value: 40 });
}

const request = (question: string, given: Reply, turn_id: string = randomUUID()) => ({
  survey_id,
  turn_id,
  unique_question_id: question,
  reply: given,
});

async function change(question: string, given: Reply, turn_id?: string): Promise<Chat> {
  api.clock.now += 1_000;
  return api.call('changeAnswer', request(question, given, turn_id), respondent.token);
}

const tryChange = (question: string, given: Reply, token = respondent.token): Promise<Answer<unknown>> =>
  api.send('changeAnswer', request(question, given), token);

const said = (chat: Chat) => chat.entries.map(({ context }) => context);

async function answers() {
  const rows = await api.services.db
    .selectFrom('answers')
    .select(['unique_question_id', 'value', 'withdrawn_at'])
    .where('survey_id', '=', survey_id)
    .orderBy('unique_question_id')
    .orderBy('withdrawn_turn')
    .execute();
  return rows.map(({ unique_question_id, value, withdrawn_at }) => [
    unique_question_id,
    value,
    withdrawn_at === null ? 'applies' : 'withdrawn',
  ]);
}

const good: Reply = { type: 'single', option_id: 'good' };
const bad: Reply = { type: 'single', option_id: 'bad' };

describe('a changed answer', () => {
  it('withdraws what is not asked any more, keeps what still is, and marks both in the data', async () => {
    await replyAll();
    const chat = await change('mood', good);
    expect(said(chat)).toEqual([
      'Wie heißen Sie?',
      'Ana',
      'Wie geht es Ihnen?',
      'Antwort geändert',
      'Gut',
      'Wie alt sind Sie?',
      '40',
    ]);
    expect(chat).toMatchObject({ finished: true, question: null, waiting: false });
    expect(await answers()).toEqual([
      ['age', 40, 'applies'],
      ['mood', 'good', 'applies'],
      ['mood', 'bad', 'withdrawn'],
      ['name', 'Ana', 'applies'],
      ['why', 'Regen', 'withdrawn'],
    ]);
    expect(await respondent.chat()).toEqual(chat);
  });

  it('goes on from there when the new way asks something else', async () => {
    await reply('name', { type: 'open', text: 'Ana' });
    await reply('mood', good);
    await reply('age', { type: 'number', value: 40 });
    const chat = await change('mood', bad);
    expect(chat).toMatchObject({ finished: false, question: { unique_question_id: 'why' } });
    expect(await answers()).toContainEqual(['age', 40, 'withdrawn']);
    const next = await reply('why', { type: 'open', text: 'Regen' });
    expect(next.question?.unique_question_id).toBe('age');
    expect(next.finished).toBe(false);
  });

  it('that is changed back brings back what was withdrawn', async () => {
    await replyAll();
    await change('mood', good);
    const chat = await change('mood', bad);
    expect(said(chat).slice(-6)).toEqual([
      'Antwort geändert',
      'Schlecht',
      'Woran liegt das, Ana?',
      'Regen',
      'Wie alt sind Sie?',
      '40',
    ]);
    expect(await answers()).toEqual([
      ['age', 40, 'applies'],
      ['mood', 'bad', 'applies'],
      ['mood', 'good', 'withdrawn'],
      ['name', 'Ana', 'applies'],
      ['why', 'Regen', 'applies'],
    ]);
  });

  it('does not answer what stands open again with what was withdrawn', async () => {
    await reply('name', { type: 'open', text: 'Ana' });
    await reply('mood', good);
    await reply('age', { type: 'number', value: 40 });
    await change('mood', bad);
    await reply('why', { type: 'open', text: 'Regen' });
    const chat = await change('name', { type: 'open', text: 'Ben' });
    expect(chat).toMatchObject({ finished: false, question: { unique_question_id: 'age' } });
    expect(await answers()).toContainEqual(['age', 40, 'withdrawn']);
    expect((await change('mood', good)).question?.unique_question_id).toBe('age');
    await reply('age', { type: 'number', value: 41 });
    await change('mood', bad);
    const applying = (await answers()).filter(([, , state]) => state === 'applies');
    expect(applying.map(([question, value]) => [question, value])).toEqual([
      ['age', 41],
      ['mood', 'bad'],
      ['name', 'Ben'],
      ['why', 'Regen'],
    ]);
  });

  it('says the texts after it anew', async () => {
    await replyAll();
    const chat = await change('name', { type: 'open', text: 'Ben' });
    expect(said(chat)).toContain('Woran liegt das, Ben?');
    expect(said(chat)).not.toContain('Woran liegt das, Ana?');
    const times = chat.entries.map(({ type }) => type).filter((type) => type === 'changed');
    expect(times).toHaveLength(1);
  });

  it('keeps every turn, so that a reply that is sent once more is not stored once more', async () => {
    const turn_id = randomUUID();
    await reply('name', { type: 'open', text: 'Ana' });
    await respondent.reply('mood', bad, turn_id);
    await change('mood', good);
    const again = await respondent.tryReply('mood', bad, turn_id);
    expect(again).toMatchObject({ status: 409, body: { state: { question: { unique_question_id: 'age' } } } });
    const turns = await api.services.db.selectFrom('turns').select('turn').where('survey_id', '=', survey_id).execute();
    expect(turns).toHaveLength(4);
  });
});

describe('before an answer is changed', () => {
  const preview = (question: string, given: Reply, token = respondent.token) => {
    const { turn_id: _, ...wanted } = request(question, given);
    return api.send('previewChange', wanted, token);
  };

  it('is told what would not apply any more, in the words of the dialog, and nothing is changed', async () => {
    await replyAll();
    const before = [await answers(), await respondent.chat()];
    expect(await preview('mood', good)).toMatchObject({
      status: 200,
      body: { is_certain: true, withdrawn: [{ question: 'Woran liegt das, Ana?', answer: 'Regen' }] },
    });
    expect([await answers(), await respondent.chat()]).toEqual(before);
    await change('mood', good);
    expect(await answers()).toContainEqual(['why', 'Regen', 'withdrawn']);
  });

  it('nothing falls away where all stays, or where nothing is changed', async () => {
    await replyAll();
    for (const [question, given] of [
      ['name', { type: 'open', text: 'Eva' }],
      ['mood', bad],
    ] as const)
      expect(await preview(question, given)).toMatchObject({ body: { is_certain: true, withdrawn: [] } });
  });

  it('what falls away and comes back is what is told when it is changed back', async () => {
    await replyAll();
    await change('mood', good);
    expect(await preview('mood', bad)).toMatchObject({ body: { withdrawn: [] } });
    const chat = await change('mood', bad);
    expect(said(chat)).toContain('Regen');
  });

  it('is refused as the change would be', async () => {
    await replyAll();
    expect((await preview('mood', { type: 'number', value: 1 })).status).toBe(422);
    expect((await preview('nichts', good)).status).toBe(409);
    const stranger = await api.call('registerLive', { survey_id: await insertSurvey(api, { blocks }) });
    expect((await preview('mood', good, stranger.token_live)).status).toBe(404);
    expect((await preview('mood', good, '')).status).toBe(401);
    await api.services.db.updateTable('surveys').set({ active: false }).where('survey_id', '=', survey_id).execute();
    expect((await preview('mood', good)).status).toBe(410);
  });
});

describe('the same change', () => {
  it('twice, with one turn_id, is one change', async () => {
    await replyAll();
    const turn_id = randomUUID();
    const first = await change('mood', good, turn_id);
    expect(await change('mood', good, turn_id)).toEqual(first);
    const raced = await Promise.all([1, 2, 3].map(() => change('mood', bad, randomUUID())));
    expect(new Set(raced.map((chat) => JSON.stringify(chat.entries))).size).toBe(1);
    expect((await answers()).filter(([, , state]) => state === 'withdrawn')).toEqual([['mood', 'good', 'withdrawn']]);
  });

  it('as before changes nothing and is marked nowhere', async () => {
    await replyAll();
    const before = await respondent.chat();
    expect(await change('mood', bad)).toEqual(before);
  });
});

describe('refused, with nothing changed, is', () => {
  it.each<[string, string, Reply, number]>([
    ['a reply that is not valid', 'mood', { type: 'single', option_id: 'nichts' }, 422],
    ['a reply of another kind', 'mood', { type: 'number', value: 1 }, 422],
    ['a question that was not answered', 'nichts', { type: 'open', text: 'x' }, 409],
  ])('%s', async (_, question, given, status) => {
    await replyAll();
    const before = await answers();
    expect(await tryChange(question, given)).toMatchObject({ status, body: { msg: expect.any(String) } });
    expect(await answers()).toEqual(before);
  });

  it('the question that is open', async () => {
    await reply('name', { type: 'open', text: 'Ana' });
    expect((await tryChange('mood', good)).status).toBe(409);
  });

  it('what is another’s, an author’s, or of a dialog that is not active any more', async () => {
    await replyAll();
    const stranger = await api.call('registerLive', { survey_id: await insertSurvey(api, { blocks }) });
    expect((await tryChange('mood', good, stranger.token_live)).status).toBe(404);
    expect((await tryChange('mood', good, (await anAuthor(api)).token)).status).toBe(401);
    expect((await tryChange('mood', good, '')).status).toBe(401);
    await api.services.db.updateTable('surveys').set({ active: false }).where('survey_id', '=', survey_id).execute();
    expect((await tryChange('mood', good)).status).toBe(410);
  });
});

describe('what was answered', () => {
  it('is told with its questions, as far as it applies', async () => {
    await replyAll();
    await change('mood', good);
    const { answered } = await api.call('answered', { survey_id }, respondent.token);
    expect(answered.map(({ question, reply: given }) => [question.unique_question_id, given])).toEqual([
      ['name', { type: 'open', text: 'Ana' }],
      ['mood', good],
      ['age', { type: 'number', value: 40 }],
    ]);
    expect(answered[1]?.question.input).toMatchObject({ type: 'single', options: [{ id: 'good' }, { id: 'bad' }] });
  });

  it('is nobody else’s', async () => {
    const stranger = await api.call('registerLive', { survey_id: await insertSurvey(api, { blocks }) });
    expect((await api.send('answered', { survey_id }, stranger.token_live)).status).toBe(404);
  });
});
