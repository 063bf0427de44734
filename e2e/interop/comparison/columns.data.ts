import { mapEdges } from './versions.data.ts';
import type { Kind, Said, Version, Written } from './Written.ts';

/** A value, or why there is none. */
export type Expected = string | number | { readonly missing: Kind };

/** What a column has to hold, written down apart from the product. */
export interface ExpectedColumn {
  readonly name: string;
  /** The question, and the part of it, that it is about; null for what is known of the conversation. */
  readonly key: string | null;
  readonly type: 'number' | 'text' | 'date' | 'time';
  /** Numbers without bounds have codes that lie far away. */
  readonly isFar: boolean;
  readonly offered: readonly Version[];
  readonly cell: (written: Written) => Expected;
}

const all: readonly Version[] = [1, 2, 3];
type Read = (said: Exclude<Said, null>, version: Version) => string | number;

function column(
  name: string,
  key: string,
  read: Read,
  { type = 'number', offered = all, isFar = false }: Partial<Pick<ExpectedColumn, 'type' | 'offered' | 'isFar'>> = {},
): ExpectedColumn {
  const cell = (written: Written): Expected => {
    if (!offered.includes(written.version)) return { missing: 'not-offered' };
    const found = written.at(key);
    if (typeof found === 'string') return { missing: found };
    if (found.said === null) return { missing: 'skipped' };
    if (found.said === 'na' && type === 'number') return { missing: 'na' };
    return read(found.said, written.version);
  };
  return { name, key, type, isFar, offered, cell };
}

/** A column of words, days or times, and the one behind it that says why there is none. */
function said(name: string, key: string, type: 'text' | 'date' | 'time', offered = all, read: Read = String) {
  const own = column(name, key, read, { type, offered });
  const why: ExpectedColumn = {
    ...own,
    name: `${name}_fehlt`,
    type: 'number',
    cell: (written) => {
      const cell = own.cell(written);
      return typeof cell === 'object' ? cell : 0;
    },
  };
  return [own, why];
}

const codes =
  (...ids: readonly string[]): Read =>
  (value) =>
    ids.indexOf(String(Array.isArray(value) ? value[0] : value)) + 1;
const list = (value: Exclude<Said, null>): readonly string[] => (Array.isArray(value) ? value : []);
const has =
  (id: string): Read =>
  (value) =>
    Number(list(value).includes(id));
const place =
  (id: string): Read =>
  (value) =>
    list(value).indexOf(id) + 1;
const points =
  (id: string): Read =>
  (value) =>
    Number(
      list(value)
        .find((share) => share.startsWith(`${id}=`))
        ?.slice(id.length + 1),
    );
/** The squares of a map are numbered row by row, ten in each. */
const square: Read = (value, version) => {
  const [x, y] = [points('x')(value, version), points('y')(value, version)].map((share) =>
    Math.min(9, Math.trunc(Number(share) / 10)),
  );
  return (y ?? 0) * 10 + (x ?? 0) + 1;
};
const degrees = (value: number): number => Number(value.toFixed(5));
/** By the inverse of Mercator's projection as it is written for tiles of maps: all of the earth is as high as wide. */
const latitude: Read = (value, version) => {
  const heightOf = (lat: number): number => Math.asinh(Math.tan((lat * Math.PI) / 180));
  const down = Number(points('y')(value, version)) / 100;
  const height = heightOf(mapEdges.north) * (1 - down) + heightOf(mapEdges.south) * down;
  return degrees((Math.atan(Math.sinh(height)) * 180) / Math.PI);
};
const longitude: Read = (value, version) =>
  degrees(mapEdges.west + ((mapEdges.east - mapEdges.west) * Number(points('x')(value, version))) / 100);
const plain: Read = Number;
const turned: Read = (value) => 6 - Number(value);
const labels =
  (between: string): Read =>
  (value) =>
    list(value)
      .map((id) => `Option ${id}`)
      .join(between);

/** Every column of the file that belongs to the dialog, in no order. */
export const expectedColumns: readonly ExpectedColumn[] = [
  column('einw', 'einw', plain),
  column('weg', 'weg', codes('auto', 'rad', 'bahn', 'fuss')),
  ...said('weg_nachfrage', 'weg#1', 'text'),
  ...said('marke', 'marke', 'text', [1, 2]),
  column('laune', 'laune', plain, { offered: [1, 2] }),
  column('laune_v2', 'laune', turned, { offered: [3] }),
  column('laune_v2_roh', 'laune', plain, { offered: [3] }),
  column('sorge', 'sorge', turned),
  column('sorge_roh', 'sorge', plain),
  column('mat_1', 'mat.a', plain),
  column('mat_2', 'mat.b', turned, { offered: [1, 2] }),
  column('mat_2_roh', 'mat.b', plain, { offered: [1, 2] }),
  column('mat_3', 'mat.c', plain),
  column('mat_4', 'mat.d', plain, { offered: [2, 3] }),
  column('mittel_1', 'mittel', has('x')),
  column('mittel_2', 'mittel', has('y')),
  column('mittel_3', 'mittel', has('z'), { offered: [1, 2] }),
  column('mittel_4', 'mittel', has('w'), { offered: [3] }),
  ...said('mittel_text', 'mittel', 'text', all, labels('; ')),
  column('gern', 'gern', plain),
  column('rang_1', 'rang', place('a')),
  column('rang_2', 'rang', place('b')),
  column('rang_3', 'rang', place('c')),
  column('rang_4', 'rang', place('d'), { offered: [2, 3] }),
  ...said('rang_text', 'rang', 'text', all, labels(' > ')),
  column('teil_1', 'teil', points('p')),
  column('teil_2', 'teil', points('q')),
  column('teil_3', 'teil', points('r'), { offered: [2, 3] }),
  column('alter', 'alter', plain),
  ...said('tag', 'tag', 'date'),
  ...said('uhr', 'uhr', 'time'),
  column('sc', 'sc', codes('hoch', 'tief')),
  column('sc_punkte', 'sc', (value, version) => (value === 'tief' ? 3 : version === 3 ? 4 : 10)),
  column('bild', 'bild', codes('u', 'v', 't')),
  ...said('mail', 'mail', 'text'),
  ...said('tel', 'tel', 'text'),
  ...said('web', 'web', 'text'),
  column('ort', 'ort', square),
  column('ort_x', 'ort', points('x')),
  column('ort_y', 'ort', points('y')),
  column('ort_lat', 'ort', latitude, { offered: [3], isFar: true }),
  column('ort_lon', 'ort', longitude, { offered: [3], isFar: true }),
  column('ok', 'ok', plain),
  column('zahl', 'zahl', plain, { offered: [1], isFar: true }),
  ...said('zahl_v2', 'zahl', 'text', [2, 3]),
  ...said('worte', 'worte', 'text'),
  column('spaet', 'spaet', plain, { offered: [3], isFar: true }),
  {
    name: 'erst',
    key: null,
    type: 'number',
    isFar: true,
    offered: all,
    cell: ({ erst }) => (erst === undefined ? { missing: 'not-asked' } : (erst ?? { missing: 'na' })),
  },
  {
    name: 'dw_publication',
    key: null,
    type: 'number',
    isFar: false,
    offered: all,
    cell: ({ version }) => version,
  },
  {
    name: 'dw_state',
    key: null,
    type: 'number',
    isFar: false,
    offered: all,
    cell: ({ state }) => ({ finished: 1, screened: 2, waiting: 3, opened: 5 })[state],
  },
];

const far = {
  'not-asked': -999_999_999,
  skipped: -999_999_998,
  na: -999_999_997,
  withdrawn: -999_999_996,
  open: -999_999_995,
  'not-offered': -999_999_993,
};
const near = { 'not-asked': -99, skipped: -98, na: -97, withdrawn: -96, open: -95, 'not-offered': -93 };

/** A cell as a number or a text in files with codes; '' for words that are not there. */
export function codedCell({ type, isFar }: ExpectedColumn, cell: Expected): string | number {
  if (typeof cell !== 'object') return cell;
  return type === 'number' ? (isFar ? far : near)[cell.missing] : '';
}
