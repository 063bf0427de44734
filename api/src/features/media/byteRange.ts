import type { ByteRange } from '../../media/MediaStorage.ts';

/**
 * The part of a file of `size` bytes that a Range header asks for (RFC 9110 §14); null for all of it, because several
 * parts and other units need not be understood; 'unsatisfiable' for a part that lies behind the end.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '') {
    const bytes = Math.min(Number(last), size);
    return bytes === 0 ? 'unsatisfiable' : { start: size - bytes, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return null;
  return start >= size ? 'unsatisfiable' : { start, end };
}
