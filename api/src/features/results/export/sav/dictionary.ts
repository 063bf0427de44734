import { studyClock } from '@dialogwerk/shared/contract';
import { missingCodes } from '@dialogwerk/shared/dialog';
import { formatOf, placesOf } from './savTypes.ts';
import type { SavVariable } from './savTypes.ts';
import type { DataColumn } from '@dialogwerk/shared/dialog';

type Measure = DataColumn['measure'];

/** SPSS's numbers of the measure levels. */
const measures: { readonly [M in Measure]: number } = { nominal: 1, ordinal: 2, scale: 3 };

/** Lengths that SPSS and its readers take, in bytes. */
const LONGEST_LABEL = 255;
const LONGEST_VALUE_LABEL = 120;

/** Text as bytes, never cut within a sign. */
export function bytesOf(text: string, most = Infinity): Buffer {
  const bytes = Buffer.from(text, 'utf8');
  if (bytes.length <= most) return bytes;
  let end = most;
  while (end > 0 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end -= 1;
  return bytes.subarray(0, end);
}

function padded(bytes: Buffer, length: number): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(Math.max(0, length - bytes.length), ' ')]);
}

function int32(...values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) buffer.writeInt32LE(value, index * 4);
  return buffer;
}

export function float64(...values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 8);
  for (const [index, value] of values.entries()) buffer.writeDoubleLE(value, index * 8);
  return buffer;
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

interface FileFacts {
  readonly name: string;
  readonly cases: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

function fileHeader(variables: readonly SavVariable[], { name, cases, at }: FileFacts): Buffer {
  const [year = '', month, date, time] = studyClock(at).split(/[- ]/);
  const day = `${date} ${MONTHS[Number(month) - 1]} ${year.slice(2)}`;
  const places = variables.flatMap(({ segments }) => segments).reduce((sum, { width }) => sum + placesOf(width), 0);
  return Buffer.concat([
    Buffer.from('$FL2'),
    padded(Buffer.from('@(#) SPSS DATA FILE - Dialogwerk'), 60),
    // Layout 2, compressed by bytes, no weight.
    int32(2, places, 1, 0, cases),
    float64(100),
    Buffer.from(day + time),
    padded(bytesOf(name, 64), 64),
    Buffer.alloc(3),
  ]);
}

/** A segment of a string, or a number; the first one of a variable speaks for all. */
function segmentRecord(variable: SavVariable, index: number): Buffer {
  const { piece, segments } = variable;
  const segment = segments[index] ?? { short: '', width: 0 };
  const [type, width, decimals] = formatOf(variable);
  const isFirst = index === 0;
  const codes = isFirst ? missingCodes(piece.variable) : [];
  const [least, greatest] = [codes[0], codes.at(-1)];
  const label = isFirst ? bytesOf(piece.variable.label, LONGEST_LABEL) : Buffer.alloc(0);
  const format = (type << 16) | ((isFirst ? width : segment.width) << 8) | decimals;
  const parts = [
    int32(2, segment.width, label.length > 0 ? 1 : 0, least && greatest ? -2 : 0, format, format),
    padded(Buffer.from(segment.short), 8),
  ];
  if (label.length > 0) parts.push(int32(label.length), padded(label, Math.ceil(label.length / 4) * 4));
  if (least && greatest) parts.push(float64(least.value, greatest.value));
  // Each further eight bytes of a string.
  for (let place = 1; place < placesOf(segment.width); place += 1) {
    parts.push(int32(2, -1, 0, 0, 0, 0), Buffer.alloc(8, ' '));
  }
  return Buffer.concat(parts);
}

function variableRecords(variable: SavVariable): Buffer {
  return Buffer.concat(variable.segments.map((_, index) => segmentRecord(variable, index)));
}

/** Names of values, missing ones included; the same ones of many variables stand once. */
function valueLabels(variables: readonly SavVariable[]): Buffer {
  const places = new Map<string, number[]>();
  let place = 1;
  for (const { piece, segments } of variables) {
    const { values } = piece.variable;
    const named = [...missingCodes(piece.variable).map(({ value, label }) => ({ value, label })), ...values];
    if (named.length > 0) {
      const key = JSON.stringify(named.map(({ value, label }) => [value, label]));
      places.set(key, [...(places.get(key) ?? []), place]);
    }
    place += segments.reduce((sum, { width }) => sum + placesOf(width), 0);
  }
  return Buffer.concat([...places].map(([key, at]) => labelRecords(JSON.parse(key), at)));
}

/** The names of some values, and the places of the variables that they belong to. */
function labelRecords(named: readonly (readonly [value: number, label: string])[], at: readonly number[]): Buffer {
  const unique = [...new Map(named)];
  const labels = unique.map(([value, label]) => {
    const bytes = bytesOf(label, LONGEST_VALUE_LABEL);
    const room = Math.ceil((bytes.length + 1) / 8) * 8;
    return Buffer.concat([float64(value), Buffer.from([bytes.length]), padded(bytes, room - 1)]);
  });
  return Buffer.concat([int32(3, unique.length), ...labels, int32(4, at.length, ...at)]);
}

function extension(subtype: number, size: number, data: Buffer): Buffer {
  return data.length === 0 ? data : Buffer.concat([int32(7, subtype, size, data.length / size), data]);
}

/** Multiple responses of columns with 1 for chosen. */
function sets(variables: readonly SavVariable[]): Buffer {
  const named = new Map<string, SavVariable[]>();
  for (const variable of variables) {
    const { set } = variable.piece.variable;
    if (set !== null) named.set(set, [...(named.get(set) ?? []), variable]);
  }
  const lines = [...named].flatMap(([name, members]) => {
    const [first] = members;
    if (!first) return [];
    const label = first.piece.variable.label.split(' – ')[0] ?? '';
    const bytes = bytesOf(label, LONGEST_LABEL);
    const shorts = members.map(({ short }) => short.toLowerCase()).join(' ');
    return [
      Buffer.concat([Buffer.from(`$${name.slice(0, 62)}=D1 1 ${bytes.length} `), bytes, Buffer.from(` ${shorts}\n`)]),
    ];
  });
  return Buffer.concat(lines);
}

/** All that stands before the data. */
export function dictionary(variables: readonly SavVariable[], facts: FileFacts): Buffer {
  const names = variables.map(({ short, piece }) => `${short}=${piece.name}`).join('\t');
  const long = variables
    .filter(({ segments }) => segments.length > 1)
    .map(({ short, width }) => `${short}=${String(width).padStart(5, '0')}\0\t`)
    .join('');
  const display = variables.flatMap(({ piece, width, segments }) =>
    segments.map(() => {
      const measure: Measure = piece.variable.measure;
      return int32(measures[measure], width > 0 ? 20 : 10, width > 0 ? 0 : 1);
    }),
  );
  return Buffer.concat([
    fileHeader(variables, facts),
    ...variables.map(variableRecords),
    valueLabels(variables),
    // Version, no machine, IEEE, compressed, little-endian, UTF-8.
    extension(3, 4, int32(24, 0, 0, -1, 1, 1, 2, 65_001)),
    // What is missing, the greatest and the least number.
    extension(4, 8, float64(-Number.MAX_VALUE, Number.MAX_VALUE, LEAST)),
    extension(7, 1, sets(variables)),
    extension(11, 4, Buffer.concat(display)),
    extension(13, 1, Buffer.from(names)),
    extension(14, 1, Buffer.from(long)),
    extension(20, 1, Buffer.from('UTF-8')),
    int32(999, 0),
  ]);
}

/** The number above the one that stands for missing. */
const LEAST = -1.797_693_134_862_315_5e308;
