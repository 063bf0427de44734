import { randomUUID } from 'node:crypto';
import type { Reply, ResultFilter } from '@dialogwerk/shared/contract';
import { uploads } from '@dialogwerk/shared/contract';
import { replyMedia } from '@dialogwerk/shared/contract/schemas';
import { everything, writeFilter } from '@dialogwerk/shared/dialog';
import { callOrThrow } from '@dialogwerk/shared/testing';
import type { Browser } from 'playwright/test';
import { addMember } from '../addMember.ts';
import { everyQuestion } from '../dialogs/everyQuestion.ts';
import { liveDialog } from '../liveDialog.ts';
import { logIn } from '../phq9.ts';
import type { Product } from '../startProduct.ts';
import { fillDialog } from './fillDialog.ts';
import { withDatabase } from './withDatabase.ts';
import { silence } from '../silence.ts';

/** The question whose words are coded, and what is said to it. */
export const CODED = 'why';
const codes = ['Wartezeit', 'Freundlichkeit der Mitarbeiterinnen und Mitarbeiter', 'Preis'];

const planned = {
  ...everyQuestion,
  name: 'Zufriedenheitsbefragung der Mitarbeiterinnen und Mitarbeiter im Außendienst',
  blocks: [
    { id: CODED, type: 'open', context: 'Was war heute gut, was nicht?' },
    { id: 'photo', type: 'upload', context: 'Schicken Sie uns ein Bild?', fields: { optional: true } },
    { id: 'voice', type: 'voice', context: 'Erzählen Sie uns davon!', fields: { optional: true } },
    ...everyQuestion.blocks,
    {
      id: 'score',
      type: 'assign',
      context: '',
      fields: { assignments: [{ variable: 'gesamtwert', expression: 'empfehlung * 10' }] },
    },
  ],
} as const;

/** What respondents send as files. */
interface Sent {
  readonly picture: Buffer;
  readonly sound: Buffer;
}

/** A photo of 1280 by 960, and two seconds of silence. */
async function someFiles(browser: Browser): Promise<Sent> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 960 } });
  await page.setContent(
    '<body style="margin:0;height:100vh;background:linear-gradient(hsl(30 60% 80%),hsl(200 50% 35%))"></body>',
  );
  const picture = await page.screenshot();
  await page.close();
  return { picture, sound: silence(2) };
}

/** A dialog with questions of each kind and so many respondents, two of them with files, a changed answer, marks, segments and codes by two people. */
export async function analysedDialog(product: Product, browser: Browser, count: number): Promise<string> {
  const token = await logIn(product);
  const survey_id = await liveDialog(product, token, planned);
  await callOrThrow(product.url, 'setLinkParameters', { survey_id, names: ['utm_source'] }, token);
  if (count === 0) return survey_id;
  const real = Math.min(count, 2);
  await withDatabase(product, async (database) => {
    await fillDialog(database, survey_id, count - real);
    await database.query(
      `update conversations set device = (array['phone', 'tablet', 'desktop'])[1 + floor(random() * 3)::int],
       came_with = jsonb_build_object('utm_source', (array['Rundbrief', 'Aushang'])[1 + floor(random() * 2)::int]),
       finished_at = case when finished_at is null then null else started_at + random() * interval '20 minutes' end,
       flags = case when finished_at is not null and random() < 0.1 then array['fast'] else '{}' end
     where survey_id = $1`,
      [survey_id],
    );
  });
  const sent = await someFiles(browser);
  for (let index = 0; index < real; index += 1) await answer(product, survey_id, sent);
  await keepSegments(product, survey_id, token);
  await code(product, survey_id, token);
  return survey_id;
}

/** Begins a conversation and leaves it halfway. */
async function answer({ url }: Product, survey_id: string, { picture, sound }: Sent): Promise<void> {
  const { token_live } = await callOrThrow(url, 'registerLive', { survey_id, query: 'utm_source=Rundbrief' });
  await callOrThrow(url, 'conversation', { survey_id }, token_live);
  const reply = (unique_question_id: string, given: Reply, nachfrage_id: string | null = null) =>
    callOrThrow(
      url,
      'turn',
      { survey_id, turn_id: randomUUID(), unique_question_id, nachfrage_id, reply: given },
      token_live,
    );
  const upload = async (unique_question_id: string, content: Buffer, name: string): Promise<string> => {
    const address = new URL(uploads.replyMedia.path, url);
    address.search = String(new URLSearchParams({ survey_id, unique_question_id }));
    const response = await fetch(address, {
      method: 'POST',
      headers: { authorization: `Bearer ${token_live}`, 'x-file-name': encodeURIComponent(name) },
      body: new Uint8Array(content),
    });
    return replyMedia.response.parse(await response.json()).media_id;
  };
  await reply(CODED, { type: 'open', text: 'Die Wartezeit am Schalter war viel zu lang, aber alle waren freundlich.' });
  await reply('photo', { type: 'upload', media_id: await upload('photo', picture, 'Schalterhalle am Morgen.png') });
  await reply('voice', { type: 'voice', media_id: await upload('voice', sound, 'Aufnahme.wav') });
  await reply('single', { type: 'single', option_id: 'b' });
  await reply('single', { type: 'open', text: 'Weil sonst niemand da ist.' }, 'single#1');
  await reply('multiple', { type: 'multiple', option_ids: ['a', 'c'] });
}

async function keepSegments({ url }: Product, survey_id: string, token: string): Promise<void> {
  const segments: Readonly<Record<string, ResultFilter>> = {
    'Vom Rundbrief': { ...everything, sources: [{ variable: 'utm_source', values: ['Rundbrief'] }] },
    Beendet: { ...everything, states: ['finished'] },
  };
  for (const [name, kept] of Object.entries(segments)) {
    const filter = writeFilter(kept);
    await callOrThrow(url, 'setSegment', { survey_id, segment_id: randomUUID(), name, filter }, token);
  }
}

/** Codes of two people for the newest texts, who do not always agree. */
async function code(product: Product, survey_id: string, token: string): Promise<void> {
  const { url } = product;
  const place = { survey_id, question: CODED };
  const other = await addMember(product, token, { survey_id, name: 'nora', new_role: 'Analysieren' });
  const theirs = await logIn({ ...product, account: other });
  const { texts } = await callOrThrow(url, 'codedTexts', place, token);
  for (const [at, name] of codes.entries()) {
    const code_id = randomUUID();
    await callOrThrow(url, 'keepCode', { ...place, code_id, name, colour: at }, token);
    for (const [index, { conversation_id }] of texts.slice(0, 20).entries()) {
      const given = { ...place, code_id, conversation_id, is_given: true };
      if (index % 3 === at) await callOrThrow(url, 'codeText', given, token);
      if ((index + (index % 5 === 0 ? 1 : 0)) % 3 === at) await callOrThrow(url, 'codeText', given, theirs);
    }
  }
}
