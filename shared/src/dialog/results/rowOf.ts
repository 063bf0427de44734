import type { StoredValue, VariableValue } from '../../contract/index.ts';
import { NOT_APPLICABLE } from '../blocks/AnswerColumn.ts';
import type { GivenParts } from '../blocks/AnswerColumn.ts';
import type { OfferedTo } from './offeredTo.ts';
import type { StoredConversation } from './StoredConversation.ts';
import type { MissingKind, Variable, VariableSource } from './Variable.ts';

/** A value, or why there is none. */
export type Cell = number | string | { readonly missing: MissingKind };

type AnswerSource = Extract<VariableSource, { from: 'answer' }>;

/** Each kind once, because rows are many. */
const missing: { readonly [K in MissingKind]: Cell } = {
  na: { missing: 'na' },
  skipped: { missing: 'skipped' },
  'not-asked': { missing: 'not-asked' },
  withdrawn: { missing: 'withdrawn' },
  open: { missing: 'open' },
  unreadable: { missing: 'unreadable' },
  'not-offered': { missing: 'not-offered' },
  alone: { missing: 'alone' },
  'nothing-left': { missing: 'nothing-left' },
  'given-up': { missing: 'given-up' },
  'timed-out': { missing: 'timed-out' },
};

const keyOf = (unique_question_id: string, nachfrage_id: string): string => `${unique_question_id}\n${nachfrage_id}`;

/** The answers of one conversation, quick to look up. */
class Answers {
  readonly #given = new Map<string, StoredValue>();
  readonly #parts = new Map<string, string[]>();
  readonly #withdrawn: ReadonlySet<string>;
  readonly #offered = new Map<string, ReadonlySet<string>>();
  readonly #open: string | null;
  readonly #left: ReadonlyMap<string, MissingKind>;
  readonly #revision: number | null;

  constructor({ answers, withdrawn, open, givenUp, timedOut, facts: { revision } }: StoredConversation) {
    this.#left = new Map([
      ...givenUp.map((id) => [id, 'given-up'] as const),
      ...timedOut.map((id) => [id, 'timed-out'] as const),
    ]);
    this.#revision = typeof revision === 'number' ? revision : null;
    for (const [id, part, value] of answers) {
      this.#given.set(keyOf(id, part), value);
      const parts = this.#parts.get(id);
      const short = part.slice(part === '' ? 0 : id.length);
      if (parts) parts.push(short);
      else this.#parts.set(id, [short]);
    }
    this.#withdrawn = new Set(withdrawn.map(([id, part]) => keyOf(id, part)));
    this.#open = open && keyOf(...open);
  }

  of(id: string): GivenParts {
    const get = (part: string): StoredValue | undefined => this.#given.get(keyOf(id, part === '' ? '' : id + part));
    return { get, parts: this.#parts.get(id) ?? [], revision: this.#revision };
  }

  /** Why a part has no value; exactly one reason holds. */
  whyMissing(id: string, part: string): MissingKind | null {
    const key = keyOf(id, part === '' ? '' : id + part);
    const value = this.#given.get(key);
    if (value === null) return (part === '' && this.#left.get(id)) || 'skipped';
    if (value !== undefined) return null;
    if (this.#open === key) return 'open';
    return this.#withdrawn.has(key) ? 'withdrawn' : 'not-asked';
  }

  /** What of a question was offered, worked out once. */
  #offeredOf(id: string, offeredTo: OfferedTo | null): ReadonlySet<string> | null {
    if (offeredTo === null) return null;
    const given = (question: string, part: string): StoredValue | undefined =>
      this.#given.get(keyOf(question, part === '' ? '' : question + part));
    const offered = this.#offered.get(id) ?? offeredTo.ids(given, this.#revision);
    if (offered) this.#offered.set(id, offered);
    return offered;
  }

  cell({ unique_question_id: id, column, offered, offeredTo }: AnswerSource): Cell {
    const { part, of, read } = column;
    if (this.#revision !== null && !offered.has(this.#revision)) return missing['not-offered'];
    const left = this.#offeredOf(id, offeredTo);
    if (left?.size === 0) return missing['nothing-left'];
    if (left && of && !left.has(of.id)) return missing['not-offered'];
    const reason = this.whyMissing(id, part);
    if (reason !== null) return missing[reason];
    const value = read(this.of(id));
    if (value === NOT_APPLICABLE) return missing.na;
    return value ?? missing.unreadable;
  }
}

/** A variable's value as a cell of its column. */
function computedCell({ type }: Variable, value: VariableValue | undefined): Cell {
  if (value === undefined) return missing['not-asked'];
  if (value === null) return missing.na;
  if (type === 'number') {
    if (typeof value === 'boolean') return Number(value);
    return typeof value === 'number' ? value : missing.unreadable;
  }
  return Array.isArray(value) ? value.join('; ') : String(value);
}

/** One conversation as a row of data: one cell for each variable, in their order. */
export function rowOf(variables: readonly Variable[], conversation: StoredConversation): Cell[] {
  const answers = new Answers(conversation);
  const cellOf = (variable: Variable): Cell => {
    const { source } = variable;
    if (source.from === 'conversation') return conversation.facts[source.fact] ?? missing['not-asked'];
    if (source.from === 'participation') return conversation.participation ?? missing.alone;
    if (source.from === 'answer') return answers.cell(source);
    if (source.from === 'link') return conversation.cameWith?.[source.parameter] ?? missing['not-asked'];
    if (source.from === 'missing') {
      const cell = cellOf(source.of);
      return typeof cell === 'object' ? cell : 0;
    }
    return computedCell(variable, conversation.variables[source.variable]);
  };
  return variables.map(cellOf);
}
