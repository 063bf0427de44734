import type { QualityFlag, ResultDevice } from '../../../contract/index.ts';
import { plainLine } from '../../text/plainLine.ts';
import type { DataColumn, Variable } from '../Variable.ts';
import { NameGiver } from '../variableNames.ts';
import { markTexts } from './texts.ts';

/** A code of one question or of its probe. */
export interface NotedCode {
  /** A UUID. */
  readonly code_id: string;
  readonly question: string;
  /** '' for the question itself, else its probe's `nachfrage_id`. */
  readonly part: string;
  readonly name: string;
  /** Taken out of sight; its name stays its own, so that no other column ever gets it. */
  readonly is_deleted: boolean;
}

/** What there is to be noted on the conversations of a dialog. */
export interface NotedMarks {
  /** Words with a key of at least eight letters and digits that only the word decides. */
  readonly tags: readonly { readonly tag: string; readonly key: string }[];
  /** In the order in which they came into being. */
  readonly codes: readonly NotedCode[];
}

/** Texts that are coded: those to a question, or to its probe. */
export interface CodedPart {
  readonly question: string;
  readonly part: string;
  /** In words. */
  readonly title: string;
  /** The column of the texts; null where the dialog has no such column any more. */
  readonly text: Variable | null;
  readonly codes: readonly NotedCode[];
}

/** A column of what the team or the product noted. */
export interface MarkVariable extends DataColumn {
  readonly mark:
    | { readonly of: 'device' }
    | { readonly of: 'flag'; readonly flag: QualityFlag }
    | { readonly of: 'tags' }
    | { readonly of: 'tag'; readonly tag: string }
    | { readonly of: 'notes' }
    | { readonly of: 'coders'; readonly coded: CodedPart }
    | { readonly of: 'code'; readonly coded: CodedPart; readonly code_id: string };
}

/** In the order of their numbers in data, from 0; new ones come last. */
export const markedDevices = ['unknown', 'phone', 'tablet', 'desktop'] as const satisfies readonly ResultDevice[];
const flags = ['fast', 'straight', 'nonsense', 'duplicate'] as const satisfies readonly QualityFlag[];

const words = { type: 'text', measure: 'nominal', values: [], bounds: null, set: null } as const;
const yesOrNo = { min: 0, max: 1 } as const;

/** The parts that have codes in sight, in the order of their columns in the data. */
export function codedParts(codes: readonly NotedCode[], variables: readonly Variable[]): CodedPart[] {
  const parts = new Map<string, CodedPart & { readonly codes: NotedCode[] }>();
  const placeOf = ({ text }: CodedPart): number => (text ? variables.indexOf(text) : variables.length);
  for (const code of codes.filter(({ is_deleted }) => !is_deleted)) {
    const { question, part } = code;
    const key = `${question}\n${part}`;
    const known = parts.get(key);
    if (known) known.codes.push(code);
    else {
      const text = variables.find(({ source }) => isTextOf(source, question, part)) ?? null;
      parts.set(key, { question, part, text, title: text?.label ?? question, codes: [code] });
    }
  }
  return [...parts.values()].toSorted((a, b) => placeOf(a) - placeOf(b));
}

function isTextOf(source: Variable['source'], question: string, part: string): boolean {
  if (source.from !== 'answer' || source.unique_question_id !== question) return false;
  return part === '' ? source.column.part === '' : question + source.column.part === part;
}

/** The names of code columns: by the ids of question and code, never by wording or place. */
function codeNames(codes: readonly NotedCode[], names: NameGiver): ReadonlyMap<string, string> {
  return new Map(
    codes.map(({ code_id, question, part }) => [
      code_id,
      // The end, because ids that were made in one minute may begin alike.
      names.give(`dw_code_${part || question}`, `_${code_id.replaceAll('-', '').slice(-8)}`),
    ]),
  );
}

/** The columns that come along behind a dialog's own `variables`, all of which keep their names. */
export function markVariables({ tags, codes }: NotedMarks, variables: readonly Variable[]): MarkVariable[] {
  const names = new NameGiver();
  for (const { name } of variables) names.give(name);
  const device: MarkVariable = {
    type: 'number',
    measure: 'nominal',
    name: names.give('dw_device'),
    label: markTexts.device,
    values: markedDevices.map((one, value) => ({ value, label: markTexts.devices[one] })),
    bounds: { min: 0, max: markedDevices.length - 1 },
    set: null,
    mark: { of: 'device' },
  };
  const flagSet = names.give('dw_flags_set');
  const flagged = flags.map((flag): MarkVariable => ({
    type: 'number',
    measure: 'nominal',
    bounds: yesOrNo,
    name: names.give(`dw_flag_${flag}`),
    label: markTexts.flag(markTexts.flags[flag]),
    values: markTexts.found,
    set: flagSet,
    missing: { 'not-asked': markTexts.notJudged },
    mark: { of: 'flag', flag },
  }));
  const allTags: MarkVariable = { ...words, name: names.give('dw_tags'), label: markTexts.tags, mark: { of: 'tags' } };
  const notes: MarkVariable = { ...words, name: names.give('dw_notes'), label: markTexts.notes, mark: { of: 'notes' } };
  const tagSet = names.give('dw_tags_set');
  const tagged = tags.map(({ tag, key }): MarkVariable => ({
    type: 'number',
    measure: 'nominal',
    bounds: yesOrNo,
    name: names.give(`dw_tag_${tag}`, `_${key.slice(0, 8)}`),
    label: markTexts.tag(plainLine(tag)),
    values: markTexts.given,
    set: tagSet,
    mark: { of: 'tag', tag },
  }));
  return [device, ...flagged, allTags, ...tagged, notes, ...codeColumns(codes, variables, names)];
}

function codeColumns(
  codes: readonly NotedCode[],
  variables: readonly Variable[],
  names: NameGiver,
): readonly MarkVariable[] {
  const given = codeNames(codes, names);
  return codedParts(codes, variables).flatMap((coded): MarkVariable[] => {
    const base = coded.part || coded.question;
    const set = names.give(`dw_codes_${base}`, '_set');
    const coders: MarkVariable = {
      type: 'number',
      name: names.give(`dw_coders_${base}`),
      label: markTexts.coders(coded.title),
      measure: 'scale',
      values: [],
      bounds: { min: 0, max: 1e6 },
      set: null,
      mark: { of: 'coders', coded },
    };
    const each = coded.codes.map(({ code_id, name }): MarkVariable => ({
      type: 'number',
      measure: 'nominal',
      bounds: yesOrNo,
      name: given.get(code_id) ?? '',
      label: markTexts.code(coded.title, plainLine(name)),
      values: markTexts.given,
      set,
      missing: { na: markTexts.notCoded },
      mark: { of: 'code', coded, code_id },
    }));
    return [coders].concat(each);
  });
}
