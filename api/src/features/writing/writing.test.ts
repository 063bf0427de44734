import { startModelServer } from '@dialogwerk/shared/testing/model-server';
import type { ModelServer } from '@dialogwerk/shared/testing/model-server';
import type { SurveyDraft } from '@dialogwerk/shared/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anEndpoint } from '../../../testing/anEndpoint.ts';
import { aDraft } from '../../../testing/aDraft.ts';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { threeQuestions } from '../../../testing/blocks.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';
import { startTestApi } from '../../../testing/startTestApi.ts';
import type { TestApi } from '../../../testing/startTestApi.ts';
import { createModel } from '../../model/createModel.ts';

let model: ModelServer;
let api: TestApi;
let author: TestAuthor;
beforeAll(async () => {
  model = await startModelServer();
  const budgets = { conversation: 100_000, survey: 200_000, day: 1_000_000 };
  const endpoints = [anEndpoint(model.url)];
  api = await startTestApi(undefined, undefined, createModel({ endpoints, atOnce: 4, budgets }));
});
afterAll(async () => {
  await api.stop();
  await model.stop();
});
beforeEach(async () => {
  model.asked.length = 0;
  author = await anAuthor(api);
});

const say = (value: object) => ({ kind: 'say' as const, text: JSON.stringify(value) });
const tokensOf = async (survey_id: string): Promise<number> => {
  const used = api.services.db.selectFrom('model_usage').select('tokens').where('survey_id', '=', survey_id);
  return Number((await used.executeTakeFirst())?.tokens);
};

describe('other versions of a text', () => {
  const suggest = async (text: string, wish: 'other' | 'du' | 'sie' | 'plain') => {
    const id = await insertSurvey(api, { blocks: threeQuestions, owner: author });
    const { suggestions } = await api.call('suggestTexts', { id, text, wish }, author.token);
    return { id, suggestions };
  };

  it('come from the model, are counted for the dialog, and change nothing', async () => {
    model.behave(say({ texts: ['Wie heißt du?'] }));
    const { id, suggestions } = await suggest('Wie heißen Sie?', 'du');
    expect(suggestions).toEqual(['Wie heißt du?']);
    expect(await tokensOf(id)).toBe(120);
    const { all_questions } = await api.call('dialog', { survey_id: id }, author.token);
    expect(all_questions[0]?.context).toBe('Wie heißen Sie?');
    expect(model.asked[0]?.messages.at(-1)?.content).toContain('{"text":"Wie heißen Sie?"}');
  });

  it('keep placeholders and the form of address, else the model is asked once more', async () => {
    model.behave(say({ texts: ['Wie geht es Ihnen?'] }), say({ texts: ['Wie geht es dir, {{name}}?'] }));
    const { suggestions } = await suggest('Wie geht es Ihnen, {{name}}?', 'du');
    expect(suggestions).toEqual(['Wie geht es dir, {{name}}?']);
    expect(model.asked).toHaveLength(2);
    expect(model.asked[1]?.messages.at(-1)?.content).toContain('Platzhalter');
  });

  it('are left out where they are the text itself or cannot be used', async () => {
    model.behave(say({ texts: ['Wer sind Sie?', 'Hallo {{fremd}}', 'Wie heißen Sie?', 'Ihr Name?', 'Noch einer?'] }));
    expect((await suggest('Wie heißen Sie?', 'other')).suggestions).toEqual(['Wer sind Sie?', 'Ihr Name?']);
  });

  it('that cannot be had are a German sentence', async () => {
    const id = await insertSurvey(api, { blocks: threeQuestions, owner: author });
    const ask = () => api.send('suggestTexts', { id, text: 'Hallo', wish: 'plain' }, author.token);
    model.behave(say({ worte: 'anders' }));
    expect(await ask()).toMatchObject({
      status: 503,
      body: { code: 'model/failed', msg: expect.stringContaining('nichts Brauchbares') },
    });
    model.behave({ kind: 'refuse' });
    expect(await ask()).toMatchObject({ status: 503, body: { msg: expect.stringContaining('abgelehnt') } });
  });

  it('may be asked for thirty times at once', async () => {
    const id = await insertSurvey(api, { blocks: threeQuestions, owner: author });
    model.behave(say({ texts: ['Guten Tag'] }));
    const all = await Promise.all(
      Array.from({ length: 32 }, () => api.send('suggestTexts', { id, text: 'Hallo', wish: 'other' }, author.token)),
    );
    expect(all.filter(({ status }) => status === 429)).toHaveLength(2);
  });
});

describe('translations of texts', () => {
  const texts = ['Wie heißen Sie, {{anrede}}?', 'Ja'];
  const suggest = async (id: string) =>
    (await api.call('suggestTranslations', { id, language: 'fr', texts }, author.token)).suggestions;
  const aDialog = () => insertSurvey(api, { blocks: threeQuestions, owner: author });

  it('come from the model one for each text, are counted for the dialog, and change nothing', async () => {
    const id = await aDialog();
    model.behave(say({ texts: ['Comment vous appelez-vous, {{anrede}} ?', 'Oui'] }));
    expect(await suggest(id)).toEqual(['Comment vous appelez-vous, {{anrede}} ?', 'Oui']);
    expect(await tokensOf(id)).toBe(120);
    const [told, given] = model.asked[0]?.messages ?? [];
    expect(told?.content).toContain('Französisch');
    expect(told?.content).toContain('höflich');
    expect(given?.content).toBe(JSON.stringify({ texts }));
    const { all_questions } = await api.call('dialog', { survey_id: id }, author.token);
    expect(all_questions[0]?.context).toBe('Wie heißen Sie?');
  });

  it('that have lost a placeholder are left out; where none or too few can be used, the model is asked once more', async () => {
    const id = await aDialog();
    model.behave(say({ texts: ['Comment vous appelez-vous ?', 'Oui'] }));
    expect(await suggest(id)).toEqual([null, 'Oui']);
    model.asked.length = 0;
    model.behave(say({ texts: ['Oui'] }), say({ texts: ['Comment vous appelez-vous, {{anrede}} ?', 'Oui'] }));
    expect(await suggest(id)).toEqual(['Comment vous appelez-vous, {{anrede}} ?', 'Oui']);
    expect(model.asked[1]?.messages.at(-1)?.content).toContain('nicht genau 2 Übersetzungen');
  });

  it('are for as many texts as one call can have, and no more', async () => {
    const id = await aDialog();
    const ask = (given: string[]) =>
      api.send('suggestTranslations', { id, language: 'fr', texts: given }, author.token);
    expect(await ask(Array.from({ length: 21 }, () => 'Ja'))).toMatchObject({ status: 400 });
    expect(await ask(['a'.repeat(3_500), 'a'.repeat(3_500)])).toMatchObject({ status: 400 });
    expect(model.asked).toEqual([]);
  });
});

describe('a dialog from a description', () => {
  const written = ({ du_sie: _du_sie, ...draft }: SurveyDraft) => say(draft);
  const brief = 'Eine Befragung zum Essen in der Kantine';

  it('is a draft that becomes a dialog once it is taken, and the check finds nothing in it', async () => {
    model.behave(written(aDraft()));
    const { draft } = await api.call('draftSurvey', { brief, du_sie: 'sie' }, author.token);
    expect(draft).toEqual(aDraft());
    expect((await api.call('listSurveys', {}, author.token)).surveys).toEqual([]);
    const { survey_name, ...rest } = draft;
    const { survey } = await api.call('createSurvey', { survey_name, draft: rest }, author.token);
    const { survey_id } = survey;
    const dialog = await api.call('dialog', { survey_id }, author.token);
    expect(dialog).toMatchObject({ survey_name, welcome: draft.welcome, ending: draft.ending, du_sie: 'sie' });
    expect(dialog.all_questions.map(({ type, variable }) => [type, variable])).toEqual([
      ['single', 'oft'],
      ['likert', 'geschmack'],
      ['open', 'warum'],
      ['open', 'wunsch'],
    ]);
    expect((await api.call('checkDialog', { survey_id }, author.token)).findings).toEqual([]);
  });

  it('that the check finds something in is written once more, with what it found', async () => {
    const astray = aDraft({
      steps: aDraft().steps.map((step, index) => (index === 1 ? Object.assign({}, step, { next: 'nirgends' }) : step)),
    });
    model.behave(written(astray), written(aDraft()));
    const { draft } = await api.call('draftSurvey', { brief, du_sie: 'sie' }, author.token);
    expect(draft).toEqual(aDraft());
    expect(model.asked[1]?.messages.at(-1)?.content).toContain(
      'Ein Sprung führt zu einem Block, den es nicht mehr gibt',
    );
    model.behave(written(astray));
    expect(await api.send('draftSurvey', { brief, du_sie: 'sie' }, author.token)).toMatchObject({ status: 503 });
  });

  it('with the same id twice is none', async () => {
    const [first] = aDraft().steps;
    model.behave(written(aDraft({ steps: first ? [first, first] : [] })));
    expect(await api.send('draftSurvey', { brief, du_sie: 'du' }, author.token)).toMatchObject({ status: 503 });
    expect(model.asked[1]?.messages.at(-1)?.content).toContain('Form');
  });
});
