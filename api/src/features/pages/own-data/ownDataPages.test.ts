import { replyMedia } from '@dialogwerk/shared/contract/schemas';
import { unzipSync } from 'fflate';
import { beforeEach, expect, it } from 'vitest';
import { anAuthor } from '../../../../testing/anAuthor.ts';
import { apiOfFile } from '../../../../testing/apiOfFile.ts';
import { aRespondent } from '../../../../testing/aRespondent.ts';
import type { TestRespondent } from '../../../../testing/aRespondent.ts';
import { aBlock, inOrder } from '../../../../testing/blocks.ts';
import { insertSurvey } from '../../../../testing/insertSurvey.ts';
import { aPng } from '../../../../testing/media/sampleFiles.ts';
import { goOn, linksOf, peopleOf } from '../../../../testing/personalLinks.ts';
import { uploadReply } from '../../../../testing/uploadFile.ts';
import { ownDataTexts } from './ownDataTexts.ts';

const api = await apiOfFile();
const blocks = inOrder(
  aBlock('consent', 'ja', { context: 'Dürfen wir?', label_agree: 'Ja', label_decline: 'Nein' }),
  aBlock('upload', 'foto', { context: 'Ein Foto?', kinds: ['image'], optional: true }),
  aBlock('open', 'wort', { context: 'Noch <b>etwas</b>?' }),
);
let respondent: TestRespondent;
let survey_id: string;
let code: string;
beforeEach(async () => {
  await api.services.db.deleteFrom('login_failures').execute();
  const settings = { privacy_declaration_text: '## Wer\n\nDie Bücherei.' };
  survey_id = await insertSurvey(api, { blocks, survey_name: 'Ihr Besuch', settings });
  respondent = await aRespondent(api, survey_id);
  code = (await respondent.chat()).receipt ?? '';
  api.clock.now += 1_000;
  await respondent.reply('ja', { type: 'consent', agreed: true });
});

async function post(fields: Readonly<Record<string, string>>, url = '/exit/receipt') {
  const payload = new URLSearchParams({ language: 'de', ...fields }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return api.app.inject({ method: 'POST', url, headers, payload });
}

it('asks for the code by a form that needs no script', async () => {
  const page = await api.app.inject({ method: 'GET', url: '/exit/receipt?language=en' });
  expect(page.body).toContain('<form class="card" method="post" action="/exit/receipt"');
  expect(page.body).toContain('Your data');
  expect(page.headers['cache-control']).toBe('no-store');
  expect((await post({ code: '' })).statusCode).toBe(422);
  const unknown = await post({ code: 'AAAA-BBBB-CCCC' });
  expect(unknown.statusCode).toBe(404);
  expect(unknown.body).toContain('value="AAAA-BBBB-CCCC"');
  expect(unknown.body).toContain('Zu diesem Code gibt es nichts');
});

it('shows what is stored, keeps it in no cache, and what was said is text', async () => {
  await respondent.reply('foto', { type: 'skip' });
  await respondent.reply('wort', { type: 'open', text: '<script>alert(1)</script>' });
  const page = await post({ code: ` ${code.toLowerCase()} ` });
  expect(page.statusCode).toBe(200);
  expect(page.headers['cache-control']).toBe('no-store');
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  for (const said of ['Ihr Besuch', 'Dürfen wir?', 'Gegeben: Ja', 'Die Bücherei.', '&lt;script&gt;alert(1)'])
    expect(page.body).toContain(said);
  expect(page.body).not.toContain('<script>alert');
  expect(page.body).not.toContain('<b>etwas');
});

it('is taken along as a page, as data and with files', async () => {
  const question = { survey_id, unique_question_id: 'foto' };
  const sent = await uploadReply(api, question, aPng(), { token: respondent.token, name: '../Ich.png' });
  await respondent.reply('foto', { type: 'upload', media_id: replyMedia.response.parse(sent.body).media_id });
  const page = await post({ code, do: 'page' });
  expect(page.headers['content-disposition']).toBe('attachment; filename="meine-daten.html"');
  expect(page.body).toContain('<h2>Ihr Besuch</h2>');
  expect(page.body).not.toContain('<form');
  const data: unknown = JSON.parse((await post({ code, do: 'data' })).body);
  expect(data).toMatchObject({
    survey_name: 'Ihr Besuch',
    started_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
    consents: [{ kind: 'statement' }, { act: 'given', text: 'Dürfen wir?' }],
    files: [{ type: 'image/png' }],
  });
  expect(JSON.stringify(data)).not.toContain('signature');
  const zip = await post({ code, do: 'zip' });
  const files = unzipSync(new Uint8Array(zip.rawPayload));
  const names = Object.keys(files);
  expect(names.slice(0, 2)).toEqual(['meine-daten.html', 'meine-daten.json']);
  expect(names[2]).toMatch(/^1 [^/\\]*Ich\.png$/);
  expect(Buffer.from(files[names[2] ?? ''] ?? [])).toEqual(aPng());
});

it('takes a consent back, also when the form is sent twice, and says so', async () => {
  const consent_id = /name="consent_id" value="([^"]+)"/.exec((await post({ code })).body)?.[1] ?? '';
  for (let time = 0; time < 2; time += 1) {
    const page = await post({ code, do: 'withdraw', consent_id });
    expect(page.body).toContain('Ihre Einwilligung ist zurückgenommen.');
    expect(page.body).not.toContain('name="consent_id"');
  }
  expect((await api.call('receipt', { code })).consents.map(({ act }) => act)).toEqual(['shown', 'given', 'withdrawn']);
  expect((await post({ code, do: 'withdraw', consent_id: 'x' })).statusCode).toBe(200);
});

it('asks before it deletes, deletes, and says what stays', async () => {
  expect((await post({ code, do: 'ask' })).body).toContain('Daten löschen?');
  expect((await api.send('receipt', { code })).status).toBe(200);
  const gone = await post({ code, do: 'delete' });
  expect(gone.body).toContain('Was bleibt, sind Zahlen');
  expect((await post({ code })).statusCode).toBe(404);
});

it('waits after many codes that are none', async () => {
  for (let attempt = 0; attempt < 30; attempt += 1) await post({ code: `AAAA-BBBB-${attempt}` });
  const refused = await post({ code });
  expect(refused.statusCode).toBe(429);
  expect(refused.body).toContain('Zu viele Versuche');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

it.each(['de', 'en', 'fr', 'es', 'it', 'pl', 'tr', 'uk', 'ar'])('speaks %s', async (language) => {
  const page = await post({ code, language });
  expect(page.body).toContain(`lang="${language}"`);
  expect(page.body).toContain(ownDataTexts(language).consents);
});

it.each([false, true])(
  'a personal link leads there where its answers are tied to the person (anonymous: %s)',
  async (anonymous) => {
    const owner = await anAuthor(api);
    const invited = await insertSurvey(api, { blocks, owner, survey_name: 'Eingeladen' });
    await api.call('addInvitees', { survey_id: invited, ...peopleOf(['ada@example.org'], anonymous) }, owner.token);
    const [{ path } = { path: '' }] = await linksOf(api, owner, invited);
    await goOn(api, path);
    const page = await api.app.inject(path);
    expect(page.body.includes(`action="${path}/daten"`)).toBe(!anonymous);
    const data = await post({}, `${path}/daten`);
    expect(data.statusCode).toBe(anonymous ? 404 : 200);
    expect(data.body.includes('<h2 id="dialog-name">Eingeladen</h2>')).toBe(!anonymous);
    expect(data.body.includes('mit Ihrer persönlichen Einladung verbunden')).toBe(!anonymous);
    expect(data.headers['cache-control']).toBe(anonymous ? 'no-cache' : 'no-store');
  },
);
