import type { ByteSource } from '../duration/ByteSource.ts';

/** What comes into the place of some bytes of a file: other ones, none, or as many zeros. */
export interface Edit {
  readonly start: number;
  /** Behind the last byte. */
  readonly end: number;
  readonly put: Buffer | 'zeros';
}

/** The edits that take what a file says of its maker out of it, in the order of their places; none for a file that says nothing. */
export type MetadataReader = (source: ByteSource) => AsyncGenerator<Edit>;

const NOTHING = Buffer.alloc(0);

/** Leaves bytes out. */
export const cut = (start: number, end: number): Edit => ({ start, end, put: NOTHING });
/** Zeros instead of bytes, where others say at which place of the file they stand. */
export const blank = (start: number, end: number): Edit => ({ start, end, put: 'zeros' });
