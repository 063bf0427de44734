import { missingCodes } from '@dialogwerk/shared/dialog';
import type { Cell, MissingKind } from '@dialogwerk/shared/dialog';
import { placesOf, spssSeconds } from './savTypes.ts';
import type { SavVariable } from './savTypes.ts';
import { textParts } from './textParts.ts';

/** What a byte of a block of eight says of the next place. */
const RAW = 253;
const SPACES = 254;
const MISSING = 255;
const END = 252;
/** Whole numbers from 1 - BIAS to 251 - BIAS are the byte alone. */
const BIAS = 100;

const NOTHING = Buffer.alloc(0);
const EIGHT_SPACES = Buffer.alloc(8, ' ');

/** Cases, compressed by bytes as SPSS does: blocks of eight commands, each followed by the eight bytes that it calls for. */
export class CaseWriter {
  readonly #variables: readonly (SavVariable & { readonly codes: ReadonlyMap<MissingKind, number> })[];
  #commands: number[] = [];
  #raw: Buffer[] = [];
  #out: Buffer[] = [];

  constructor(variables: readonly SavVariable[]) {
    this.#variables = variables.map((variable) => ({
      ...variable,
      codes: new Map(missingCodes(variable.piece.variable).map(({ kind, value }) => [kind, value])),
    }));
  }

  write(row: readonly Cell[]): void {
    for (const variable of this.#variables) {
      const cell = row[variable.piece.column] ?? { missing: 'not-asked' };
      if (variable.width > 0) this.#text(variable, typeof cell === 'string' ? cell : '');
      else this.#number(numberOf(variable, cell));
    }
  }

  /** What is written so far and not taken yet; at the end all. */
  take(isEnd = false): Buffer {
    if (isEnd) {
      this.#command(END);
      while (this.#commands.length > 0) this.#command(0);
    }
    const out = Buffer.concat(this.#out);
    this.#out = [];
    return out;
  }

  #command(code: number, raw?: Buffer): void {
    this.#commands.push(code);
    if (raw) this.#raw.push(raw);
    if (this.#commands.length < 8) return;
    this.#out.push(Buffer.from(this.#commands), ...this.#raw);
    this.#commands = [];
    this.#raw = [];
  }

  #number(value: number | null): void {
    if (value === null) this.#command(MISSING);
    else if (Number.isInteger(value) && value > -BIAS && value + BIAS < END && !Object.is(value, -0)) {
      this.#command(value + BIAS);
    } else {
      const raw = Buffer.alloc(8);
      raw.writeDoubleLE(value);
      this.#command(RAW, raw);
    }
  }

  #text({ piece, segments }: SavVariable, text: string): void {
    let rest = textParts(text)[piece.part] ?? NOTHING;
    for (const [index, { width }] of segments.entries()) {
      // All but the last segment hold 255 bytes, whatever they are counted as.
      const used = index < segments.length - 1 ? 255 : width;
      const here = rest.subarray(0, used);
      rest = rest.subarray(used);
      for (let place = 0; place < placesOf(width); place += 1) this.#eight(here.subarray(place * 8, place * 8 + 8));
    }
  }

  #eight(bytes: Buffer): void {
    if (bytes.length === 0) this.#command(SPACES);
    else this.#command(RAW, bytes.length === 8 ? bytes : Buffer.concat([bytes, EIGHT_SPACES], 8));
  }
}

function numberOf(
  { piece: { variable }, codes }: SavVariable & { readonly codes: ReadonlyMap<MissingKind, number> },
  cell: Cell,
): number | null {
  if (typeof cell === 'object') return codes.get(cell.missing) ?? null;
  if (typeof cell === 'number') return cell;
  const { type } = variable;
  const seconds = type === 'number' || type === 'text' ? Number.NaN : spssSeconds(cell, type);
  return Number.isNaN(seconds) ? null : seconds;
}
