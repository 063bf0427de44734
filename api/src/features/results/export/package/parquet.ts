import { missingCodes } from '@dialogwerk/shared/dialog';
import type { Cell, DataColumn } from '@dialogwerk/shared/dialog';
import { ByteWriter, ParquetWriter, schemaFromColumnData } from 'hyparquet-writer';
import type { ExportData } from '../ExportData.ts';

/** What is in memory at once: so many rows, or so many signs of their texts. */
const MOST_ROWS = 10_000;
const MOST_SIGNS = 4_000_000;

const typeOf = ({ type }: DataColumn): 'DOUBLE' | 'STRING' => (type === 'number' ? 'DOUBLE' : 'STRING');

/** How a column's cells stand in the file: numbers with the codes of missing ones, as in the other files; texts as they are. */
function storing(variable: DataColumn): (cell: Cell | undefined) => number | string | null {
  const codes = new Map(missingCodes(variable).map(({ kind, value }) => [kind, value]));
  return (cell) => (typeof cell === 'object' ? (codes.get(cell.missing) ?? null) : (cell ?? null));
}

/** Takes what is written so far and leaves room for more; offsets in the file go on. */
function taken(writer: ByteWriter): Uint8Array {
  const bytes = new Uint8Array(writer.getBuffer());
  writer.index = 0;
  return bytes;
}

/** Apache Parquet (https://parquet.apache.org/docs/file-format/), a group of rows at a time. */
export async function* parquet({ variables, rows }: ExportData): AsyncGenerator<Uint8Array> {
  const columns = variables.map((variable) => ({ name: variable.name, type: typeOf(variable), data: [] }));
  const writer = new ByteWriter();
  const file = new ParquetWriter({ writer, schema: schemaFromColumnData({ columnData: columns }) });
  const stored = variables.map(storing);
  let waiting: (readonly Cell[])[] = [];
  let signs = 0;
  const write = async (): Promise<Uint8Array> => {
    const columnData = variables.map((variable, index) => ({
      name: variable.name,
      type: typeOf(variable),
      data: waiting.map((row) => stored[index]?.(row[index]) ?? null),
    }));
    await file.write({ columnData, rowGroupSize: MOST_ROWS });
    waiting = [];
    signs = 0;
    return taken(writer);
  };
  for await (const some of rows(false)) {
    waiting.push(...some);
    for (const cell of some.flat()) if (typeof cell === 'string') signs += cell.length;
    if (waiting.length >= MOST_ROWS || signs >= MOST_SIGNS) yield await write();
  }
  if (waiting.length > 0) yield await write();
  await file.finish();
  yield taken(writer);
}
