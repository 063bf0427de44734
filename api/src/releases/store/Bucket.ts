import { AwsClient } from 'aws4fetch';

/** Where releases lie, beside the disk: an S3-compatible store. */
export interface BucketSettings {
  /** Bucket and folder, such as `https://s3.example.org/bucket/dialogwerk`, without a slash at the end. */
  readonly url: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
}

/** An object as it was read, with what a conditional write goes by. */
export interface BucketObject {
  readonly bytes: Buffer;
  readonly etag: string;
}

/** A folder of a store. Each call throws when the store does not answer as stores do. */
export interface Bucket {
  /** null where there is none; 'same' where it is still the one of `known`. */
  read(name: string, known?: string): Promise<BucketObject | 'same' | null>;
  write(name: string, bytes: Buffer): Promise<void>;
  /** Writes over the object of `before` alone, or a new one (null). null where somebody else was there first. */
  replace(name: string, bytes: Buffer, before: string | null): Promise<{ readonly etag: string } | null>;
  remove(name: string): Promise<void>;
}

/** Stores are in the same building, or away. */
const PATIENCE_MS = 15_000;

export function openBucket({ url, accessKeyId, secretAccessKey, region }: BucketSettings): Bucket {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  // A conditional write that is sent again would meet its own trace.
  const once = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const send = async (by: AwsClient, name: string, init: RequestInit, fine: readonly number[]): Promise<Response> => {
    const answer = await by.fetch(`${url}/${name}`, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) });
    if (answer.ok || fine.includes(answer.status)) return answer;
    throw new Error(`${init.method ?? 'GET'} ${name}: ${answer.status}`);
  };

  return {
    async read(name, known) {
      const headers: Record<string, string> = known === undefined ? {} : { 'if-none-match': known };
      const answer = await send(client, name, { headers }, [304, 404]);
      if (answer.status === 304) return 'same';
      if (answer.status === 404) return null;
      return { bytes: Buffer.from(await answer.arrayBuffer()), etag: answer.headers.get('etag') ?? '' };
    },
    async write(name, bytes) {
      await send(client, name, { method: 'PUT', body: new Uint8Array(bytes) }, []);
    },
    async replace(name, bytes, before) {
      const headers: Record<string, string> = before === null ? { 'if-none-match': '*' } : { 'if-match': before };
      const init = { method: 'PUT', headers, body: new Uint8Array(bytes) };
      // 409: two at one time; 404: what was to be replaced has gone.
      const answer = await send(once, name, init, [404, 409, 412]);
      return answer.ok ? { etag: answer.headers.get('etag') ?? '' } : null;
    },
    async remove(name) {
      await send(client, name, { method: 'DELETE' }, [404]);
    },
  };
}
