import type { uploads } from '../../contract/index.ts';
import { filmFrame } from '../../browser/filmFrame.ts';
import { sendFile } from './sendFile.ts';

/** Sends what stands for a film before it plays; nothing for any other file. A film without one is shown all the same, so nothing of it is a fault. */
export async function sendPoster(upload: keyof typeof uploads, address: string, film: File): Promise<void> {
  if (!film.type.startsWith('video/')) return;
  const frame = await filmFrame(film);
  if (frame) await sendFile(upload, address, new File([frame], 'poster.jpg', { type: frame.type })).catch(() => null);
}
