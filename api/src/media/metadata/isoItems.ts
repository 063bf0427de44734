import { blank } from './Edit.ts';
import type { Edit } from './Edit.ts';
import { boxesIn } from './isoBoxes.ts';
import type { IsoBox } from './isoBoxes.ts';

/** What of a picture's `meta` box tells how it is shown. */
const kept = new Set(['hdlr', 'pitm', 'iloc', 'iinf', 'iprp', 'iref', 'idat', 'dinf', 'grpl']);
const SAYS = new Set(['Exif', 'mime', 'uri ']);
/** Exif data that say nothing: where they begin, and a directory without entries. */
const NO_EXIF = Buffer.from('\0\0\0\0MM\0*\0\0\0\x08\0\0\0\0\0\0', 'latin1');

interface Extent {
  readonly id: number;
  readonly start: number;
  readonly end: number;
}

/**
 * The edits of an AVIF's items: the content of Exif and XMP, wherever in the file it stands, and boxes that are not of the picture.
 * `hide` gives the edits of such a box.
 */
export function itemEdits(meta: IsoBox, hide: (box: IsoBox) => Edit[]): Edit[] {
  const boxes = [...boxesIn(meta.content.subarray(4), meta.from + 4)];
  const of = (type: string) => boxes.find((box) => box.type === type);
  const [iinf, iloc, idat] = [of('iinf'), of('iloc'), of('idat')];
  const says = iinf ? itemsThatSay(iinf) : new Map<number, string>();
  const extents = iloc ? extentsIn(iloc.content, idat?.from ?? null) : [];
  return [
    ...boxes.filter(({ type }) => !kept.has(type)).flatMap(hide),
    ...extents.flatMap(({ id, start, end }) => {
      const isExif = says.get(id) === 'Exif' && end - start >= NO_EXIF.length;
      if (!says.has(id)) return [];
      if (!isExif) return [blank(start, end)];
      const head = start + NO_EXIF.length;
      return [{ start, end: head, put: NO_EXIF }, blank(head, end)];
    }),
  ];
}

/** The ids of items that are not of the picture, with what they are. */
function itemsThatSay({ content, from }: IsoBox): Map<number, string> {
  const count = content.readUInt8(0) === 0 ? 2 : 4;
  const entries = [...boxesIn(content.subarray(4 + count), from + 4 + count)];
  return new Map(
    entries.flatMap((entry): [number, string][] => {
      const version = entry.content.readUInt8(0);
      if (entry.type !== 'infe' || version < 2) return [];
      const idBytes = version === 2 ? 2 : 4;
      const id = entry.content.readUIntBE(4, idBytes);
      const type = entry.content.toString('latin1', 6 + idBytes, 10 + idBytes);
      return SAYS.has(type) ? [[id, type]] : [];
    }),
  );
}

/** Where in the file each item stands; `idat` is where the content begins of what stands in the box itself. */
function extentsIn(iloc: Buffer, idat: number | null): Extent[] {
  const version = iloc.readUInt8(0);
  const sizes = iloc.readUInt16BE(4);
  const [offsetBytes, lengthBytes, baseBytes] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexBytes = version === 0 ? 0 : sizes & 15;
  let at = 6;
  const next = (bytes: number): number => {
    const value = bytes === 8 ? Number(iloc.readBigUInt64BE(at)) : bytes === 0 ? 0 : iloc.readUIntBE(at, bytes);
    at += bytes;
    return value;
  };
  const idBytes = version === 2 ? 4 : 2;
  const extents: Extent[] = [];
  for (let left = next(idBytes); left > 0; left -= 1) {
    const id = next(idBytes);
    const isInBox = version > 0 && (next(2) & 15) === 1;
    next(2);
    const base = next(baseBytes) + (isInBox ? (idat ?? 0) : 0);
    for (let extent = next(2); extent > 0; extent -= 1) {
      next(indexBytes);
      const start = base + next(offsetBytes);
      extents.push({ id, start, end: start + next(lengthBytes) });
    }
  }
  return extents;
}
