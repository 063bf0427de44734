import { compileSurvey, newConversation, openQuestion, step } from '@dialogwerk/shared/dialog';
import type { CompiledSurvey, ConversationState } from '@dialogwerk/shared/dialog';
import type { OpenQuestion, Reply } from '@dialogwerk/shared/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firstStart } from './firstStart.ts';
import { startTestApi } from '../testing/startTestApi.ts';
import type { TestApi } from '../testing/startTestApi.ts';

const username = 'erste@example.org';
const chosen = { username, password: 'selbst-gewählt' };

describe('the first start', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
    await Promise.all(Array.from({ length: 4 }, () => firstStart(api.services, chosen)));
  });
  afterAll(() => api.stop());

  test('of several servers at once makes one account and one set of dialogs', async () => {
    const accounts = await api.services.db.selectFrom('accounts').select(['username', 'admin']).execute();
    expect(accounts).toEqual([{ username, admin: true }]);
    const surveys = await api.services.db.selectFrom('surveys').select('survey_name').execute();
    expect(surveys).toHaveLength(3);
  });

  test('happens once: a later start changes neither account nor password', async () => {
    await firstStart(api.services, { username: 'andere@example.org', password: 'ein anderes Passwort' });
    expect(await api.call('login', { username, password: chosen.password })).toMatchObject({ admin: true });
  });

  test('gives dialogs of which one is live', async () => {
    const { token } = await api.call('login', { username, password: chosen.password });
    const { surveys } = await api.call('listSurveys', {}, token);
    expect(surveys.map(({ active }) => active)).toEqual([true, false, false]);
    expect(surveys.every(({ role, testen }) => role === 'Besitzer' && testen === 1)).toBe(true);
  });

  test('gives dialogs that came with the product until somebody changes them', async () => {
    const { token } = await api.call('login', { username, password: chosen.password });
    const { surveys } = await api.call('listSurveys', {}, token);
    expect(surveys.map(({ shipped }) => shipped)).toEqual([true, true, true]);
    const { survey_id } = surveys[1] ?? { survey_id: '' };
    const changed = { action: 'fixmessages', survey_id, changed_values: { welcome: 'Hallo!' } } as const;
    await api.call('updateSurveySettings', changed, token);
    const { surveys: after } = await api.call('listSurveys', {}, token);
    expect(after.filter(({ shipped }) => !shipped).map((survey) => survey.survey_id)).toEqual([survey_id]);
  });

  test('gives dialogs in which every way comes to an end and every block is met', async () => {
    const { token } = await api.call('login', { username, password: chosen.password });
    const { surveys } = await api.call('listSurveys', {}, token);
    for (const { survey_id } of surveys) {
      const survey = await api.call('dialog', { survey_id }, token);
      const blocks = survey.all_questions;
      const met = everyWay(compileSurvey({ ...survey, blocks }));
      const said = blocks.filter(({ type }) => type !== 'assign').map(({ unique_question_id }) => unique_question_id);
      expect([...met].toSorted()).toEqual(said.toSorted());
    }
  });
});

describe('an account that the operator did not choose', () => {
  test('gets a password that is told once, works, and differs each time', async () => {
    const passwords: string[] = [];
    for (let installation = 0; installation < 2; installation += 1) {
      const api = await startTestApi();
      const announcement = await firstStart(api.services, { username, password: null });
      const password = /Passwort:\s+(\S+)/.exec(announcement ?? '')?.[1] ?? '';
      expect(await api.call('login', { username, password })).toMatchObject({ success: true });
      expect(await firstStart(api.services, { username, password: null })).toBeNull();
      passwords.push(password);
      await api.stop();
    }
    expect(new Set(passwords).size).toBe(2);
    expect(passwords.every((password) => password.length >= 20)).toBe(true);
  });
});

/** Goes every way through a dialog; gives the blocks that spoke. Throws when a way has no end. */
function everyWay(survey: CompiledSurvey): Set<string> {
  const met = new Set<string>();
  const go = (state: ConversationState, event: Parameters<typeof step>[2], depth: number): void => {
    const next = step(survey, state, event);
    if (next.outcome !== 'accepted' || depth > 30) throw new Error(`no end: ${JSON.stringify(next)}`);
    for (const effect of next.effects) {
      if (effect.kind === 'say' && effect.unique_question_id !== null) met.add(effect.unique_question_id);
    }
    const question = openQuestion(survey, next.state);
    if (!question) return;
    const { unique_question_id, nachfrage_id } = question;
    for (const reply of repliesTo(question)) {
      go(next.state, { kind: 'reply', unique_question_id, nachfrage_id, reply }, depth + 1);
    }
  };
  go(newConversation, { kind: 'start' }, 0);
  return met;
}

/** The replies that may lead to different ways. */
function repliesTo({ input }: OpenQuestion): Reply[] {
  if (input.type === 'open') return [{ type: 'open', text: 'Ada' }];
  if (input.type === 'number') return [{ type: 'number', value: input.max ?? 1 }];
  if (input.type === 'single') return input.options.map(({ id }) => ({ type: 'single', option_id: id }));
  if (input.type === 'multiple') return [{ type: 'multiple', option_ids: input.options.map(({ id }) => id) }];
  if (input.type === 'likert') {
    return [input.points[0], input.points.at(-1)].flatMap((point) =>
      point ? [{ type: 'likert' as const, value: point.value }] : [],
    );
  }
  throw new Error(`The dialogs of the first start do not ask for ${input.type}.`);
}
