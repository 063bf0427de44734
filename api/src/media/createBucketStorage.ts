import { AwsClient } from 'aws4fetch';
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { BucketSettings } from '../releases/store/Bucket.ts';
import { clearOldParts } from './clearOldParts.ts';
import { copyBytes } from './copyBytes.ts';
import { isMediaName } from './MediaStorage.ts';
import type { MediaStorage } from './MediaStorage.ts';

/** How long a store may take to begin an answer, and to take a large file. */
const PATIENCE_MS = 15_000;
const UPLOAD_MS = 10 * 60_000;

/**
 * Files in an S3-compatible store, below its folder. What arrives is written to `parts` on the disk first, because a store wants to know the
 * size before the content; it is sent in one piece with its hash, so that the store has all of it or nothing.
 */
export async function createBucketStorage(
  { url, accessKeyId, secretAccessKey, region }: BucketSettings,
  parts: string,
): Promise<MediaStorage> {
  await mkdir(parts, { recursive: true, mode: 0o700 });
  await clearOldParts(parts);
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });

  const send = async (name: string, init: RequestInit, fine: readonly number[]): Promise<Response> => {
    if (!isMediaName(name)) throw new RangeError('not the name of a media file');
    const patience = new AbortController();
    // Of the beginning of the answer alone: a film is read for as long as somebody watches it.
    const timer = setTimeout(() => patience.abort(), init.body ? UPLOAD_MS : PATIENCE_MS);
    try {
      const answer = await client.fetch(`${url}/${name}`, { ...init, signal: patience.signal });
      if (answer.ok || fine.includes(answer.status)) return answer;
      await answer.body?.cancel();
      throw new Error(`the media store answered ${init.method ?? 'GET'} with ${answer.status}`);
    } finally {
      clearTimeout(timer);
    }
  };

  const storage: MediaStorage = {
    async put(name, content) {
      if (!isMediaName(name)) throw new RangeError('not the name of a media file');
      const part = join(parts, randomUUID());
      const hash = createHash('sha256');
      try {
        const file = createWriteStream(part, { flags: 'wx', mode: 0o600 });
        await pipeline(Readable.from(content, { objectMode: false }), hashed(hash), file);
        const body = await openAsBlob(part);
        const headers = { 'x-amz-content-sha256': hash.digest('hex'), 'content-type': 'application/octet-stream' };
        const answer = await send(name, { method: 'PUT', headers, body }, []);
        await answer.body?.cancel();
        return file.bytesWritten;
      } finally {
        await rm(part, { force: true });
      }
    },
    async get(name, range) {
      const end = range && Number.isFinite(range.end) ? range.end : '';
      const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${end}` } : {};
      const answer = await send(name, { headers }, [404, 416]);
      if (answer.ok && answer.body) return Readable.from(answer.body, { objectMode: false });
      await answer.body?.cancel();
      // A part behind the end, or any of an empty file, is empty as it is on a disk.
      return answer.status === 404 ? null : Readable.from([]);
    },
    copy: (from, to) => copyBytes(storage, from, to),
    async delete(name) {
      const answer = await send(name, { method: 'DELETE' }, [404]);
      await answer.body?.cancel();
    },
  };
  return storage;
}

/** Passes everything on and adds it to the hash. */
function hashed(hash: ReturnType<typeof createHash>) {
  return async function* (content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of content) {
      hash.update(chunk);
      yield chunk;
    }
  };
}
