import type { ByteSource } from './ByteSource.ts';

/** Seconds of a WAVE file: its sound's bytes by its bytes per second. null when it says neither. */
export async function wavDuration(source: ByteSource): Promise<number | null> {
  let bytesPerSecond = 0;
  for (let place = 12; place + 8 <= source.size;) {
    const head = await source.read(place, 20);
    const content = place + 8;
    const size = head.readUInt32LE(4);
    const id = head.toString('latin1', 0, 4);
    if (id === 'fmt ' && head.length >= 20) bytesPerSecond = head.readUInt32LE(16);
    if (id === 'data') {
      // A recorder that streams does not know the size beforehand and writes the greatest one.
      return bytesPerSecond === 0 ? null : Math.min(size, source.size - content) / bytesPerSecond;
    }
    place = content + size + (size % 2);
  }
  return null;
}
