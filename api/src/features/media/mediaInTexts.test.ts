import { surveyMedia } from '@dialogwerk/shared/contract/schemas';
import type { Block } from '@dialogwerk/shared/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aPngOf, aWav } from '../../../testing/media/sampleFiles.ts';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { aRespondent } from '../../../testing/aRespondent.ts';
import { aBlock, inOrder } from '../../../testing/blocks.ts';
import { editSurvey, insertSurvey, publishSurvey } from '../../../testing/insertSurvey.ts';
import { startTestApi } from '../../../testing/startTestApi.ts';
import type { TestApi } from '../../../testing/startTestApi.ts';
import { uploadMedia } from '../../../testing/uploadFile.ts';
import { clearMedia } from '../../media/clearMedia.ts';

let api: TestApi;
let author: TestAuthor;
let survey_id: string;

beforeAll(async () => {
  api = await startTestApi();
  author = await anAuthor(api);
});
afterAll(() => api.stop());
beforeEach(async () => {
  survey_id = await insertSurvey(api, { blocks: inOrder(aBlock('open', 'a')), owner: author });
});

async function uploaded(content = aPngOf(800, 500), to = survey_id): Promise<string> {
  const { body } = await uploadMedia(api, to, 'block', content, { token: author.token, name: 'Bild.png' });
  return surveyMedia.response.parse(body).media_file.filename_db;
}
async function publish(fields: Partial<Block>): Promise<void> {
  await editSurvey(api, survey_id, inOrder(Object.assign(aBlock('open', 'a'), fields), aBlock('open', 'b')));
  await publishSurvey(api, survey_id);
}
const remove = (filename_db: string) => api.send('deleteMedia', { survey_id, filename_db }, author.token);
const isThere = async (filename_db: string): Promise<boolean> => {
  await clearMedia(api.services);
  return (await api.app.inject({ method: 'GET', url: `/media/${filename_db}` })).statusCode === 200;
};

describe('a respondent', () => {
  test('is shown the pictures and sounds of a question and of a reaction, each as a bubble with its pause and room', async () => {
    const [picture, sound] = [await uploaded(), await uploaded(aWav())];
    await publish({
      context: `Sehen Sie:#700#![Ein *Hund*](media:${picture})`,
      acknowledgement: `![Er sagt **Wuff**](media:${sound})`,
    });
    const respondent = await aRespondent(api, survey_id);
    const { entries } = await respondent.chat();
    expect(entries.map(({ context, pause, media }) => ({ context, pause, media }))).toEqual([
      { context: 'Sehen Sie:', pause: 0 },
      {
        context: 'Ein *Hund*',
        pause: 700,
        media: {
          location: `/media/${picture}`,
          type: 'image/png',
          width: 800,
          height: 500,
          shown: {
            srcSet: `/media/${picture}?w=480 480w, /media/${picture} 800w`,
            sizes: 'min(85vw,34rem)',
          },
        },
      },
    ]);
    const { entries: after } = await respondent.reply('a', { type: 'open', text: 'Schön' });
    expect(after.find(({ type }) => type === 'acknowledgement')).toMatchObject({
      context: 'Er sagt **Wuff**',
      media: { location: `/media/${sound}`, type: 'audio/wav' },
    });
  });

  test('reads what a file shows where it is not the dialog’s, or is gone; the conversation goes on', async () => {
    const other = await insertSurvey(api, { blocks: [], owner: author });
    const foreign = await uploaded(undefined, other);
    const unknown = '0b6f2a44-1b0e-4b8f-9a61-0f3c7f1d2e5a.webp';
    await publish({ context: `![Ein Hund](media:${foreign})#0#![Eine Katze](media:${unknown})` });
    const respondent = await aRespondent(api, survey_id);
    const { entries } = await respondent.chat();
    expect(entries.map(({ context, media }) => [context, media])).toEqual([
      ['Ein Hund', undefined],
      ['Eine Katze', undefined],
    ]);
    expect((await respondent.reply('a', { type: 'open', text: 'Gut' })).question?.unique_question_id).toBe('b');
  });

  test('cannot make the bot show a file by what they write', async () => {
    const picture = await uploaded();
    await publish({ variable: 'name', acknowledgement: '{{name}}' });
    const text = `![x](media:${picture})`;
    const { entries } = await (await aRespondent(api, survey_id)).reply('a', { type: 'open', text });
    expect(entries.filter(({ media }) => media)).toEqual([]);
  });
});

describe('a file in a text', () => {
  const sign = (filename_db: string): string => `![Ein Hund](media:${filename_db})`;
  const places: [string, (text: string) => Partial<Block>][] = [
    ['a question', (context) => ({ context })],
    ['a reaction', (acknowledgement) => ({ acknowledgement })],
    ['the reaction to an option', (text) => ({ jump_to_reactions: { x: text } })],
    ['a probe', (nachfrage) => ({ nachfrage })],
  ];

  test.each(places)('of %s is not deleted while draft or publication show it', async (_, fields) => {
    const picture = await uploaded();
    await publish(fields(sign(picture)));
    expect(await remove(picture)).toMatchObject({ status: 409, body: { code: 'media/in-use' } });
    await editSurvey(api, survey_id, inOrder(aBlock('open', 'a')));
    expect(await remove(picture)).toMatchObject({ status: 409, body: { code: 'media/published' } });
    await publishSurvey(api, survey_id);
    expect((await remove(picture)).status).toBe(200);
    // Because what was published can be brought back, and conversations go on with it.
    expect(await isThere(picture)).toBe(true);
  });

  test.each(['welcome', 'ending'] as const)('of the %s is not deleted either', async (place) => {
    const picture = await uploaded();
    const say = (text: string) =>
      api.call(
        'updateSurveySettings',
        { action: 'fixmessages', survey_id, changed_values: { [place]: text } },
        author.token,
      );
    await say(sign(picture));
    expect(await remove(picture)).toMatchObject({ status: 409, body: { code: 'media/in-use' } });
    await say('');
    expect((await remove(picture)).status).toBe(200);
    // Undo brings the text back.
    await say(sign(picture));
    expect(await isThere(picture)).toBe(true);
    await say('');
    expect(await isThere(picture)).toBe(false);
  });

  test('that was never published goes once nothing shows it', async () => {
    const picture = await uploaded();
    expect((await remove(picture)).status).toBe(200);
    const update = (context: string) =>
      api.call(
        'updateSurveyBlocks',
        { action: 'update', survey_id, unique_question_id: 'a', changed_values: { context } },
        author.token,
      );
    await update(sign(picture));
    expect(await isThere(picture)).toBe(true);
    await update('Ohne Bild');
    expect(await isThere(picture)).toBe(false);
  });
});
