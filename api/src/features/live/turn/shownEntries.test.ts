import type { DialogEntry } from '@dialogwerk/shared/contract';
import { expect, test, vi } from 'vitest';
import type { PictureSize } from '../../../media/dimensions/createPictureSizes.ts';
import { shownEntries } from './shownEntries.ts';

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
    pseudonym: () => Buffer.alloc(32),
    now: () => 0,
    contentLocation: (location: string) => `https://content.example.org${location}`,
    pictureSize,
  };
  const shown = await shownEntries(services, [
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
