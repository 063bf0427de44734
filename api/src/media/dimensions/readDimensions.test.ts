import { expect, test } from 'vitest';
import type { ByteSource } from '../duration/ByteSource.ts';
import { readDimensions } from './readDimensions.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const sourceOf = (bytes: Buffer): ByteSource => ({
  size: bytes.length,
  read: async (start, length) => bytes.subarray(start, start + length),
});
const read = (extension: string, bytes: Buffer) => readDimensions(extension, sourceOf(bytes));

/** Real pictures of 3 by 2 pixels. */
const real: Readonly<Record<string, string>> = {
  png: 'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAC0lEQVR4nGNgwAQAABQAAX3+Hu4AAAAASUVORK5CYII=',
  gif: 'R0lGODlhAwACAIAAAP8AAAAAACH5BAAAAAAALAAAAAADAAIAAAIDhF8FADs=',
};

test.each(Object.entries(real))('a real %s of 3 by 2', async (extension, base64) => {
  expect(await read(extension, Buffer.from(base64, 'base64'))).toEqual({ width: 3, height: 2 });
});

function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

const frame = (marker: number) => segment(marker, Buffer.from([8, 0x07, 0xd0, 0x0f, 0xa0, 3]));
const start = Buffer.from([0xff, 0xd8]);

test.each([0xc0, 0xc1, 0xc2, 0xc9])(
  'a JPEG by its frame header %i, behind metadata, tables and fill bytes',
  async (marker) => {
    const large = segment(0xe1, Buffer.alloc(60_000, 0xc0));
    const jpeg = Buffer.concat([
      start,
      large,
      large,
      large,
      segment(0xc4, Buffer.alloc(20)),
      Buffer.from([0xff]),
      frame(marker),
    ]);
    expect(await read('jpg', jpeg)).toEqual({ width: 4_000, height: 2_000 });
  },
);

test.each(['II', 'MM'] as const)('a JPEG that a phone was held upright for, in the byte order %s', async (order) => {
  const exif = (orientation: number): Buffer => {
    const tiff = Buffer.alloc(26);
    const uint16 = (value: number, at: number) =>
      order === 'II' ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at);
    tiff.write(order, 'latin1');
    uint16(42, 2);
    if (order === 'II') tiff.writeUInt32LE(8, 4);
    else tiff.writeUInt32BE(8, 4);
    uint16(1, 8);
    uint16(0x0112, 10);
    uint16(orientation, 18);
    return segment(0xe1, Buffer.concat([latin1('Exif\0\0'), tiff]));
  };
  const jpeg = (metadata: Buffer) => Buffer.concat([start, metadata, frame(0xc0), Buffer.alloc(9)]);
  const lying = { width: 4_000, height: 2_000 };
  expect(await read('jpg', jpeg(exif(1)))).toEqual(lying);
  expect(await read('jpg', jpeg(exif(6)))).toEqual({ width: 2_000, height: 4_000 });
  // A broken directory takes no size away, because pictures of too many pixels are refused by it.
  expect(await read('jpg', Buffer.concat([start, segment(0xe1, latin1(`Exif\0\0${order}`)), frame(0xc0)]))).toEqual(
    lying,
  );
});

test('WebP by its three kinds of first chunk', async () => {
  const webp = (chunk: string, rest: readonly number[]) =>
    Buffer.concat([latin1(`RIFF\0\0\0\0WEBP${chunk}\0\0\0\0`), Buffer.from(rest), Buffer.alloc(10)]);
  const wide = { width: 16_000, height: 100 };
  expect(await read('webp', webp('VP8X', [0, 0, 0, 0, 0x7f, 0x3e, 0, 99, 0, 0]))).toEqual(wide);
  expect(await read('webp', webp('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, 0x80, 0x3e, 100, 0]))).toEqual(wide);
  const bits = Buffer.alloc(4);
  bits.writeUInt32LE(15_999 | (99 << 14));
  expect(await read('webp', webp('VP8L', [0x2f, ...bits]))).toEqual(wide);
});

test('AVIF by the largest of its sizes', async () => {
  const ispe = (width: number, height: number) => {
    const numbers = Buffer.alloc(8);
    numbers.writeUInt32BE(width);
    numbers.writeUInt32BE(height, 4);
    return Buffer.concat([latin1('\0\0\0\x14ispe\0\0\0\0'), numbers]);
  };
  const avif = Buffer.concat([
    latin1('\0\0\0\x10ftypavif\0\0\0\0'),
    ispe(512, 512),
    ispe(60_000, 60_000),
    ispe(512, 512),
  ]);
  expect(await read('avif', avif)).toEqual({ width: 60_000, height: 60_000 });
});

test('what breaks off, or is nothing of the kind, has no size and does not keep the reader busy', async () => {
  const begun = performance.now();
  for (const extension of ['png', 'gif', 'jpg', 'webp', 'avif', 'mp4']) {
    expect(await read(extension, Buffer.alloc(3))).toBeNull();
    expect(await read(extension, Buffer.alloc(1_000_000, extension === 'jpg' ? 0xff : 0x20))).not.toEqual({
      width: 0,
      height: 0,
    });
  }
  expect(performance.now() - begun).toBeLessThan(2_000);
});
