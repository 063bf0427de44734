import { randomUUID } from 'node:crypto';
import type { WhenFull } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { anAuthor } from '../../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../../testing/anAuthor.ts';
import { anAuthorWithRole } from '../../../../testing/anAuthorWithRole.ts';
import { apiOfFile } from '../../../../testing/apiOfFile.ts';
import { aRespondent } from '../../../../testing/aRespondent.ts';
import { aWebhook } from '../../../../testing/aWebhook.ts';
import { threeQuestions } from '../../../../testing/blocks.ts';
import { insertSurvey } from '../../../../testing/insertSurvey.ts';
import { enter, linksOf, peopleOf } from '../../../../testing/personalLinks.ts';

const api = await apiOfFile();
const HOUR_MS = 60 * 60_000;
let owner: TestAuthor;
let survey_id: string;
beforeEach(async () => {
  owner = await anAuthor(api);
  survey_id = await insertSurvey(api, { blocks: threeQuestions, owner });
});

const overview = (token = owner.token) => api.call('studyOverview', { survey_id }, token);
const inMood = { quota_id: randomUUID(), name: 'Gute Laune', condition: 'mood = 1', most: 1 };
const ended = (text: string): WhenFull => ({ kind: 'end', text });

/** Somebody who has said their name, and how they are. */
async function someone(mood?: 'good' | 'bad') {
  const respondent = await aRespondent(api, survey_id);
  await respondent.chat();
  await respondent.reply('name', { type: 'open', text: 'Ana' });
  if (mood) await respondent.reply('mood', { type: 'single', option_id: mood });
  return respondent;
}
async function finish(respondent: Awaited<ReturnType<typeof someone>>): Promise<void> {
  const { question } = await respondent.chat();
  if (question?.nachfrage_id)
    await respondent.reply({ id: 'mood', nachfrage_id: question.nachfrage_id }, { type: 'open', text: 'Sonne' });
  await respondent.reply('age', { type: 'number', value: 30 });
}

describe('figures', () => {
  test('of a dialog that nobody has come to are all there, and none', async () => {
    expect(await overview()).toMatchObject({
      figures: { begun: 0, finished: 0, screened: 0, quota_full: 0, running: 0, active: 0, stopped: 0, last_at: null },
      quotas: [],
      ends: [],
      invited: null,
      connections: { webhooks: 0, failing: 0, given_up: 0, has_feed: false },
      languages: [],
    });
    expect((await overview()).days).toHaveLength(14);
  });

  test('say how each conversation stands, and add up', async () => {
    await api.call('setStudyQuotas', { survey_id, quotas: [{ ...inMood, when_full: ended('Voll.') }] }, owner.token);
    await finish(await someone('good'));
    // Turned away by the quota.
    await someone('good');
    const silent = await someone('bad');
    await someone();
    const at = api.clock.now;
    await sql`update conversations set last_at = ${new Date(at - 25 * HOUR_MS)}
      where survey_id = ${survey_id} and user_id_live = ${silent.user_id}`.execute(api.services.db);
    const { figures, quotas, days } = await overview();
    expect(figures).toMatchObject({
      begun: 4,
      finished: 1,
      quota_full: 1,
      screened: 0,
      running: 1,
      active: 1,
      stopped: 1,
    });
    expect(figures.last_at).toBeGreaterThan(at - HOUR_MS);
    expect(quotas).toEqual([{ quota_id: inMood.quota_id, name: 'Gute Laune', most: 1, taken: 1 }]);
    expect(days.at(-1)).toMatchObject({ begun: 4, finished: 1 });
    expect(days.slice(0, -1).every(({ begun }) => begun === 0)).toBe(true);
  });

  test('count no test', async () => {
    const { token_live } = await api.call('testRegister', { survey_id, as_it_is: true }, owner.token);
    await api.call('conversation', { survey_id }, token_live);
    expect((await overview()).figures.begun).toBe(0);
  });

  test('say since when the dialog is live, until it is not', async () => {
    const set = (active: boolean) => api.call('switchActivateLink', { item: { survey_id, active } }, owner.token);
    await set(false);
    expect((await overview()).live_since).toBeNull();
    await set(true);
    const since = (await overview()).live_since;
    expect(since).toBe(api.clock.now);
    api.clock.now += 60_000;
    await set(true);
    expect((await overview()).live_since).toBe(since);
    api.clock.now -= 60_000;
  });
});

describe('what stands around it', () => {
  test('is told: doors, texts that lack a version, and what fails', async () => {
    await api.call('setStudyPassword', { survey_id, password: 'herbst26' }, owner.token);
    await api.call('setLinkParameters', { survey_id, names: ['pid'] }, owner.token);
    await api.call('setLanguages', { survey_id, languages: ['fr'], based_on: [] }, owner.token);
    await aWebhook(api, owner, survey_id, { url: 'https://www.example.org/hook' });
    await sql`update webhooks set failing_since = ${new Date(api.clock.now)} where survey_id = ${survey_id}`.execute(
      api.services.db,
    );
    const told = await overview();
    expect(told).toMatchObject({ parameters: 1, connections: { webhooks: 1, failing: 1 } });
    expect(told.password_set_at).not.toBeNull();
    const [french] = told.languages;
    expect(french).toMatchObject({ language: 'fr', changed: 0 });
    expect(french?.missing).toBe(french?.texts);
    const { texts } = await api.call('getTranslations', { survey_id }, owner.token);
    const [{ key, text } = { key: '', text: '' }] = texts;
    const changes = { fr: { [key]: { text: 'Bonjour', source: text } } };
    await api.call('setTranslations', { survey_id, changes }, owner.token);
    expect((await overview()).languages[0]?.missing).toBe((french?.missing ?? 0) - 1);
  });

  test('who is invited and who is told is for those who may share the dialog', async () => {
    await api.call('addInvitees', { survey_id, ...peopleOf(['ada@example.org', 'bo@example.org']) }, owner.token);
    const [first] = await linksOf(api, owner, survey_id);
    await enter(api, first?.path ?? '');
    expect((await overview()).invited).toEqual({
      total: 2,
      used: 1,
      finished: 0,
      refused: 0,
      waiting: 1,
      next_mailing_at: null,
    });
    const analyst = await anAuthorWithRole(api, survey_id, 'Analysieren');
    expect(await overview(analyst.token)).toMatchObject({ invited: null, connections: null, figures: { begun: 1 } });
  });
});
