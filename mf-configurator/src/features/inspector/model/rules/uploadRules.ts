import { MEDIA_LIMIT_BYTES, mediaKinds } from '@dialogwerk/shared/contract';
import type { MediaKind } from '@dialogwerk/shared/contract';
import { texts } from '../../texts.ts';
import { readNumber } from '../numberText.ts';

/** What may be uploaded, as it stands in the form. */
export interface UploadForm extends Record<MediaKind, boolean> {
  megabytes: string;
}

const MEGABYTE = 1024 * 1024;

/** Megabytes with at most two decimals. */
export function megabytesOf(bytes: number): number {
  return Math.max(0.01, Math.round((bytes / MEGABYTE) * 100) / 100);
}

export function bytesOf(megabytes: number): number {
  return Math.max(1, Math.min(MEDIA_LIMIT_BYTES.video, Math.round(megabytes * MEGABYTE)));
}

function kindRule(_taken: boolean, form: UploadForm): true | string {
  return mediaKinds.some((kind) => form[kind]) || texts.noKind;
}

/** At least one kind of file, and a size that the product takes. */
export const uploadRules = {
  image: kindRule,
  audio: kindRule,
  video: kindRule,
  document: kindRule,
  megabytes: (text: string) => {
    const size = readNumber(text) ?? 0;
    return (size >= 0.01 && bytesOf(size) >= Math.round(size * MEGABYTE)) || texts.megabytesInvalid;
  },
};
