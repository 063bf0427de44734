import { MEDIA_LIMIT_BYTES, mediaKinds } from '@dialogwerk/shared/contract';
import type { MediaKind } from '@dialogwerk/shared/contract';

/** What the question takes. */
export interface FileRules {
  readonly kinds: readonly MediaKind[];
  readonly max_bytes: number;
}

export type FileFault =
  | { readonly kind: 'empty' | 'wrong-kind' }
  | { readonly kind: 'too-large'; readonly max_bytes: number };

/**
 * What is wrong with a file before it is sent; null when nothing is, as far as its name and type tell: in the end the
 * server decides by its content.
 */
export function fileFault(file: { readonly type: string; readonly size: number }, rules: FileRules): FileFault | null {
  if (file.size === 0) return { kind: 'empty' };
  const kind = mediaKinds.find((each) => file.type.startsWith(`${each}/`));
  // What has only sound may be named as a video, and a text as anything.
  const mayFit =
    kind === undefined || rules.kinds.includes(kind) || (kind === 'video' && rules.kinds.includes('audio'));
  if (!mayFit) return { kind: 'wrong-kind' };
  const max_bytes = greatestSize(kind === undefined ? rules.kinds : [kind], rules.max_bytes);
  return file.size > max_bytes ? { kind: 'too-large', max_bytes } : null;
}

/** The greatest size in bytes that a file of one of these kinds may have. */
export function greatestSize(kinds: readonly MediaKind[], max_bytes: number): number {
  return Math.min(max_bytes, Math.max(...kinds.map((kind) => MEDIA_LIMIT_BYTES[kind])));
}

/** Named one by one, because phones then turn their own picture formats into one of these. */
const types: { readonly [K in MediaKind]: string } = {
  image: 'image/jpeg,image/png,image/webp,image/gif,image/avif',
  audio: 'audio/*',
  video: 'video/mp4,video/webm',
  document: '.pdf,.txt,.docx,.xlsx,.odt,application/pdf,text/plain',
};

/** What a file dialog offers. */
export function acceptedTypes(kinds: readonly MediaKind[]): string {
  return kinds.map((kind) => types[kind]).join(',');
}

const BYTES_PER_MEGABYTE = 1024 * 1024;

/** Bytes in megabytes, to one decimal; at least 0.1. */
export function megabytes(bytes: number): number {
  return Math.max(Math.round((bytes / BYTES_PER_MEGABYTE) * 10) / 10, 0.1);
}
