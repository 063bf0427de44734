import { CallError } from '../../errors/CallError.ts';
import { storedBytes } from '../../media/duration/ByteSource.ts';
import { readDuration } from '../../media/duration/readDuration.ts';
import type { MediaStorage } from '../../media/MediaStorage.ts';
import type { MediaFormat } from '../../media/sniffMedia.ts';

/** A recording that has arrived; `size` in bytes. */
interface Recording {
  readonly filename_db: string;
  readonly size: number;
  readonly format: MediaFormat;
}

/** A recorder ends its last piece a little after it was stopped. */
const GRACE_SECONDS = 2;
/** The densest sound that anyone sends (320 kbit/s), and a picture on its cover; the densest film of a telephone (20 Mbit/s). */
const BYTES_PER_SECOND = { audio: 40_000, video: 2_500_000 } as const;
const COVER_BYTES = 1024 * 1024;

/**
 * Refuses (422) a recording that plays longer than it may. Where its container does not tell, it is believed as long as it
 * is no larger than a recording of that length can be.
 */
export async function refuseTooLong(
  storage: MediaStorage,
  { filename_db, size, format }: Recording,
  maxSeconds: number,
): Promise<void> {
  const seconds = await readDuration(format.extension, storedBytes(storage, filename_db, size));
  const densest = BYTES_PER_SECOND[format.kind === 'video' ? 'video' : 'audio'];
  const isTooLong = seconds === null ? size > maxSeconds * densest + COVER_BYTES : seconds > maxSeconds + GRACE_SECONDS;
  if (isTooLong) throw new CallError('media/too-long', { seconds: maxSeconds });
}
