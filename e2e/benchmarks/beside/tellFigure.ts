import { appendFileSync } from 'node:fs';

/** The environment variable by which `earlier.ts` names the file that figures are told to. */
export const FIGURES_FILE = 'FIGURES_FILE';

/** One figure of a benchmark; `better` says whether more or less of it is. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly better: 'more' | 'less';
}

/** Tells a figure to who compares revisions (`earlier.ts`); nobody hears it otherwise. */
export function tellFigure(name: string, value: number, better: Figure['better']): void {
  const file = process.env[FIGURES_FILE];
  if (file) appendFileSync(file, `${JSON.stringify({ name, value, better } satisfies Figure)}\n`);
}
