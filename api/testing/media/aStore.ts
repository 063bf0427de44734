import { randomUUID } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import type { BucketSettings } from '../../src/releases/store/Bucket.ts';
import { startBucket } from '../startBucket.ts';

/** A store under test, empty. */
interface StoreUnderTest {
  readonly settings: BucketSettings;
  /** The names of all that it holds. */
  names(): Promise<string[]>;
  stop(): Promise<void>;
}

/** A server that answers as S3 does. */
async function aStandIn(): Promise<StoreUnderTest> {
  const bucket = await startBucket();
  return {
    settings: bucket.settings,
    names: async () => [...bucket.objects.keys()],
    stop: async () => bucket.stop(),
  };
}

/** A bucket of its own on a real server, by TEST_S3_URL, TEST_S3_KEY_ID and TEST_S3_SECRET (docs/operations.md says how to start one). */
async function onServer(url: string): Promise<StoreUnderTest> {
  const accessKeyId = process.env['TEST_S3_KEY_ID'] ?? '';
  const secretAccessKey = process.env['TEST_S3_SECRET'] ?? '';
  const client = new AwsClient({ accessKeyId, secretAccessKey, region: 'us-east-1', service: 's3' });
  const bucket = `${url}/test-${randomUUID()}`;
  const made = await client.fetch(bucket, { method: 'PUT' });
  if (!made.ok) throw new Error(`the store made no bucket: ${made.status} ${await made.text()}`);
  const names = async (): Promise<string[]> => {
    const listed = await client.fetch(`${bucket}?list-type=2`);
    return [...(await listed.text()).matchAll(/<Key>files\/([^<]+)<\/Key>/g)].map(([, name = '']) => name);
  };
  return {
    settings: { url: `${bucket}/files`, accessKeyId, secretAccessKey, region: 'us-east-1' },
    names,
    async stop() {
      for (const name of await names()) await client.fetch(`${bucket}/files/${name}`, { method: 'DELETE' });
      await client.fetch(bucket, { method: 'DELETE' });
    },
  };
}

/** The real server where one is named, else one that answers as S3 does. */
export function aStore(): Promise<StoreUnderTest> {
  const url = process.env['TEST_S3_URL'];
  return url === undefined ? aStandIn() : onServer(url);
}
