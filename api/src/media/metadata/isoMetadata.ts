import { WINDOW_BYTES } from '../duration/ByteSource.ts';
import type { ByteSource } from '../duration/ByteSource.ts';
import { blank, cut } from './Edit.ts';
import type { Edit } from './Edit.ts';
import { boxesIn, boxHead } from './isoBoxes.ts';
import type { IsoBox } from './isoBoxes.ts';
import { itemEdits } from './isoItems.ts';
import { sampleRanges } from './isoSamples.ts';

/** More than an hour of film needs for its tables. */
const TABLES_BYTES = 16 * 1024 * 1024;
/** What of a file is played or shown, at its top. */
const keptAtTop = new Set(['ftyp', 'styp', 'mdat', 'moov', 'moof', 'mfra', 'sidx', 'ssix', 'pdin']);
const lists = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'moof', 'traf', 'mvex', 'edts', 'dinf']);
/** Places, devices, names, and room in which something may have been left. */
const says = new Set(['udta', 'meta', 'uuid', 'free', 'skip', 'wide', 'XMP_']);
/** What is seen, heard or read; a camera writes places and movements into tracks of other kinds. */
const shown = new Set(['vide', 'soun', 'text', 'sbtl', 'subt', 'clcp', 'auxv', 'pict', 'tmcd']);
/** They hold when something was recorded. */
const timed = new Set(['mvhd', 'tkhd', 'mdhd']);

/**
 * Of MP4, M4A and AVIF stays what is seen and heard. Places, devices, names, times and tracks of measurements become room of the
 * same size, because the tables name places in the file.
 */
export async function* isoMetadata(source: ByteSource): AsyncGenerator<Edit> {
  const edits: Edit[] = [];
  let hasTables = false;
  for (let at = 0; at < source.size;) {
    const head = await source.read(at, 16);
    if (head.length < 8) {
      edits.push(cut(at, source.size));
      break;
    }
    const { type, headBytes, size } = boxHead(head, source.size - at);
    const place = { type, start: at, from: at + headBytes, end: Math.min(at + size, source.size) };
    if (type === 'moov' || type === 'moof' || type === 'meta') {
      if (size > TABLES_BYTES || at + size > source.size) throw new RangeError('tables are too large or break off');
      hasTables ||= type !== 'moof';
      const box = { ...place, content: await readAll(source, place.from, place.end) };
      edits.push(...(type === 'meta' ? itemEdits(box, hidden) : listEdits(box)));
    } else if (!keptAtTop.has(type)) {
      edits.push(...hidden(place));
    }
    at += size;
  }
  // Without them nobody can tell what of it is seen and heard, and nothing plays it.
  if (!hasTables) throw new RangeError('tables are missing');
  let done = 0;
  for (const edit of edits.sort((one, other) => one.start - other.start)) {
    // Tables of a broken file may name one place twice, or places where nothing is.
    const [start, end] = [Math.max(edit.start, done), Math.min(edit.end, source.size)];
    if (start >= end) continue;
    if (edit.put === 'zeros' ? !(await isBlank(source, start, end)) : start === edit.start) {
      yield { ...edit, end };
    }
    done = end;
  }
}

function listEdits(list: IsoBox): Edit[] {
  const boxes = [...boxesIn(list.content, list.from)];
  return boxes.flatMap((box): Edit[] => {
    if (says.has(box.type)) return hidden(box);
    if (timed.has(box.type)) return [blank(box.from + 4, box.from + (box.content.readUInt8(0) === 1 ? 20 : 12))];
    if (box.type !== 'trak' || isShown(box)) return lists.has(box.type) ? listEdits(box) : [];
    const samples = sampleRanges([...within(box)]).map(({ start, end }) => blank(start, end));
    return hidden(box).concat(samples);
  });
}

function isShown(track: IsoBox): boolean {
  const handlers = [...within(track)].filter(({ type }) => type === 'hdlr');
  return handlers.length === 0 || handlers.some(({ content }) => shown.has(content.toString('latin1', 8, 12)));
}

/** All boxes in a list, those of lists inside it too. */
function* within(list: IsoBox): Generator<IsoBox> {
  for (const box of boxesIn(list.content, list.from)) {
    yield box;
    if (lists.has(box.type)) yield* within(box);
  }
}

const FREE = Buffer.from('free', 'latin1');
const nameOf = ({ start }: Pick<IsoBox, 'start'>): Edit => ({ start: start + 4, end: start + 8, put: FREE });

/** Makes a box free room without content. */
function hidden(box: Omit<IsoBox, 'content'>): Edit[] {
  const named = box.type === 'free' ? [] : [nameOf(box)];
  return named.concat(blank(box.from, box.end));
}

async function isBlank(source: ByteSource, from: number, to: number): Promise<boolean> {
  for (let at = from; at < to; at += WINDOW_BYTES) {
    const bytes = await source.read(at, Math.min(WINDOW_BYTES, to - at));
    if (!bytes.equals(Buffer.alloc(bytes.length))) return false;
  }
  return true;
}

async function readAll(source: ByteSource, from: number, to: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for (let at = from; at < to; at += WINDOW_BYTES) pieces.push(await source.read(at, Math.min(WINDOW_BYTES, to - at)));
  return Buffer.concat(pieces);
}
