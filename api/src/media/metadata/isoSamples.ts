import type { IsoBox } from './isoBoxes.ts';

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Where in the file the samples of a track stand, by the boxes of its sample table; those of one chunk together. */
export function sampleRanges(boxes: readonly IsoBox[]): Range[] {
  const of = (type: string) => boxes.find((box) => box.type === type)?.content;
  const [short, long, groups, lengths] = [of('stco'), of('co64'), of('stsc'), of('stsz')];
  const offsets = short ?? long;
  if (!offsets || !groups || !lengths) return [];
  const chunks = offsets.readUInt32BE(4);
  const usual = lengths.readUInt32BE(4);
  const ranges: Range[] = [];
  let group = -1;
  let sample = 0;
  for (let chunk = 0; chunk < chunks; chunk += 1) {
    const nextGroup = 8 + (group + 1) * 12;
    if (group + 1 < groups.readUInt32BE(4) && groups.readUInt32BE(nextGroup) === chunk + 1) group += 1;
    const samples = groups.readUInt32BE(8 + Math.max(group, 0) * 12 + 4);
    let bytes = usual * samples;
    if (usual === 0) {
      for (let one = 0; one < samples; one += 1) bytes += lengths.readUInt32BE(12 + (sample + one) * 4);
    }
    sample += samples;
    const start = short ? short.readUInt32BE(8 + chunk * 4) : Number(offsets.readBigUInt64BE(8 + chunk * 8));
    ranges.push({ start, end: start + bytes });
  }
  return ranges;
}
