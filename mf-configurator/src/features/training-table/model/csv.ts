import { TRAINING_LIMITS } from '@dialogwerk/shared/contract';
import Papa from 'papaparse';
import type { TableBlock, TableRow } from './TableRow.ts';

/** So that Excel reads UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** What spreadsheets take for the beginning of a formula, and the apostrophe that keeps them from it. */
const formula = /^\s*[=+\-@]/;
const disarmed = /^'(?=\s*[=+\-@])/;

const columns = {
  unique_question_id: 'Block-ID',
  block: 'Block',
  target: 'Bedeutung-ID',
  label: 'Bedeutung',
  example: 'Beispiel',
} as const;
const fields = ['unique_question_id', 'block', 'target', 'label', 'example'] as const;

/** The rows as a file: semicolons, because German spreadsheets part columns by them. */
export function writeCsv(rows: readonly TableRow[]): string {
  const harmless = (text: string): string => (formula.test(text) ? `'${text}` : text);
  const data = rows.map((row) => fields.map((field) => harmless(row[field])));
  return BYTE_ORDER_MARK + Papa.unparse({ fields: fields.map((field) => columns[field]), data }, { delimiter: ';' });
}

/** Examples for one target. */
export interface Addition {
  readonly unique_question_id: string;
  readonly target: string;
  readonly examples: readonly string[];
}

/** What a file would do. */
export interface Plan {
  readonly additions: readonly Addition[];
  /** Examples that are there already. */
  readonly known: number;
  /** Numbers of the lines whose block or meaning there is not, or whose example is empty or too long; the heading is line 1. */
  readonly unfit: readonly number[];
}

type Line = Partial<Record<string, string>>;

/** Reads a file of examples; null where it lacks the columns. Ids count before names, which must be the only ones of their kind. */
export function readCsv(text: string, blocks: readonly TableBlock[]): Plan | null {
  const { data, meta } = Papa.parse<Line>(text.replace(BYTE_ORDER_MARK, ''), {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (name) => name.trim(),
  });
  const has = (name: string): boolean => meta.fields?.includes(name) ?? false;
  const isTable =
    has(columns.example) &&
    (has(columns.unique_question_id) || has(columns.block)) &&
    (has(columns.target) || has(columns.label));
  if (!isTable) return null;

  const found = new Map<string, Omit<Addition, 'examples'> & { readonly examples: Set<string> }>();
  const unfit: number[] = [];
  let known = 0;
  for (const [at, line] of data.entries()) {
    const cell = (name: string): string => (line[name] ?? '').replace(disarmed, '').trim();
    const example = cell(columns.example);
    const place = placeOf(blocks, cell);
    if (!place || example === '' || example.length > TRAINING_LIMITS.example) {
      unfit.push(at + 2);
      continue;
    }
    const { unique_question_id, target } = place;
    const key = JSON.stringify([unique_question_id, target.target]);
    const entry = found.get(key) ?? { unique_question_id, target: target.target, examples: new Set() };
    found.set(key, entry);
    if (target.examples.includes(example) || entry.examples.has(example)) known += 1;
    else entry.examples.add(example);
  }
  const additions = [...found.values()].map(({ unique_question_id, target, examples }) => ({
    unique_question_id,
    target,
    examples: [...examples],
  }));
  return { additions: additions.filter(({ examples }) => examples.length > 0), known, unfit };
}

function placeOf(blocks: readonly TableBlock[], cell: (name: string) => string) {
  const blockId = cell(columns.unique_question_id);
  const inBlock = theOnly(blocks, ({ block }) =>
    blockId === '' ? block.name === cell(columns.block) : block.unique_question_id === blockId,
  );
  const targetId = cell(columns.target);
  const target =
    inBlock &&
    theOnly(inBlock.targets, (one) => (targetId === '' ? one.label === cell(columns.label) : one.target === targetId));
  return inBlock && target ? { unique_question_id: inBlock.block.unique_question_id, target } : null;
}

/** What fits, if nothing else does. */
function theOnly<Item>(items: readonly Item[], fits: (item: Item) => boolean): Item | null {
  const [one, another] = items.filter(fits);
  return one && !another ? one : null;
}
