import type { AnswerCondition, ResultFilter } from '../../../contract/index.ts';

/** No condition at all: every conversation counts. */
export const everything: ResultFilter = {
  from: null,
  to: null,
  states: [],
  publications: [],
  languages: [],
  devices: [],
  flags: [],
  tags: [],
  sources: [],
  answers: [],
};

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * A value between the signs of the form. All that is not a letter or a digit is written as '*' and two hexadecimal digits for
 * each byte, so that the form is the same in an address as beside it.
 */
function escaped(value: string): string {
  return value.replace(/[^A-Za-z0-9-]+/g, (signs) =>
    [...encoder.encode(signs)].map((byte) => `*${byte.toString(16).padStart(2, '0')}`).join(''),
  );
}

function unescaped(text: string): string {
  return text.replace(/(?:\*[0-9a-f]{2})+/g, (bytes) =>
    decoder.decode(Uint8Array.from(bytes.slice(1).split('*'), (byte) => Number.parseInt(byte, 16))),
  );
}

const part = (name: string, values: readonly string[]): string[] =>
  values.length === 0 ? [] : [[name, ...values.map(escaped)].join('.')];

/** Each once, in one order, because lists that hold the same are the same. */
const inOrder = (values: readonly string[]): string[] => [...new Set(values)].toSorted((a, b) => (a < b ? -1 : 1));

const bound = (value: number | null): string => (value === null ? '' : String(value));

function conditionValues(condition: AnswerCondition): string[] {
  const { question, part: of, is } = condition;
  const named = [question, of, is];
  switch (is) {
    case 'one-of':
    case 'has-options':
    case 'lacks-options':
      return [...named, ...inOrder(condition.ids)];
    case 'between':
      return [...named, bound(condition.min), bound(condition.max)];
    case 'contains':
      return [...named, condition.text];
    case 'status':
      return [...named, condition.status];
  }
}

/**
 * A filter in its short form, such as `von.2026-11-01_stand.finished_antwort.colour..one-of.red`: good in any address as it is,
 * the same for filters that mean the same, '' for all conversations.
 */
export function writeFilter(filter: ResultFilter): string {
  return [
    ...part('von', filter.from === null ? [] : [filter.from]),
    ...part('bis', filter.to === null ? [] : [filter.to]),
    ...part('stand', inOrder(filter.states)),
    ...part('fassung', inOrder(filter.publications)),
    ...part('sprache', inOrder(filter.languages)),
    ...part('geraet', inOrder(filter.devices)),
    ...part('merkmal', inOrder(filter.flags)),
    ...part('schlagwort', inOrder(filter.tags)),
    ...inOrder(filter.sources.flatMap(({ variable, values }) => part('quelle', [variable, ...inOrder(values)]))),
    ...inOrder(filter.answers.flatMap((condition) => part('antwort', conditionValues(condition)))),
  ].join('_');
}

const number = (text: string | undefined): unknown => (text === undefined || text === '' ? null : Number(text));

function readCondition([question, of, is, ...values]: readonly string[]): unknown {
  const named = { question, part: of, is };
  if (is === 'one-of' || is === 'has-options' || is === 'lacks-options') return { ...named, ids: values };
  if (is === 'between') return { ...named, min: number(values[0]), max: number(values[1]) };
  return is === 'contains' ? { ...named, text: values[0] } : { ...named, status: values[0] };
}

/** What stands in a short form, for the schema to check: it may have been written by anybody. */
export function readFilterText(text: string): unknown {
  const all = text
    .split('_')
    .filter((one) => one !== '')
    .map((one) => one.split('.').map(unescaped));
  const valuesOf = (name: string): string[] => all.find(([first]) => first === name)?.slice(1) ?? [];
  const everyOf = (name: string): string[][] => all.filter(([first]) => first === name).map((one) => one.slice(1));
  return {
    from: valuesOf('von')[0] ?? null,
    to: valuesOf('bis')[0] ?? null,
    states: valuesOf('stand'),
    publications: valuesOf('fassung'),
    languages: valuesOf('sprache'),
    devices: valuesOf('geraet'),
    flags: valuesOf('merkmal'),
    tags: valuesOf('schlagwort'),
    sources: everyOf('quelle').map(([variable, ...values]) => ({ variable, values })),
    answers: everyOf('antwort').map(readCondition),
  };
}
