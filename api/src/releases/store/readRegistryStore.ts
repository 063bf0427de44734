import { trimSigns } from '@dialogwerk/shared/dialog';
import { releaseTexts } from '../texts.ts';
import type { BucketSettings } from './Bucket.ts';

/** The store that an environment names, null for none; tells `problem` what is wrong. */
export function readRegistryStore(
  given: (name: string) => string | null,
  problem: (sentence: string) => void,
): BucketSettings | null {
  const url = given('REGISTRY_URL');
  if (url === null) return null;
  const [accessKeyId, secretAccessKey] = [given('REGISTRY_KEY_ID'), given('REGISTRY_SECRET')];
  if (!/^https?:\/\/[^/]+\/[^?#]+$/.test(url) || accessKeyId === null || secretAccessKey === null) {
    problem(releaseTexts.registryStore);
    return null;
  }
  const region = given('REGISTRY_REGION') ?? 'us-east-1';
  return { url: trimSigns(url, '/', 'end'), accessKeyId, secretAccessKey, region };
}
