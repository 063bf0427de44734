import type { DataColumn } from '@dialogwerk/shared/dialog';
import type { ExportData } from './ExportData.ts';

/** A variable, or a further part of its long text. */
export interface Piece {
  /** Its place in a row. */
  readonly column: number;
  readonly variable: DataColumn;
  /** The variable's, or with '_2', '_3' … behind it, as no other has it. */
  readonly name: string;
  /** The how many-th part, from 0. */
  readonly part: number;
  /** The most that a part holds, by `lengthOf`. */
  readonly width: number;
  /** Whether all its numbers are whole. */
  readonly isWhole: boolean;
}

/** How a format holds a text. */
interface Holding {
  /** The most that a column holds. */
  readonly most: number;
  readonly lengthOf: (text: string) => number;
  /** A text that is longer than that, in parts. */
  readonly split: (text: string) => readonly unknown[];
}

interface Longest {
  length: number;
  parts: number;
  isWhole: boolean;
}

/** The longest text of each column, and whether its numbers are whole; goes over all rows once. */
async function longestTexts(data: ExportData, { most, lengthOf, split }: Holding): Promise<Longest[]> {
  const longest = data.variables.map((): Longest => ({ length: 0, parts: 1, isWhole: true }));
  for await (const rows of data.rows(false)) {
    for (const row of rows) {
      for (const [index, cell] of row.entries()) {
        const column = longest[index];
        if (!column) continue;
        if (typeof cell === 'number' && !Number.isInteger(cell)) column.isWhole = false;
        if (typeof cell !== 'string') continue;
        const length = lengthOf(cell);
        column.length = Math.max(column.length, length);
        if (length > most) column.parts = Math.max(column.parts, split(cell).length);
      }
    }
  }
  return longest;
}

/** The columns of a file whose texts may not be longer than `most`: longer ones go on in further columns. */
export async function piecesOf(data: ExportData, holding: Holding): Promise<Piece[]> {
  const longest = await longestTexts(data, holding);
  const taken = new Set(data.variables.map(({ name }) => name.toLowerCase()));
  const nameOf = (name: string, part: number): string => {
    for (let again = ''; ; again += '_') {
      const end = `_${part + 1}${again}`;
      const wanted = part === 0 ? name : name.slice(0, 64 - end.length) + end;
      if (part > 0 && taken.has(wanted.toLowerCase())) continue;
      taken.add(wanted.toLowerCase());
      return wanted;
    }
  };
  return data.variables.flatMap((variable, column) => {
    const { length, parts, isWhole } = longest[column] ?? { length: 0, parts: 1, isWhole: true };
    const width = parts === 1 ? length : holding.most;
    return Array.from({ length: parts }, (_, part) => ({
      column,
      variable,
      name: nameOf(variable.name, part),
      part,
      width,
      isWhole,
    }));
  });
}
