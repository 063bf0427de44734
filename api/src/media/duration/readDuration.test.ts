import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import type { MediaStorage } from '../MediaStorage.ts';
import { aPlayingOgg, aPlayingWav, aPng } from '../../../testing/media/sampleFiles.ts';
import { mp4Film, mp4Recording, webmFilm, webmRecording } from '../../../testing/media/recordings.data.ts';
import { WINDOW_BYTES, storedBytes } from './ByteSource.ts';
import { readDuration } from './readDuration.ts';

/** A store with one file. */
function storeWith(content: Buffer): MediaStorage {
  return {
    put: async () => 0,
    copy: async () => true,
    delete: async () => undefined,
    get: async (_, range) => Readable.from(content.subarray(range?.start, range && range.end + 1)),
  };
}
const durationOf = (extension: string, content: Buffer) =>
  readDuration(extension, storedBytes(storeWith(content), 'file', content.length));

describe('a browser’s own recording', () => {
  test.each([
    ['weba', webmRecording, 1.378],
    ['m4a', mp4Recording, 1.4],
    ['webm', webmFilm, 1.32],
    ['mp4', mp4Film, 1.341],
  ])('%s says how long it plays', async (extension, content, seconds) => {
    expect(await durationOf(extension, content)).toBeCloseTo(seconds, 2);
  });

  test.each([
    ['weba', webmRecording],
    ['m4a', mp4Recording],
    ['webm', webmFilm],
    ['mp4', mp4Film],
  ])('%s that breaks off anywhere is read as far as it goes, or not at all', async (extension, content) => {
    for (let length = 1; length < content.length; length += 7) {
      const seconds = await durationOf(extension, content.subarray(0, length));
      expect(seconds ?? 0).toBeLessThan(1.5);
    }
  });
});

test.each<[string, string, Buffer, number | null]>([
  ['WAVE', 'wav', aPlayingWav(7), 7],
  ['WAVE whose recorder did not know its size', 'wav', aPlayingWav(7, 0xffffffff), 7],
  ['WAVE without sound', 'wav', aPlayingWav(7).subarray(0, 30), null],
  ['Ogg', 'ogg', aPlayingOgg(1, 2, 3), 3],
  ['Ogg whose last page lies', 'ogg', aPlayingOgg(1, 9, 3), 9],
  ['Ogg that is none', 'ogg', aPng(), null],
  ['MP3', 'mp3', aPng(), null],
  ['something else as WebM', 'weba', aPng(2_000), null],
  ['something else as MP4', 'm4a', aPng(2_000), null],
])('%s', async (_, extension, content, seconds) => {
  expect(await durationOf(extension, content)).toBe(seconds);
});

test('a file is read in few windows, whatever its parts', async () => {
  const content = aPlayingOgg(...Array.from({ length: 5_000 }, (_, second) => second));
  let reads = 0;
  const store = storeWith(content);
  const counting: MediaStorage = { ...store, get: (...asked) => ((reads += 1), store.get(...asked)) };
  expect(await readDuration('ogg', storedBytes(counting, 'file', content.length))).toBe(4_999);
  expect(reads).toBeLessThanOrEqual(Math.ceil(content.length / (WINDOW_BYTES - 300)) + 1);
});
