import type { Variable } from '@dialogwerk/shared/dialog';
import type { ExportData } from './ExportData.ts';

/** A variable, or a further part of its long text. */
export interface Piece {
  /** Its place in a row. */
  readonly column: number;
  readonly variable: Variable;
  /** The variable's, or with '_2', '_3' … behind it, as no other has it. */
  readonly name: string;
  /** The how many-th part, from 0. */
  readonly part: number;
  /** The most that a part holds, by `lengthOf`. */
  readonly width: number;
}

/** The longest text of each column; goes over all rows once. */
async function longestTexts(data: ExportData, lengthOf: (text: string) => number): Promise<number[]> {
  const longest = data.variables.map(() => 0);
  for await (const rows of data.rows(false)) {
    for (const row of rows) {
      for (const [index, cell] of row.entries()) {
        if (typeof cell === 'string') longest[index] = Math.max(longest[index] ?? 0, lengthOf(cell));
      }
    }
  }
  return longest;
}

/** The columns of a file whose texts may not be longer than `most`: longer ones go on in further columns. */
export async function piecesOf(
  data: ExportData,
  { most, lengthOf }: { readonly most: number; readonly lengthOf: (text: string) => number },
): Promise<Piece[]> {
  const longest = await longestTexts(data, lengthOf);
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
    const length = longest[column] ?? 0;
    // A part may end before a sign that takes several places.
    const parts = Math.max(1, Math.ceil(length / (most - 3)));
    const width = parts === 1 ? length : most;
    return Array.from({ length: parts }, (_, part) => ({
      column,
      variable,
      name: nameOf(variable.name, part),
      part,
      width,
    }));
  });
}
