import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { aBrowser } from '../../../../testing/aBrowser.ts';
import { anAuthor } from '../../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../../testing/anAuthor.ts';
import { aPlainRespondent, formIn, formsIn } from '../../../../testing/aPlainRespondent.ts';
import { aBlock, inOrder, threeQuestions } from '../../../../testing/blocks.ts';
import { createTestDatabase } from '../../../../testing/createTestDatabase.ts';
import { insertSurvey } from '../../../../testing/insertSurvey.ts';
import { linksOf, peopleOf } from '../../../../testing/personalLinks.ts';
import { releasePages } from '../../../../testing/releasePages.ts';
import { startTestApi } from '../../../../testing/startTestApi.ts';
import { plainTextsIn } from './plainTextsIn.ts';

/** Two servers that share nothing but the database. */
const database = await createTestDatabase();
const shared = { ...database, release: async () => {} };
const api = await startTestApi(undefined, undefined, undefined, shared);
const second = await startTestApi(undefined, undefined, undefined, shared);
await releasePages(api);
await releasePages(second);
afterAll(async () => {
  await api.stop();
  await second.stop();
  await database.release();
});

const texts = plainTextsIn('de', 'sie');

let owner: TestAuthor;
let survey_id: string;
beforeEach(async () => {
  owner = await anAuthor(api);
  survey_id = await insertSurvey(api, { blocks: threeQuestions, owner, settings: { welcome: 'Geheimer Gruß' } });
  await api.services.db.deleteFrom('rate_limits').execute();
});

const begin = [['do', 'begin']] as const;

async function conversations(): Promise<readonly { readonly is_live: boolean; readonly user_id_live: string }[]> {
  return api.services.db
    .selectFrom('conversations')
    .select(['is_live', 'user_id_live', 'came_with'])
    .where('survey_id', '=', survey_id)
    .execute();
}

/** Sends the form that begins, as a page holds it. */
async function beginBy(browser: ReturnType<typeof aBrowser>, page: string) {
  const { action, hidden } = formIn(page);
  return browser.submit(action, [...hidden, ...begin]);
}

describe('the doors of a study', () => {
  test('a password stands before the page, and what lets in there lets in here', async () => {
    await api.call('setStudyPassword', { survey_id, password: 'herbst26' }, owner.token);
    const browser = aBrowser(api);
    const door = await browser.open(`/plain/${survey_id}`);
    expect(door.body).toContain('name="password"');
    expect(door.body).not.toContain('Geheimer Gruß');
    const refused = await browser.submit(`/plain/${survey_id}`, begin);
    expect(refused.statusCode).toBe(303);
    expect(await conversations()).toEqual([]);
    expect((await browser.say(`/plain/${survey_id}`, 'falsch99')).statusCode).toBe(403);
    expect((await browser.say(`/plain/${survey_id}`, 'herbst26')).statusCode).toBe(303);
    const open = await browser.open(`/plain/${survey_id}`);
    expect(open.body).toContain('Geheimer Gruß');
    expect((await beginBy(browser, open.body)).statusCode).toBe(303);
    expect(await conversations()).toHaveLength(1);
  });

  test('whoever is kept out reads why, and the form of an older page begins nothing', async () => {
    const browser = aBrowser(api);
    const page = (await browser.open(`/dialog/${survey_id}`)).body;
    const times = { starts_at: null, ends_at: api.clock.now - 1_000 };
    await api.services.db
      .insertInto('studies')
      .values({ survey_id })
      .onConflict((row) => row.doNothing())
      .execute();
    await api.services.db
      .updateTable('studies')
      .set({ ends_at: new Date(times.ends_at) })
      .where('survey_id', '=', survey_id)
      .execute();
    expect((await beginBy(browser, page)).statusCode).toBe(303);
    const closed = await browser.open(`/plain/${survey_id}`);
    expect(closed.statusCode).toBe(410);
    expect(closed.body).toContain('Dieser Dialog ist zu Ende.');
    expect(await conversations()).toEqual([]);
  });

  test('one participation in each browser: at the end nobody begins again, and who has begun goes on', async () => {
    await api.call('setStudyOnce', { survey_id, once: true }, owner.token);
    const plain = await aPlainRespondent(api, survey_id);
    expect((await plain.browser.submit(`/plain/${survey_id}`, begin)).statusCode).toBe(303);
    await plain.reply([['a', 'Ada']]);
    await plain.reply([['a', 'good']]);
    await plain.reply([['a', 'Weil ja']]);
    expect(await plain.reply([['a', '40']])).toContain(texts.finished);
    plain.browser.cookies.delete('dialogwerk-plain');
    const again = await plain.browser.open(`/plain/${survey_id}`);
    expect(again.body).toContain('Sie haben schon teilgenommen.');
    expect((await plain.browser.submit(`/plain/${survey_id}`, begin)).statusCode).toBe(303);
    expect(await conversations()).toHaveLength(1);
  });

  test('a dialog that is not active, or that there is not, says so; a conversation of one that was switched off does, too', async () => {
    const browser = aBrowser(api);
    expect((await browser.open('/plain/abcdefgh23456789')).statusCode).toBe(404);
    expect((await browser.submit('/plain/abcdefgh23456789', begin)).statusCode).toBe(404);
    const plain = await aPlainRespondent(api, survey_id);
    const page = await plain.open();
    await api.services.db.updateTable('surveys').set({ active: false }).where('survey_id', '=', survey_id).execute();
    const refused = await plain.send(page, [
      ['a', 'Ada'],
      ['do', 'reply'],
    ]);
    expect(refused.statusCode).toBe(410);
    expect(refused.body).toContain('Dialog ist nicht mehr aktiv.');
    expect((await plain.browser.open(`/plain/${survey_id}`)).statusCode).toBe(410);
  });

  test('the test link is tried without a script, marked as a test, apart from what a respondent has begun', async () => {
    const { test_link } = await api.call('setStudyTestLink', { survey_id, link_id: randomUUID() }, owner.token);
    const query = `?${test_link?.query}`;
    const plain = await aPlainRespondent(api, survey_id);
    await plain.reply([['a', 'Ada']]);
    const before = await plain.browser.open(`/plain/${survey_id}${query}`);
    expect(before.body).toContain('Das ist ein Test.');
    const page = await plain.browser.open(`/dialog/${survey_id}${query}&weiter=1`);
    const begun = await beginBy(plain.browser, page.body);
    const tried = await plain.browser.open(String(begun.headers.location).replace(/#.*/, ''));
    expect(tried.body).toContain('Test: Nichts davon zählt.');
    expect(tried.body).toContain('Wie heißen Sie?');
    expect(await plain.open()).toContain('Wie geht es Ihnen?');
    expect(new Set((await conversations()).map(({ is_live }) => is_live))).toEqual(new Set([false, true]));
  });

  test('a personal link begins by its own button: a browser without a script says so, and never begins twice', async () => {
    await api.call('addInvitees', { survey_id, ...peopleOf(['ada@example.org']) }, owner.token);
    const [link] = await linksOf(api, owner, survey_id);
    const browser = aBrowser(api);
    const page = (await browser.open(link?.path ?? '')).body;
    expect(page).toContain('<noscript><input type="hidden" name="plain" value="1"></noscript>');
    const fields = [
      ['attempt', /name="attempt" value="([^"]+)"/.exec(page)?.[1] ?? ''],
      ['plain', '1'],
    ] as const;
    const entered = await browser.submit(link?.path ?? '', fields);
    const code = String(entered.headers.location);
    expect(code).toMatch(/^\/plain\/\w+\?code=/);
    const gone = await browser.open(code);
    expect([gone.statusCode, gone.headers.location]).toEqual([303, `/plain/${survey_id}#neu`]);
    expect((await browser.open(code)).statusCode).toBe(303);
    expect((await browser.open(`/plain/${survey_id}`)).body).toContain('Wie heißen Sie?');
    expect(await conversations()).toHaveLength(1);
    const stranger = await aBrowser(api).open(code);
    expect(stranger.body).not.toContain('Wie heißen Sie?');
  });

  test('parameters of the link are kept as the dialog wants them, and stand in no later address', async () => {
    await api.call('setLinkParameters', { survey_id, names: ['pid'] }, owner.token);
    const plain = await aPlainRespondent(api, survey_id, '?pid=P-17&other=1');
    expect(await conversations()).toMatchObject([{ came_with: { pid: 'P-17' } }]);
    const page = (await plain.browser.open(`/plain/${survey_id}`)).body;
    expect(page).not.toContain('P-17');
  });
});

describe('who may not', () => {
  test('a cookie that was made up, or is another dialog’s, opens nothing', async () => {
    const plain = await aPlainRespondent(api, survey_id);
    await plain.reply([['a', 'Ada Lovelace']]);
    const other = await insertSurvey(api, { blocks: threeQuestions });
    const elsewhere = await plain.browser.open(`/plain/${other}`);
    expect(elsewhere.body).toContain(texts.ended);
    const thief = aBrowser(api);
    const own = plain.browser.cookies.get('dialogwerk-plain') ?? '';
    const stranger = await aPlainRespondent(api, survey_id);
    const [, ...theirs] = (stranger.browser.cookies.get('dialogwerk-plain') ?? '').split('.');
    thief.cookies.set('dialogwerk-plain', [own.split('.')[0], ...theirs].join('.'));
    expect((await thief.open(`/plain/${survey_id}`)).body).not.toContain('Ada Lovelace');
  });

  test('a form of another site does nothing', async () => {
    const plain = await aPlainRespondent(api, survey_id);
    const { action, hidden } = formIn(await plain.open());
    const sent = await api.app.inject({
      method: 'POST',
      url: action,
      cookies: Object.fromEntries(plain.browser.cookies),
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
      payload: new URLSearchParams([
        ...hidden.map(([name, value]) => [name, value]),
        ['a', 'Ada'],
        ['do', 'reply'],
      ]).toString(),
    });
    expect(sent.statusCode).toBe(303);
    expect(await plain.open()).not.toContain('Hallo Ada!');
  });

  test('the session is a cookie that no script reads, sent to this dialog’s pages alone, and ends with the deletion', async () => {
    const browser = aBrowser(api);
    const begun = await beginBy(browser, (await browser.open(`/dialog/${survey_id}`)).body);
    expect(begun.cookies).toMatchObject([{ httpOnly: true, sameSite: 'Lax', path: `/plain/${survey_id}` }]);
    const confirm = (await browser.open(`/plain/${survey_id}?menu=delete`)).body;
    const own = browser.cookies.get('dialogwerk-plain') ?? '';
    const [form] = formsIn(confirm);
    const deleted = await browser.submit(form?.action ?? '', [['do', 'delete']]);
    expect(deleted.headers.location).toBe('/exit/deleted_de');
    expect(await conversations()).toEqual([]);
    browser.cookies.set('dialogwerk-plain', own);
    expect((await browser.open(`/plain/${survey_id}`)).body).toContain(texts.ended);
  });
});

describe('on two servers', () => {
  test('the form that begins, sent to both at once, begins one conversation, and each takes what the other began', async () => {
    const page = (await aBrowser(api).open(`/dialog/${survey_id}`)).body;
    const browsers = [aBrowser(api), aBrowser(second)];
    const begun = await Promise.all(browsers.map((browser) => beginBy(browser, page)));
    expect(begun.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
    expect(await conversations()).toHaveLength(1);
    const [one, other] = await Promise.all(
      browsers.map(async (browser) => (await browser.open(`/plain/${survey_id}`)).body),
    );
    expect(one).toContain('Wie heißen Sie?');
    const { action, hidden } = formIn(one ?? '');
    await browsers[1]?.submit(action, [...hidden, ['a', 'Ada'], ['do', 'reply']]);
    expect(other).toContain('Wie heißen Sie?');
    expect((await browsers[0]?.open(`/plain/${survey_id}`))?.body).toContain('Hallo Ada!');
  });
});

describe('what else the messenger has', () => {
  test('beginning anew, after a question, in the dialog’s words', async () => {
    const plain = await aPlainRespondent(api, survey_id);
    await plain.reply([['a', 'Ada']]);
    const confirm = (await plain.browser.open(`/plain/${survey_id}?menu=restart`)).body;
    await plain.browser.submit(formIn(confirm).action, [['do', 'restart']]);
    expect(await plain.open()).toContain('Wie heißen Sie?');
    expect(await conversations()).toHaveLength(1);
  });

  test('a time to answer is said, ends by the server’s clock alone, and an answer counts later, too', async () => {
    const timed = inOrder(aBlock('open', 'quick', { time_limit: 30 }), aBlock('open', 'next'));
    survey_id = await insertSurvey(api, { blocks: timed });
    const plain = await aPlainRespondent(api, survey_id);
    const page = await plain.open();
    expect(page).toContain('30 Sekunden');
    const early = await plain.send(page, [['do', 'over']]);
    expect(early.statusCode).toBe(422);
    expect(early.body).toContain('Die Zeit ist noch nicht abgelaufen.');
    api.clock.now += 31_000;
    expect((await plain.send(page, [['do', 'over']])).statusCode).toBe(303);
    expect(await plain.open()).toContain('Frage next?');
  });

  test('feedback once it is wanted, and a way on to where the study sends its respondents', async () => {
    survey_id = await insertSurvey(api, {
      blocks: inOrder(aBlock('open', 'name')),
      owner,
      settings: { feedback_allowed: true },
    });
    const ends = { finished: 'https://panel.example.org/back?id={{name}}', screened: null, quota_full: null };
    await api.call('setStudyEnds', { survey_id, ...ends }, owner.token);
    const plain = await aPlainRespondent(api, survey_id);
    const end = await plain.reply([['a', 'Ada & Co']]);
    expect(end).toContain('href="https://panel.example.org/back?id=Ada%20%26%20Co"');
    // Before it stands the way to what is stored.
    const feedback = end.slice(end.lastIndexOf('<form', end.indexOf('<h2 id="feedback">')));
    const empty = await plain.send(feedback, [['do', 'feedback']]);
    expect(empty.body).toContain(texts.feedbackNothing);
    const given = await plain.send(feedback, [
      ['rating', '4'],
      ['text', 'Schön'],
      ['do', 'feedback'],
    ]);
    expect(String(given.headers.location)).toContain('said=thanks');
    const { entries } = await api.call('surveyFeedback', { survey_id }, owner.token);
    expect(entries).toMatchObject([{ rating: 4, text: 'Schön' }]);
  });

  test('what is said is text: markup of authors and respondents stands as they wrote it', async () => {
    survey_id = await insertSurvey(api, {
      blocks: inOrder(aBlock('open', 'a', { context: '<script>alert(1)</script> **fett**' }), aBlock('open', 'b')),
      survey_name: '<b>Name</b> $&',
    });
    const plain = await aPlainRespondent(api, survey_id);
    expect(await plain.open()).toContain('&lt;script&gt;alert(1)&lt;/script&gt; <strong>fett</strong>');
    const page = await plain.reply([['a', `<img src=x onerror="alert('${randomUUID()}')">`]]);
    expect(page).toContain('&lt;img src=x onerror=');
    expect(page).not.toContain('<img src=x');
    const { headers } = await plain.browser.open(`/plain/${survey_id}`);
    expect(String(headers['content-security-policy'])).not.toContain('unsafe-inline');
  });
});
