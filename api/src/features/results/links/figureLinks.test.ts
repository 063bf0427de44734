import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { anAuthor } from '../../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../../testing/anAuthor.ts';
import { aRespondent } from '../../../../testing/aRespondent.ts';
import { aBlock, inOrder } from '../../../../testing/blocks.ts';
import { insertSurvey } from '../../../../testing/insertSurvey.ts';
import { startTestApi } from '../../../../testing/startTestApi.ts';
import type { TestApi } from '../../../../testing/startTestApi.ts';
import { clearFigureLinks } from '../../../links/figureTokens.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const options = ['gut', 'schlecht'].map((id) => ({ id, text: id, score: null }));
const blocks = inOrder(
  aBlock('open', 'name', { nachfrage: 'Warum?' }),
  aBlock('single', 'mood', { options }),
  aBlock('email', 'mail'),
);

let api: TestApi;
let author: TestAuthor;
let survey_id: string;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

beforeEach(async () => {
  author = await anAuthor(api);
  survey_id = await insertSurvey(api, { blocks, owner: author });
  for (const option_id of [...Array(6).fill('gut'), ...Array(5).fill('schlecht')]) {
    const respondent = await aRespondent(api, survey_id);
    await respondent.reply('name', { type: 'open', text: 'Geheimwort' });
    await respondent.reply({ id: 'name', nachfrage_id: 'name#1' }, { type: 'open', text: 'Geheimwort' });
    await respondent.reply('mood', { type: 'single', option_id });
    await respondent.reply('mail', { type: 'email', text: 'geheimwort@example.org' });
  }
});

async function aLink(wanted: { filter?: string; password?: string | null; ends_at?: number } = {}) {
  const link_id = randomUUID();
  const { link } = await api.call(
    'createFigureLink',
    { survey_id, link_id, name: 'Vorstand', filter: '', ends_at: api.clock.now + DAY, password: null, ...wanted },
    author.token,
  );
  return { ...link, survey_id, token: link.path.split('/').at(-1) ?? '' };
}

const refusedOpening = async (input: { token: string; password?: string }) => {
  const { status, body } = await api.send('openFigures', input);
  return [status, z.object({ code: z.string() }).parse(body).code];
};

it('whoever has the link sees figures, and no word that a respondent wrote', async () => {
  const { token } = await aLink();
  const opened = await api.call('openFigures', { token });
  expect(opened).toMatchObject({ is_filtered: false, ends_at: api.clock.now + DAY });
  const shown = await api.call('sharedOverview', { pass: opened.pass });
  expect(shown.overview).toMatchObject({ total: 11, begun: 11, finished: 11 });
  expect(shown.states.map(({ unique_question_id, answered }) => [unique_question_id, answered])).toContainEqual([
    'mood',
    11,
  ]);
  const all = await Promise.all(
    ['name', 'mood', 'mail'].map((question) => api.call('sharedQuestion', { pass: opened.pass, question })),
  );
  expect(all[1]?.columns[0]?.shares.map(({ label, count }) => [label, count])).toEqual([
    ['gut', 6],
    ['schlecht', 5],
  ]);
  expect(JSON.stringify([opened, shown, all]).toLowerCase()).not.toContain('geheimwort');
  expect(all[0]?.columns.map(({ n }) => n)).toEqual([11, 11]);
});

it('a link shows the figures that its filter lets through, the same as its author sees', async () => {
  const filter = 'antwort.mood..one-of.schlecht';
  const { token } = await aLink({ filter });
  const { pass, is_filtered } = await api.call('openFigures', { token });
  const { overview } = await api.call('sharedOverview', { pass });
  const own = await api.call('resultOverview', { survey_id, filter }, author.token);
  expect(is_filtered).toBe(true);
  expect(overview).toMatchObject({ total: own.total, finished: own.states.finished, days: own.days });
  expect(overview?.total).toBe(5);
});

it('a password is asked for, a wrong one refused, and guessing is slowed down', async () => {
  const { token, has_password } = await aLink({ password: 'Moorhuhn-auf-Reisen' });
  expect(has_password).toBe(true);
  expect(await refusedOpening({ token })).toEqual([409, 'figures/password']);
  expect(await refusedOpening({ token, password: 'geraten' })).toEqual([409, 'figures/wrong-password']);
  const { pass } = await api.call('openFigures', { token, password: 'Moorhuhn-auf-Reisen' });
  expect((await api.call('sharedOverview', { pass })).overview?.total).toBe(11);
  for (let tried = 0; tried < 10; tried += 1) await refusedOpening({ token, password: `geraten ${tried}` });
  expect(await refusedOpening({ token, password: 'Moorhuhn-auf-Reisen' })).toEqual([429, 'throttle/too-many-attempts']);
  const kept = await api.services.db.selectFrom('figure_links').select('password_hash').execute();
  expect(JSON.stringify(kept)).not.toContain('Moorhuhn');
});

it('a link that ended, was revoked, was made up, or is of a deleted dialog shows nothing, nor does a pass from before', async () => {
  const { token } = await aLink({ ends_at: api.clock.now + HOUR });
  const other = await aLink();
  const { pass } = await api.call('openFigures', { token });
  const gone = [404, 'figures/unknown'];
  expect(await refusedOpening({ token: `${token.slice(0, -2)}AA` })).toEqual(gone);
  expect(await refusedOpening({ token: 'x' })).toEqual(gone);
  for (const bad of ['x', `${pass}x`, pass.replace(/^[^.]+/, other.link_id)]) {
    expect(await api.send('sharedOverview', { pass: bad })).toMatchObject({ status: 404 });
  }
  await api.call('revokeFigureLink', { survey_id, link_id: other.link_id, is_revoked: true }, author.token);
  expect(await refusedOpening({ token: other.token })).toEqual(gone);
  await api.call('revokeFigureLink', { survey_id, link_id: other.link_id, is_revoked: false }, author.token);
  const { pass: otherPass } = await api.call('openFigures', { token: other.token });

  api.clock.now += 2 * HOUR;
  expect(await refusedOpening({ token })).toEqual(gone);
  expect(await api.send('sharedQuestion', { pass, question: 'mood' })).toMatchObject({ status: 404 });
  api.clock.now += 11 * HOUR;
  expect(await api.send('sharedOverview', { pass: otherPass })).toMatchObject({
    status: 409,
    body: { code: 'figures/pass-expired' },
  });
  const { pass: newest } = await api.call('openFigures', { token: other.token });
  await api.services.db
    .updateTable('surveys')
    .set({ deleted_at: new Date(api.clock.now) })
    .where('survey_id', '=', survey_id)
    .execute();
  expect(await refusedOpening({ token: other.token })).toEqual(gone);
  expect(await api.send('sharedOverview', { pass: newest })).toMatchObject({ status: 404 });
});

it('links are listed, made once, written down, and forgotten a month after their end', async () => {
  const made = await aLink();
  const again = { ...made, name: 'Anders', password: null };
  expect((await api.call('createFigureLink', again, author.token)).link.name).toBe('Vorstand');
  const late = await api.send('createFigureLink', { ...again, ends_at: api.clock.now + 400 * DAY }, author.token);
  expect(late).toMatchObject({ status: 422, body: { code: 'figures/bad-end' } });
  const list = async () => (await api.call('figureLinks', { survey_id }, author.token)).links;
  expect((await list()).map(({ link_id, path }) => [link_id, path])).toEqual([[made.link_id, made.path]]);
  const elsewhere = await anAuthor(api);
  const foreign = await insertSurvey(api, { blocks, owner: elsewhere });
  const stolen = { survey_id: foreign, link_id: made.link_id, is_revoked: true };
  expect(await api.send('revokeFigureLink', stolen, elsewhere.token)).toMatchObject({ status: 404 });
  expect(await list()).toHaveLength(1);
  await api.call('revokeFigureLink', { survey_id, link_id: made.link_id, is_revoked: true }, author.token);
  expect(await list()).toEqual([]);
  const acts = await api.services.db.selectFrom('audit').select('act').where('survey_id', '=', survey_id).execute();
  expect(acts.map(({ act }) => act)).toEqual(['figure_link_made', 'figure_link_revoked']);
  await clearFigureLinks(api.services.db, api.clock.now + 29 * DAY);
  expect(await countOf(made.link_id)).toBe(1);
  await clearFigureLinks(api.services.db, api.clock.now + 31 * DAY);
  expect(await countOf(made.link_id)).toBe(0);
});

async function countOf(link_id: string): Promise<number> {
  const rows = await api.services.db.selectFrom('figure_links').select('name').where('link_id', '=', link_id).execute();
  return rows.length;
}
