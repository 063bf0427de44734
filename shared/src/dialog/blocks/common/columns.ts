import { OTHER_OPTION } from '../../../contract/index.ts';
import type { Option, ScalePoint, StoredValue } from '../../../contract/index.ts';
import { NOT_APPLICABLE } from '../AnswerColumn.ts';
import type { AnswerColumn, BlockVersions, CodedChoice, GivenParts } from '../AnswerColumn.ts';
import { columnTexts } from './columnTexts.ts';

/** A column of a question as a whole; what a type says of its own goes over it. */
const whole = {
  of: null,
  aspect: '',
  part: '',
  label: '',
  values: [],
  bounds: null,
  isOfSet: false,
} as const satisfies Partial<AnswerColumn>;

const textOf = (value: StoredValue | undefined): string | null => {
  if (typeof value === 'string') return value;
  if (typeof value === 'object' && value !== null && 'media_id' in value) {
    return columnTexts.recording(value.kind, value.media_id);
  }
  return null;
};

/** Words, or what was recorded in their place. */
export function textColumn(over: Partial<AnswerColumn> = {}): AnswerColumn {
  const { part } = { ...whole, ...over };
  return { ...whole, type: 'text', measure: 'nominal', read: ({ get }) => textOf(get(part)), ...over };
}

/** A number as it was given. */
export function numberColumn(bounds: AnswerColumn['bounds'], of: Pick<AnswerColumn, 'step'> = {}): AnswerColumn {
  const read = ({ get }: GivenParts): number | null => {
    const value = get('');
    return typeof value === 'number' ? value : null;
  };
  return { ...whole, type: 'number', measure: 'scale', bounds, ...of, read };
}

/** A number whose values have names, each value one. */
function labelled(values: AnswerColumn['values'], measure: AnswerColumn['measure']) {
  // Two points of a scale may have been given the same value: answers cannot tell them apart, so it has the first one's name.
  const named = [...new Map(values.toReversed().map((each) => [each.value, each])).values()].toReversed();
  const numbers = named.map(({ value }) => value);
  const bounds = { min: Math.min(0, ...numbers), max: Math.max(0, ...numbers) };
  return { ...whole, type: 'number', measure, values: named, bounds } as const;
}

/** One choice, by its code. */
export function choiceColumn(
  choices: readonly CodedChoice[],
  idOf: (value: StoredValue) => string | null,
): AnswerColumn {
  const codes = new Map(choices.map(({ id, code }) => [id, code]));
  const read = ({ get }: GivenParts): number | null => {
    const id = idOf(get('') ?? null);
    return id === null ? null : (codes.get(id) ?? null);
  };
  return {
    ...labelled(
      choices.map(({ code, label }) => ({ value: code, label })),
      'nominal',
    ),
    read,
  };
}

const idsOf = (value: StoredValue | undefined): string[] | null => (Array.isArray(value) ? value : null);

/** The id that a single choice keeps. */
export const idAsText = (value: StoredValue): string | null => (typeof value === 'string' ? value : null);

/** The id that a choice of at most one keeps in its list. */
export const onlyId = (value: StoredValue): string | null => (Array.isArray(value) ? (value[0] ?? null) : null);

/** Agreed (1) or declined (0). */
export function consentColumn(agree: string, decline: string): AnswerColumn {
  const values = [
    { value: 1, label: agree },
    { value: 0, label: decline },
  ];
  const read = ({ get }: GivenParts): number | null => {
    const value = get('');
    return typeof value === 'boolean' ? Number(value) : null;
  };
  return { ...labelled(values, 'nominal'), read };
}

/** The points that one item was given; kept is `<item id>=<points>`. */
export function pointsColumn({ id, label, code }: CodedChoice, total: number): AnswerColumn {
  const read = ({ get }: GivenParts): number | null => {
    const given = idsOf(get(''))?.find((share) => share.startsWith(`${id}=`));
    return given === undefined ? null : Number(given.slice(id.length + 1));
  };
  return { ...numberColumn({ min: 0, max: total }), of: { id, number: code }, label, read };
}

/** What was asked of the dialog, each further question behind a bar, and the entry that answered the first one. */
export function searchColumns(entries: readonly CodedChoice[]): AnswerColumn[] {
  const codes = new Map(entries.map(({ id, code }) => [id, code]));
  const named = entries.map(({ label, code }) => ({ value: code, label }));
  const entry: AnswerColumn = {
    ...labelled([{ value: 0, label: columnTexts.noEntry }, ...named], 'nominal'),
    aspect: '_eintrag',
    label: columnTexts.entry,
    read: ({ get }) => {
      const asked = idsOf(get(''));
      return asked && (codes.get(asked[1] ?? '') ?? 0);
    },
  };
  const words = textColumn({
    read: ({ get, parts }) => {
      const asked = parts
        .filter((part) => part === '' || part.startsWith('.'))
        .flatMap((part) => idsOf(get(part))?.[0] ?? []);
      return asked.length === 0 ? null : asked.join(' | ');
    },
  });
  return [words, entry];
}

/** Whether the first answer helped (1) or not (0). */
export function helpfulColumn(): AnswerColumn {
  const values = [
    { value: 1, label: columnTexts.yes },
    { value: 0, label: columnTexts.no },
  ];
  const part = '!1';
  const read = ({ get }: GivenParts): number | null => {
    const value = get(part);
    return typeof value === 'boolean' ? Number(value) : null;
  };
  return { ...labelled(values, 'nominal'), part, aspect: '_hilfreich', label: columnTexts.helpful, read };
}

/** Several choices: one column each, with 1 for chosen, and one with all that were chosen. */
export function severalColumns(choices: readonly CodedChoice[]): AnswerColumn[] {
  const labels = new Map(choices.map(({ id, label }) => [id, label]));
  const joined = textColumn({
    read: ({ get }) =>
      idsOf(get(''))
        ?.map((id) => labels.get(id) ?? id)
        .join('; ') ?? null,
  });
  const each = choices.map(({ id, label, code }): AnswerColumn => ({
    ...labelled(columnTexts.chosen, 'nominal'),
    of: { id, number: code },
    label,
    isOfSet: true,
    read: ({ get }) => {
      const ids = idsOf(get(''));
      return ids && (ids.includes(id) ? 1 : 0);
    },
  }));
  return [...each, { ...joined, aspect: '_text', label: columnTexts.allChosen }];
}

interface Scale {
  readonly points: readonly ScalePoint[];
  readonly inverse: boolean;
}

/** A point of a scale as its score; where that is turned round, also as it was chosen. */
export function scoreColumns({ points, inverse }: Scale, over: Partial<AnswerColumn> = {}): AnswerColumn[] {
  const { part } = { ...whole, ...over };
  const numbers = points.map(({ value }) => value);
  const around = Math.min(...numbers) + Math.max(...numbers);
  const reading =
    (turned: boolean): AnswerColumn['read'] =>
    ({ get }) => {
      const value = get(part);
      if (value === 'na') return NOT_APPLICABLE;
      if (typeof value !== 'number') return null;
      return turned ? around - value : value;
    };
  const asChosen = points.map(({ value, label }) => ({ value, label }));
  if (!inverse) return [{ ...labelled(asChosen, 'ordinal'), read: reading(false), ...over }];
  const turnedRound = asChosen.map(({ value, label }) => ({ value: around - value, label }));
  const label = [over.label, columnTexts.asChosen].filter(Boolean).join(' – ');
  return [
    { ...labelled(turnedRound, 'ordinal'), read: reading(true), ...over },
    { ...labelled(asChosen, 'ordinal'), read: reading(false), ...over, aspect: '_roh', label },
  ];
}

/** The place of each option, from 1, and all of them in their order. */
export function rankColumns(choices: readonly CodedChoice[]): AnswerColumn[] {
  const labels = new Map(choices.map(({ id, label }) => [id, label]));
  const each = choices.map(({ id, label, code }): AnswerColumn => ({
    ...whole,
    type: 'number',
    measure: 'ordinal',
    bounds: { min: 0, max: choices.length },
    of: { id, number: code },
    label,
    read: ({ get }) => {
      const place = idsOf(get(''))?.indexOf(id) ?? -1;
      if (place >= 0) return place + 1;
      // Ranked is 'Sonstiges' by those alone who have named something.
      return id === OTHER_OPTION ? NOT_APPLICABLE : null;
    },
  }));
  const joined = textColumn({
    aspect: '_text',
    label: columnTexts.inOrder,
    read: ({ get }) =>
      idsOf(get(''))
        ?.map((id) => labels.get(id) ?? id)
        .join(' > ') ?? null,
  });
  return [...each, joined];
}

/** A day or a time of day. */
export function clockColumn(type: 'date' | 'time'): AnswerColumn {
  return { ...textColumn(), type, measure: 'scale' };
}

/** Options or items of all versions by id: those of the newest in its order, then those that are gone. */
export function allOf<T extends { readonly id: string }>(versions: readonly (readonly T[])[]): T[] {
  const all = new Map<string, T>();
  for (const one of versions.toReversed().flat()) if (!all.has(one.id)) all.set(one.id, one);
  return [...all.values()];
}

/** Options or items of all versions, as `allOf`, with their numbers. */
export function coded<T extends { readonly id: string }>(
  versions: readonly (readonly T[])[],
  labelOf: (one: T) => string,
  numberOf: (id: string) => number,
): CodedChoice[] {
  return allOf(versions).map((one) => ({ id: one.id, label: labelOf(one), code: numberOf(one.id) }));
}

/** The options of all versions in the newest one's order. */
export function codedOptions({
  all,
  numberOf,
}: Pick<BlockVersions<{ readonly options: readonly Option[] }>, 'all' | 'numberOf'>): CodedChoice[] {
  return coded(
    all.map(({ options }) => options),
    ({ text }) => text,
    numberOf,
  );
}

/** The widest bounds that any version had; null where one had none. */
export function boundsOver(versions: readonly { readonly min: number | null; readonly max: number | null }[]) {
  const least = versions.map(({ min }) => min ?? -Infinity);
  const greatest = versions.map(({ max }) => max ?? Infinity);
  const bounds = { min: Math.min(...least, ...greatest), max: Math.max(...least, ...greatest) };
  return Number.isFinite(bounds.min) && Number.isFinite(bounds.max) ? bounds : null;
}
