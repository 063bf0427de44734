import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { aBrowser } from '../../../testing/aBrowser.ts';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { apiOfFile } from '../../../testing/apiOfFile.ts';
import { threeQuestions } from '../../../testing/blocks.ts';
import { editSurvey, insertSurvey } from '../../../testing/insertSurvey.ts';
import { releasePages } from '../../../testing/releasePages.ts';
import { forgetExpired } from '../../forgetExpired.ts';

const api = await apiOfFile();
beforeAll(() => releasePages(api));

let owner: TestAuthor;
let survey_id: string;
beforeEach(async () => {
  owner = await anAuthor(api);
  const settings = { welcome: 'Geheimer Gruß' };
  survey_id = await insertSurvey(api, { blocks: threeQuestions.slice(0, 1), owner, settings });
});

async function make(): Promise<string> {
  const { test_link } = await api.call('setStudyTestLink', { survey_id, link_id: randomUUID() }, owner.token);
  if (!test_link) throw new Error('no link was made');
  return `?${test_link.query}`;
}
const address = (query: string) => `/dialog/${survey_id}${query}`;
const name = { type: 'open', text: 'Ana' } as const;

async function play(query: string) {
  const browser = aBrowser(api);
  const { token_live } = await browser.begun(survey_id, query);
  await api.call('conversation', { survey_id }, token_live);
  const turn = { survey_id, turn_id: randomUUID(), unique_question_id: 'name', nachfrage_id: null };
  const { finished } = await api.call('turn', { ...turn, reply: name }, token_live);
  expect(finished).toBe(true);
  return { token_live, browser };
}

test('says what respondents would meet, goes past every door, is marked, and lies apart in the browser', async () => {
  const always = { starts_at: null, ends_at: null };
  await api.call('setStudyPeriod', { survey_id, ...always, most: 1 }, owner.token);
  await aBrowser(api).begun(survey_id);
  await api.call('setStudyPassword', { survey_id, password: 'herbst26' }, owner.token);
  await api.call('setStudyOnce', { survey_id, once: true }, owner.token);
  const query = await make();
  const browser = aBrowser(api);
  const before = await browser.open(address(query));
  expect(before.statusCode).toBe(200);
  for (const said of ['Das ist ein Test.', 'Dieser Dialog ist voll.', 'nach dem Passwort', 'schon teilgenommen'])
    expect(before.body).toContain(said);
  expect(before.body).not.toContain('Geheimer Gruß');
  const page = await browser.open(address(`${query}&weiter=1`));
  expect(page.body).toContain('Geheimer Gruß');
  expect(page.body).toMatch(/<aside class="test-mark" lang="de">Test:/);
  expect(page.body).toContain(`"kept_as":"${survey_id}.`);
  await browser.begun(survey_id, query);
  expect([...browser.cookies]).toEqual([]);
});

test('counts in no limit, quota, figure, publication or export, and shows where it would lead', async () => {
  await api.call('setStudyPeriod', { survey_id, starts_at: null, ends_at: null, most: 5 }, owner.token);
  const quota = { quota_id: randomUUID(), name: 'Alle', condition: 'name = "Ana"', most: 1 };
  const ends = { finished: 'https://panel.example.org/?n={{name}}', screened: null, quota_full: null };
  await api.call('setStudyEnds', { survey_id, ...ends }, owner.token);
  const quotas = [{ ...quota, when_full: { kind: 'end', text: '' } as const }];
  await api.call('setStudyQuotas', { survey_id, quotas }, owner.token);
  const query = await make();
  const { token_live } = await play(query);
  await play(query);
  const sent = await api.call('sentOn', { survey_id }, token_live);
  expect(sent).toEqual({ address: 'https://panel.example.org/?n=Ana', at_once: false, is_test: true });
  const study = await api.call('study', { survey_id }, owner.token);
  expect([study.begun, ...study.quotas.map(({ taken }) => taken)]).toEqual([0, 0]);
  expect(await api.call('resultOverview', { survey_id, filter: '' }, owner.token)).toMatchObject({ total: 0 });
  const { publications } = await api.call('publications', { survey_id }, owner.token);
  expect(publications.map(({ conversations }) => conversations)).toEqual([0]);
  expect((await api.call('answers', { survey_id }, owner.token)).conversations).toEqual([]);
});

test('runs on what is published, also when it begins anew and while the dialog is not live', async () => {
  const query = await make();
  await editSurvey(api, survey_id, threeQuestions.slice(2));
  await api.services.db.updateTable('surveys').set({ active: false }).where('survey_id', '=', survey_id).execute();
  expect((await aBrowser(api).open(address(query))).body).toContain('gerade nicht live');
  const { token_live } = await play(query);
  await api.call('restartDelete', { survey_id, action: 'restart', isLive: true }, token_live);
  const again = await api.call('conversation', { survey_id }, token_live);
  expect(again).toMatchObject({ finished: false, question: { unique_question_id: 'name' } });
  await api.call('restartDelete', { survey_id, action: 'delete', isLive: true }, token_live);
});

test('that was renewed or taken away begins nothing, neither as a test nor as a respondent', async () => {
  const old = await make();
  const fresh = await make();
  expect(fresh).not.toBe(old);
  const other = await insertSurvey(api, { blocks: threeQuestions, owner });
  const browser = aBrowser(api);
  for (const [id, query] of [
    [survey_id, old],
    [survey_id, '?testlink='],
    [other, fresh],
  ] as const) {
    expect((await browser.open(`/dialog/${id}${query}`)).body).toContain('Dieser Testlink gilt nicht mehr.');
    const refused = await browser.begin(id, query);
    expect([refused.statusCode, refused.json().code]).toEqual([410, 'study/test-link']);
  }
  await browser.begun(survey_id, fresh);
  await api.call('setStudyTestLink', { survey_id, link_id: null }, owner.token);
  expect((await browser.begin(survey_id, fresh)).statusCode).toBe(410);
  expect(await api.call('study', { survey_id }, owner.token)).toMatchObject({ begun: 0, test_link: null });
});

test('is never kept as a parameter of the link, and its conversations go after 14 days', async () => {
  await api.call('setLinkParameters', { survey_id, names: ['testlink', 'quelle'] }, owner.token);
  await play(`${await make()}&quelle=brief`);
  const kept = () =>
    api.services.db.selectFrom('conversations').select('came_with').where('survey_id', '=', survey_id).execute();
  expect(await kept()).toEqual([{ came_with: { quelle: 'brief' } }]);
  api.clock.now += 15 * 86_400_000;
  await forgetExpired(api.services);
  expect(await kept()).toEqual([]);
});
