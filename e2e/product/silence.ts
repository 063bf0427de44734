/** A WAVE file of 8 bits at 8,000 Hz. */
export function silence(seconds: number): Buffer {
  const size = seconds * 8_000;
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(36 + size, 4);
  head.write('WAVEfmt ', 8, 'latin1');
  for (const [offset, value] of [
    [16, 16],
    [24, 8_000],
    [28, 8_000],
    [40, size],
  ] as const)
    head.writeUInt32LE(value, offset);
  for (const [offset, value] of [
    [20, 1],
    [22, 1],
    [32, 1],
    [34, 8],
  ] as const)
    head.writeUInt16LE(value, offset);
  head.write('data', 36, 'latin1');
  return Buffer.concat([head, Buffer.alloc(size, 128)]);
}
