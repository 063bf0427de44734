import { expect, test, vi } from 'vitest';
import { Readable } from 'node:stream';
import { aGif, aPngOf } from '../../../testing/media/sampleFiles.ts';
import type { MediaStorage } from '../MediaStorage.ts';
import { createPictureSizes } from './createPictureSizes.ts';

function sizesOf(get: MediaStorage['get']) {
  const asked = vi.fn<MediaStorage['get']>(get);
  const nothing = () => Promise.resolve();
  const storage = { put: () => Promise.resolve(0), get: asked, copy: () => Promise.resolve(true), delete: nothing };
  return { asked, pictureSize: createPictureSizes(storage) };
}

test('a picture is read once, also by many at one time', async () => {
  const { asked, pictureSize } = sizesOf(async () => Readable.from([aPngOf(800, 500)]));
  const size = { width: 800, height: 500 };
  expect(await Promise.all([pictureSize('a.png'), pictureSize('a.png')])).toEqual([size, size]);
  expect(await pictureSize('a.png')).toEqual(size);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('what is no picture, is gone or says no size has none, and a store that fails is asked again', async () => {
  const { asked, pictureSize } = sizesOf(async () => Readable.from([aPngOf(800, 500)]));
  expect(await pictureSize('a.mp3')).toBeNull();
  expect(asked).not.toHaveBeenCalled();
  expect(await sizesOf(async () => null).pictureSize('a.png')).toBeNull();
  expect(await sizesOf(async () => Readable.from([aPngOf(0, 500)])).pictureSize('a.png')).toBeNull();
  expect(await sizesOf(async () => Readable.from([aGif()])).pictureSize('a.webp')).toBeNull();

  asked.mockRejectedValueOnce(new Error('the store is away'));
  expect(await pictureSize('b.png')).toBeNull();
  expect(await pictureSize('b.png')).toEqual({ width: 800, height: 500 });
});
