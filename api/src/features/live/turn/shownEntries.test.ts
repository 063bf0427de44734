import { randomUUID } from 'node:crypto';
import type { DialogEntry } from '@dialogwerk/shared/contract';
import { beforeAll, expect, test, vi } from 'vitest';
import type { PictureSize } from '../../../media/dimensions/createPictureSizes.ts';
import { apiOfFile } from '../../../../testing/apiOfFile.ts';
import { insertSurvey } from '../../../../testing/insertSurvey.ts';
import { shownEntries } from './shownEntries.ts';

const api = await apiOfFile();
let survey_id: string;
beforeAll(async () => {
  survey_id = await insertSurvey(api, { blocks: [] });
  const row = { survey_id, purpose: 'block', kind: 'image', type: 'image/png', size: 1, original_name: '' } as const;
  const names = ['a.webp', 'broken.png', 'said.mp3'];
  const values = names.map((filename_db) =>
    Object.assign({}, row, { filename_db, media_id: randomUUID(), created_at: new Date() }),
  );
  await api.services.db.insertInto('media').values(values).execute();
});

const entry = (fields: Partial<DialogEntry>): DialogEntry => ({
  context: '',
  created_on: 0,
  type: 'content',
  unique_question_id: 'a',
  nachfrage_id: null,
  current_question_id: 'a',
  finished_question_id: null,
  user_or_bot: 'bot',
  pause: 0,
  ...fields,
});
const file = (location: string, type: string) => entry({ media: { location, type } });

test('a picture of the dialog has its size, and its address stands at the content host; nothing else is asked about', async () => {
  const pictureSize = vi.fn<PictureSize>(async (name) => (name === 'a.webp' ? { width: 800, height: 500 } : null));
  const services = {
    db: api.services.db,
    pseudonym: () => Buffer.alloc(32),
    now: () => 0,
    contentLocation: (location: string) => `https://content.example.org${location}`,
    pictureSize,
  };
  const shown = await shownEntries(services, survey_id, [
    entry({ context: 'Sehen Sie selbst:' }),
    file('/media/a.webp', 'image/webp'),
    file('/media/broken.png', 'image/png'),
    file('/media/said.mp3', 'audio/mpeg'),
    { ...file('/api/media/theirs.png', 'image/png'), user_or_bot: 'user' },
  ]);
  expect(shown.map(({ media }) => media && [media.location.replace(/\?.*/, ''), media.width, media.height])).toEqual([
    undefined,
    ['https://content.example.org/media/a.webp', 800, 500],
    ['https://content.example.org/media/broken.png', undefined, undefined],
    ['https://content.example.org/media/said.mp3', undefined, undefined],
    [expect.any(String), undefined, undefined],
  ]);
  expect(pictureSize.mock.calls).toEqual([['a.webp'], ['broken.png']]);
});

test('a file that the dialog does not have is said in words; where there are none, it stays', async () => {
  const gone = { location: '/media/gone.webp', type: 'image/webp' };
  const film = { location: '/media/gone.mp4', type: 'video/mp4' };
  const shown = await shownEntries(api.services, survey_id, [
    entry({ context: '5 * 3 * 2', media: gone }),
    entry({ context: 'Sie sagt: **Halt!**', media: film }),
    entry({ media: gone }),
  ]);
  expect(shown.map(({ context, media }) => [context, media?.location])).toEqual([
    [String.raw`5 * 3 * 2`, undefined],
    ['Sie sagt: **Halt!**', undefined],
    ['', gone.location],
  ]);
});
