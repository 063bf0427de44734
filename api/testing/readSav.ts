import { createRequire } from 'node:module';
import { z } from 'zod';

/** What the reader of another hand (npm `sav-reader`, CommonJS alone) gives of a file. */
const reader = z.object({
  SavBufferReader: z.custom<
    new (bytes: Buffer) => {
      open(): Promise<void>;
      readNextRow(includeNulls: boolean): Promise<Record<string, number | string | null>>;
      readonly meta: {
        readonly header: { readonly n_cases: number };
        readonly sysvars: readonly { readonly name: string; readonly label: string }[];
        getValueLabels(name: string): { readonly val: number; readonly label: string }[] | undefined;
      };
    }
  >((value) => typeof value === 'function'),
});

/**
 * An SPSS file, read by a program that is not ours. It counts on the file's number of cases, and breaks signs of several bytes
 * where a string goes on in another segment.
 */
export async function readSav(bytes: Buffer) {
  const { SavBufferReader } = reader.parse(createRequire(import.meta.url)('sav-reader'));
  const file = new SavBufferReader(bytes);
  await file.open();
  const rows: Record<string, number | string | null>[] = [];
  while (rows.length < file.meta.header.n_cases) rows.push(await file.readNextRow(true));
  return { rows, meta: file.meta };
}
