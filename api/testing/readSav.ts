import { createRequire } from 'node:module';
import { z } from 'zod';

/** Of the reader: where it takes bytes and makes strings of them. */
interface ByteReader {
  readBytes(length: number): Promise<Buffer>;
  readString(length: number, trimEnd?: boolean): Promise<string>;
}

/** What the reader of another hand (npm `sav-reader`, CommonJS alone) gives of a file. */
const reader = z.object({
  SavBufferReader: z.custom<
    new (bytes: Buffer) => {
      readonly reader: ByteReader;
      open(): Promise<void>;
      readNextRow(includeNulls: boolean): Promise<Record<string, number | string | null>>;
      readonly meta: {
        readonly header: { readonly n_cases: number };
        readonly sysvars: readonly {
          readonly name: string;
          readonly label: string;
          readonly printFormat: { readonly nbdec: number };
        }[];
        getValueLabels(name: string): { readonly val: number; readonly label: string }[] | undefined;
      };
    }
  >((value) => typeof value === 'function'),
});

/** Where bytes that are no letters of their own stand among Unicode's private signs, so that one byte stays one sign. */
const PRIVATE = 0xe000;
const ASCII = 0x80;

const asSigns = (bytes: Buffer): string =>
  Array.from(bytes, (byte) => String.fromCharCode(byte < ASCII ? byte : PRIVATE + byte)).join('');
const asText = (signs: string): string =>
  Buffer.from(Array.from(signs, (sign) => sign.charCodeAt(0) % PRIVATE)).toString('utf8');

/**
 * An SPSS file, read by a program that is not ours. It counts on the file's number of cases. Bytes are made text once a string
 * is whole, because the reader does so eight at a time, which breaks signs of several bytes.
 */
export async function readSav(bytes: Buffer) {
  const { SavBufferReader } = reader.parse(createRequire(import.meta.url)('sav-reader'));
  const file = new SavBufferReader(bytes);
  file.reader.readString = async (length, trimEnd) => {
    const signs = length < 1 ? '' : asSigns(await file.reader.readBytes(length));
    return trimEnd ? signs.trimEnd() : signs;
  };
  await file.open();
  const { meta } = file;
  const rows: Record<string, number | string | null>[] = [];
  while (rows.length < meta.header.n_cases) {
    const row = Object.entries(await file.readNextRow(true));
    rows.push(Object.fromEntries(row.map(([name, cell]) => [name, typeof cell === 'string' ? asText(cell) : cell])));
  }
  return {
    rows,
    labelOf: (name: string) => {
      const found = meta.sysvars.find((variable) => variable.name === name);
      return found && asText(found.label);
    },
    /** How many decimals its numbers are shown with. */
    decimalsOf: (name: string) => meta.sysvars.find((variable) => variable.name === name)?.printFormat.nbdec,
    valueLabels: (name: string) => meta.getValueLabels(name)?.map(({ val, label }) => [val, asText(label)] as const),
  };
}
