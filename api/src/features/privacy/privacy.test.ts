import { randomUUID } from 'node:crypto';
import { aPrivacyForm } from '@dialogwerk/shared/testing';
import { beforeAll, expect, it } from 'vitest';
import { apiOfFile } from '../../../testing/apiOfFile.ts';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';
import { aBlock, inOrder } from '../../../testing/blocks.ts';

const api = await apiOfFile();
let author: TestAuthor;
beforeAll(async () => {
  author = await anAuthor(api);
});

const form = aPrivacyForm();
const blocks = inOrder(
  aBlock('open', 'wort', { embed: 'https://www.example.com/film' }),
  aBlock('email', 'mail'),
  aBlock('api', 'crm', { url: 'https://crm.example.org/{{mail}}' }),
  aBlock('api', 'offen', { url: 'https://{{wort}}.example.org/' }),
);

it('says what the settings are, and follows them', async () => {
  const survey_id = await insertSurvey(api, { blocks, owner: author, settings: { audio_messages: true } });
  const factsOf = async () => (await api.call('privacyForm', { survey_id }, author.token)).facts;
  expect(await factsOf()).toMatchObject({
    asked: ['words', 'email', 'voice'],
    models: [],
    systems: ['crm.example.org', 'https://{{wort}}.example.org/'],
    embeds: ['www.example.com'],
    sends_on: [],
    link_parameters: [],
    invited: 'nobody',
    password: false,
    once: false,
    delete_after: null,
    anonymise_after: null,
  });
  await api.call('setStudyOnce', { survey_id, once: true }, author.token);
  await api.call('setStudyPassword', { survey_id, password: 'herbst26' }, author.token);
  await api.call('setLinkParameters', { survey_id, names: ['pid'] }, author.token);
  await api.call(
    'createWebhook',
    {
      survey_id,
      webhook_id: randomUUID(),
      url: 'https://hooks.example.org/a',
      events: ['conversation.finished'],
      with_answers: false,
    },
    author.token,
  );
  await api.call('setRetention', { survey_id, delete_after: 365, anonymise_after: 30 }, author.token);
  const ends = { finished: 'https://panel.example.org/?pid={{pid}}', screened: null, quota_full: null };
  await api.call('setStudyEnds', { survey_id, ...ends }, author.token);
  expect(await factsOf()).toMatchObject({
    systems: ['crm.example.org', 'https://{{wort}}.example.org/', 'hooks.example.org'],
    sends_on: ['panel.example.org'],
    link_parameters: ['pid'],
    password: true,
    once: true,
    delete_after: 365,
    anonymise_after: 30,
  });
});

it('keeps the form, of each dialog its own', async () => {
  const [one, other] = await Promise.all([1, 2].map(() => insertSurvey(api, { blocks, owner: author })));
  if (!one || !other) throw new Error('There are two.');
  expect((await api.call('privacyForm', { survey_id: one }, author.token)).form).toBeNull();
  await api.call('setPrivacyForm', { survey_id: one, ...form }, author.token);
  await api.call('setPrivacyForm', { survey_id: one, ...form, purpose: 'Neu.' }, author.token);
  expect((await api.call('privacyForm', { survey_id: one }, author.token)).form).toEqual({ ...form, purpose: 'Neu.' });
  expect((await api.call('privacyForm', { survey_id: other }, author.token)).form).toBeNull();
});

it('says that the statement is out of date once its settings have changed, in the check as well, until it is taken anew', async () => {
  const survey_id = await insertSurvey(api, { blocks, owner: author });
  const outdated = async () => {
    const { privacy_outdated } = await api.call('studyOverview', { survey_id }, author.token);
    expect((await api.call('privacyForm', { survey_id }, author.token)).outdated).toBe(privacy_outdated);
    return privacy_outdated;
  };
  expect(await outdated()).toBe(false);
  await api.call('setPrivacyForm', { survey_id, ...form }, author.token);
  expect(await outdated()).toBe(false);
  await api.call('setRetention', { survey_id, delete_after: 30, anonymise_after: null }, author.token);
  expect(await outdated()).toBe(true);
  const { findings } = await api.call('checkDialog', { survey_id }, author.token);
  expect(findings.map(({ kind }) => kind)).toContain('privacy-outdated');
  await api.call('setPrivacyForm', { survey_id, ...form }, author.token);
  expect(await outdated()).toBe(false);
});
