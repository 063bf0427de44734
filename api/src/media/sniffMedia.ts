import type { MediaKind } from '@dialogwerk/shared/contract';
import { sniffMatroska, sniffMp4, sniffOgg, sniffRiff } from './sniffContainers.ts';
import { isPlainText, sniffZip } from './sniffDocuments.ts';

/** What a file is. */
export interface MediaFormat {
  readonly kind: MediaKind;
  /** MIME type. */
  readonly type: string;
  readonly extension: string;
}

/** How much of a file's beginning `sniffMedia` wants to see, in bytes. */
export const HEAD_BYTES = 64 * 1024;

const format = (kind: MediaKind, type: string, extension: string): MediaFormat => ({ kind, type, extension });

/** All that is taken. SVG and HTML are not in it, because they can carry scripts. */
export const mediaFormats = {
  jpeg: format('image', 'image/jpeg', 'jpg'),
  png: format('image', 'image/png', 'png'),
  webp: format('image', 'image/webp', 'webp'),
  gif: format('image', 'image/gif', 'gif'),
  avif: format('image', 'image/avif', 'avif'),
  mp3: format('audio', 'audio/mpeg', 'mp3'),
  wav: format('audio', 'audio/wav', 'wav'),
  ogg: format('audio', 'audio/ogg', 'ogg'),
  m4a: format('audio', 'audio/mp4', 'm4a'),
  weba: format('audio', 'audio/webm', 'weba'),
  webm: format('video', 'video/webm', 'webm'),
  mp4: format('video', 'video/mp4', 'mp4'),
  pdf: format('document', 'application/pdf', 'pdf'),
  vtt: format('document', 'text/vtt; charset=utf-8', 'vtt'),
  text: format('document', 'text/plain; charset=utf-8', 'txt'),
  docx: format('document', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'),
  xlsx: format('document', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'),
  odt: format('document', 'application/vnd.oasis.opendocument.text', 'odt'),
} as const satisfies Record<string, MediaFormat>;
export type FormatName = keyof typeof mediaFormats;

/**
 * What a file is by its first bytes (`HEAD_BYTES` of them, or all), never by its name or by what its sender says; null
 * for all that is not taken (domain.md §10).
 */
export function sniffMedia(head: Buffer): MediaFormat | null {
  const name = formatName(head);
  return name && mediaFormats[name];
}

function formatName(head: Buffer): FormatName | null {
  const ascii = head.toString('latin1', 0, 16);
  if (ascii.startsWith('\xFF\xD8\xFF')) return 'jpeg';
  if (ascii.startsWith('\x89PNG\r\n\x1A\n')) return 'png';
  if (/^GIF8[79]a/.test(ascii)) return 'gif';
  if (ascii.startsWith('RIFF')) return sniffRiff(head);
  if (ascii.slice(4, 8) === 'ftyp') return sniffMp4(head);
  if (ascii.startsWith('OggS')) return sniffOgg(head);
  if (ascii.startsWith('\x1A\x45\xDF\xA3')) return sniffMatroska(head);
  if (ascii.startsWith('ID3') || isMp3Frame(head)) return 'mp3';
  if (ascii.startsWith('%PDF-')) return 'pdf';
  if (ascii.startsWith('PK\x03\x04')) return sniffZip(head);
  if (!isPlainText(head, head.length >= HEAD_BYTES)) return null;
  return /^(\xEF\xBB\xBF)?WEBVTT(?!\S)/.test(ascii) ? 'vtt' : 'text';
}

/** The first frame of an MPEG audio file, layer III, with a bit rate and a sampling rate that exist. */
function isMp3Frame(head: Buffer): boolean {
  if (head.length < 4 || head.readUInt8(0) !== 0xff) return false;
  const second = head.readUInt8(1);
  const third = head.readUInt8(2);
  const isLayer3 = (second & 0xe6) === 0xe2 && (second & 0x18) !== 0x08;
  const rate = third >> 4;
  return isLayer3 && rate > 0 && rate < 15 && (third & 0x0c) !== 0x0c;
}
