import type { AnswerCondition, ResultDevice, ResultFilter, ResultState } from '@dialogwerk/shared/contract';
import { readFilterText } from '@dialogwerk/shared/dialog';
import { statuses } from './statuses.ts';

type Fields = Readonly<Record<string, unknown>>;

const states: readonly ResultState[] = ['finished', 'screened', 'waiting', 'stopped', 'opened'];
const devices: readonly ResultDevice[] = ['phone', 'tablet', 'desktop', 'unknown'];
const flags: readonly ResultFilter['flags'][number][] = ['fast', 'straight', 'nonsense', 'duplicate', 'none'];

/**
 * The filter that a text in the address stands for; null when it means nothing, because somebody has shortened or mistyped it.
 * The api judges it again, by the contract's schema.
 */
export function readFilter(text: string): ResultFilter | null {
  const read = readFilterText(text);
  if (!isFields(read)) return null;
  const { from, to } = read;
  const lists = {
    states: listOf(read['states'], (value) => oneOf(states, value)),
    publications: listOf(read['publications'], textOf),
    languages: listOf(read['languages'], textOf),
    devices: listOf(read['devices'], (value) => oneOf(devices, value)),
    flags: listOf(read['flags'], (value) => oneOf(flags, value)),
    tags: listOf(read['tags'], textOf),
    sources: listOf(read['sources'], sourceOf),
    answers: listOf(read['answers'], conditionOf),
  };
  return isDay(from) && isDay(to) && isWhole(lists) ? { from, to, ...lists } : null;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

type Whole<Lists> = { readonly [L in keyof Lists]: Exclude<Lists[L], null> };

function isWhole<Lists extends object>(lists: Lists): lists is Lists & Whole<Lists> {
  return Object.values(lists).every((list) => list !== null);
}

function isDay(value: unknown): value is string | null {
  return value === null || (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value));
}

/** Each item by `one`; null as soon as one means nothing. */
function listOf<Item>(value: unknown, one: (item: unknown) => Item | null): Item[] | null {
  if (!Array.isArray(value)) return null;
  const items = value.map((item: unknown) => one(item)).filter((item) => item !== null);
  return items.length === value.length ? items : null;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const oneOf = <Item>(items: readonly Item[], value: unknown): Item | null =>
  items.find((item) => item === value) ?? null;

function sourceOf(value: unknown): ResultFilter['sources'][number] | null {
  if (!isFields(value)) return null;
  const variable = textOf(value['variable']);
  // A parameter may be empty in the link.
  const values = listOf(value['values'], (one) => (typeof one === 'string' ? one : null));
  return variable !== null && values !== null && values.length > 0 ? { variable, values } : null;
}

function conditionOf(value: unknown): AnswerCondition | null {
  if (!isFields(value)) return null;
  const question = textOf(value['question']);
  const { part, is } = value;
  if (question === null || typeof part !== 'string') return null;
  const of = { question, part };
  switch (is) {
    case 'one-of':
    case 'has-options':
    case 'lacks-options': {
      const ids = listOf(value['ids'], textOf);
      return ids && ids.length > 0 ? { is, ...of, ids } : null;
    }
    case 'between': {
      const { min, max } = value;
      return isBound(min) && isBound(max) ? { is, ...of, min, max } : null;
    }
    case 'contains': {
      const text = textOf(value['text']);
      return text === null ? null : { is, ...of, text };
    }
    case 'status': {
      const status = statuses.find((one) => one === value['status']);
      return status === undefined ? null : { is, ...of, status };
    }
    default:
      return null;
  }
}

function isBound(value: unknown): value is number | null {
  return value === null || (typeof value === 'number' && Number.isFinite(value));
}
