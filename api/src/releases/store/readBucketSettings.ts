import { trimSigns } from '@dialogwerk/shared/dialog';
import { releaseTexts } from '../texts.ts';
import type { BucketSettings } from './Bucket.ts';

/** The store that an environment names by settings that begin with `prefix`, null for none; tells `problem` what is wrong. */
export function readBucketSettings(
  prefix: 'REGISTRY' | 'MEDIA_STORE',
  given: (name: string) => string | null,
  problem: (sentence: string) => void,
): BucketSettings | null {
  const url = given(`${prefix}_URL`);
  if (url === null) return null;
  const [accessKeyId, secretAccessKey] = [given(`${prefix}_KEY_ID`), given(`${prefix}_SECRET`)];
  if (!/^https?:\/\/[^/]+\/[^?#]+$/.test(url) || accessKeyId === null || secretAccessKey === null) {
    problem(releaseTexts.bucket(prefix));
    return null;
  }
  const region = given(`${prefix}_REGION`) ?? 'us-east-1';
  return { url: trimSigns(url, '/', 'end'), accessKeyId, secretAccessKey, region };
}
