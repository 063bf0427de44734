import { randomBytes, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ByteRange, MediaStorage } from '../../src/media/MediaStorage.ts';

/** A store to be tested, empty. */
export interface StorageUnderTest {
  readonly storage: MediaStorage;
  /** The names of all that it holds, whole or in parts. */
  names(): Promise<string[]>;
  takeAway(): Promise<void>;
}

/** What every media store has to do; an adapter's test file calls it. */
export function runMediaStorageTests(setUp: () => Promise<StorageUnderTest>): void {
  let kept: StorageUnderTest;
  beforeEach(async () => {
    kept = await setUp();
  });
  afterEach(() => kept.takeAway());

  const newName = () => `${randomUUID()}.bin`;
  async function* inChunks(content: Buffer, bytes = 65_536): AsyncGenerator<Buffer> {
    for (let start = 0; start < content.length; start += bytes) yield content.subarray(start, start + bytes);
  }
  async function read(name: string, range?: ByteRange): Promise<Buffer | null> {
    const stream = await kept.storage.get(name, range);
    return stream && buffer(stream);
  }

  describe('a media store', () => {
    test('gives back what it was given, byte for byte, and says how much that was', async () => {
      const content = randomBytes(1_234_567);
      const name = newName();
      expect(await kept.storage.put(name, inChunks(content))).toBe(content.length);
      expect((await read(name))?.equals(content)).toBe(true);
      expect(await kept.names()).toEqual([name]);
    });

    test('keeps an empty file', async () => {
      const name = newName();
      expect(await kept.storage.put(name, inChunks(Buffer.alloc(0)))).toBe(0);
      expect(await read(name)).toEqual(Buffer.alloc(0));
    });

    test.each([
      { start: 0, end: 0 },
      { start: 5, end: 9 },
      { start: 90_000, end: 99_999 },
    ])('gives the bytes $start to $end, both included', async (range) => {
      const content = randomBytes(100_000);
      const name = newName();
      await kept.storage.put(name, inChunks(content));
      expect((await read(name, range))?.equals(content.subarray(range.start, range.end + 1))).toBe(true);
    });

    test('gives what is there of a range that reaches beyond the end', async () => {
      const name = newName();
      await kept.storage.put(name, inChunks(Buffer.from('a few bytes')));
      expect(String(await read(name, { start: 2, end: 99_999 }))).toBe('few bytes');
    });

    test('keeps many files at once apart', async () => {
      const files = Array.from({ length: 20 }, (_, index) => ({
        name: newName(),
        content: Buffer.alloc(70_000, index),
      }));
      await Promise.all(files.map(({ name, content }) => kept.storage.put(name, inChunks(content, 1_000))));
      for (const { name, content } of files) expect((await read(name))?.equals(content)).toBe(true);
    });

    test('leaves nothing of content that breaks off, and passes the fault on', async () => {
      const name = newName();
      async function* breakingOff() {
        yield randomBytes(200_000);
        throw new Error('gone');
      }
      await expect(kept.storage.put(name, breakingOff())).rejects.toThrow('gone');
      expect(await read(name)).toBeNull();
      expect(await kept.names()).toEqual([]);
    });

    test('shows a file to nobody before all of it is there', async () => {
      const name = newName();
      let seen: Buffer | null = Buffer.from('not asked');
      async function* lookingAround() {
        yield randomBytes(200_000);
        seen = await read(name);
        yield randomBytes(1_000);
      }
      await kept.storage.put(name, lookingAround());
      expect(seen).toBeNull();
      expect((await read(name))?.length).toBe(201_000);
    });

    test('keeps a file under another name as well, each its own', async () => {
      const content = randomBytes(150_000);
      const [one, other] = [newName(), newName()];
      await kept.storage.put(one, inChunks(content));
      expect(await kept.storage.copy(one, other)).toBe(true);
      await kept.storage.put(one, inChunks(Buffer.from('another content')));
      expect((await read(other))?.equals(content)).toBe(true);
      await kept.storage.delete(one);
      expect((await read(other))?.equals(content)).toBe(true);
      expect(await kept.names()).toEqual([other]);
      expect(await kept.storage.copy(one, newName())).toBe(false);
    });

    test('forgets what is deleted, and takes a second deletion for done', async () => {
      const name = newName();
      await kept.storage.put(name, inChunks(randomBytes(10)));
      await kept.storage.delete(name);
      await kept.storage.delete(name);
      expect(await read(name)).toBeNull();
      expect(await kept.names()).toEqual([]);
    });

    test.each(['../../etc/passwd.bin', 'a/bbbbbbbb.bin', '.hidden12.bin', 'ABCDEFGH.BIN', 'short.bin', 'abcdefgh', ''])(
      'refuses the name %j, which could lead elsewhere',
      async (name) => {
        await expect(kept.storage.put(name, inChunks(randomBytes(10)))).rejects.toThrow(RangeError);
        await expect(kept.storage.get(name)).rejects.toThrow(RangeError);
        await expect(kept.storage.delete(name)).rejects.toThrow(RangeError);
        expect(await kept.names()).toEqual([]);
      },
    );
  });
}
