import { factVariables } from './factVariables.ts';
import { rowOf } from './rowOf.ts';
import type { Cell } from './rowOf.ts';
import type { StoredConversation, StoredPart } from './StoredConversation.ts';
import { resultTexts } from './texts.ts';
import type { DataColumn, Variable } from './Variable.ts';
import { NameGiver } from './variableNames.ts';

/** An answer that was given before the dialog came back to its question. */
export interface EarlierPart {
  readonly answer: StoredPart;
  /** At which time of asking it was given, from 1. */
  readonly nth: number;
  /** 'YYYY-MM-DDTHH:MM:SS' by the clock of Berlin. */
  readonly at: string;
}

/** Earlier answers with a row for each variable that they had a value of: what stands in its column is the last one. */
export interface EarlierTable {
  readonly columns: readonly DataColumn[];
  /** In the order in which they were given. `hide`: what tells of people in what was written. */
  readonly rowsOf: (
    conversation: StoredConversation,
    earlier: readonly EarlierPart[],
    hide?: (text: string) => string,
  ) => Cell[][];
}

const texts = resultTexts.earlier;

const column = (name: keyof typeof texts.columns, rest: Partial<DataColumn> = {}): DataColumn => ({
  name: `dw_${name}`,
  label: texts.columns[name],
  type: 'text',
  measure: 'nominal',
  values: [],
  bounds: null,
  set: null,
  ...rest,
});

const own: readonly DataColumn[] = [
  column('variable'),
  column('question'),
  column('nth', { type: 'number', measure: 'ordinal', bounds: { min: 1, max: 1e6 } }),
  column('value', { type: 'number', measure: 'scale', missing: { na: texts.noNumber } }),
  column('text'),
  column('answered_at', { type: 'datetime', measure: 'scale' }),
];

/** Why a part of a question has no earlier value: it is no part of what was answered then. */
const notThen = new Set(['not-asked', 'not-offered', 'nothing-left', 'withdrawn', 'open']);

/** The long form of earlier answers, by the columns of a dialog's data, which it leaves as they are (docs/decisions/0140). */
export function earlierTable(variables: readonly Variable[]): EarlierTable {
  const key = factVariables(new NameGiver()).filter(
    ({ source }) => source.from === 'conversation' && source.fact === 'conversation_id',
  );
  const byQuestion = new Map<string, Variable[]>();
  for (const variable of variables) {
    if (variable.source.from !== 'answer') continue;
    const { unique_question_id } = variable.source;
    byQuestion.set(unique_question_id, [...(byQuestion.get(unique_question_id) ?? []), variable]);
  }
  return {
    columns: [...key, ...own],
    rowsOf: (conversation, earlier, hide = (text) => text) => {
      const begun = rowOf(key, conversation);
      return timesIn(earlier).flatMap(({ question, nth, at, parts }) => {
        const then = {
          ...conversation,
          answers: [...conversation.answers.filter(([id]) => id !== question), ...parts],
          withdrawn: [],
          open: null,
          givenUp: [],
          timedOut: [],
        };
        const columns = byQuestion.get(question) ?? [];
        return rowOf(columns, then).flatMap((cell, index): Cell[][] => {
          const variable = columns[index];
          if (!variable || (typeof cell === 'object' && notThen.has(cell.missing))) return [];
          const shown = variable.type === 'text' && typeof cell === 'string' ? hide(cell) : cell;
          return [begun.concat([variable.name, variable.label, nth], valuesOf(variable, shown), [at])];
        });
      });
    },
  };
}

interface Time {
  readonly question: string;
  readonly nth: number;
  /** Of its last part. */
  readonly at: string;
  readonly parts: readonly StoredPart[];
}

/** Parts of one question that were answered at the same time of asking, together. */
function timesIn(earlier: readonly EarlierPart[]): Time[] {
  const times = new Map<string, Time>();
  for (const { answer, nth, at } of earlier) {
    const [question] = answer;
    const key = JSON.stringify([question, nth]);
    const before = times.get(key);
    const last = before && before.at > at ? before.at : at;
    times.set(key, { question, nth, at: last, parts: [...(before?.parts ?? []), answer] });
  }
  return [...times.values()].toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

/** A cell as a number, where it is one, and in words. */
function valuesOf({ values }: Variable, cell: Cell): Cell[] {
  if (typeof cell === 'object') return [cell, resultTexts.missing[cell.missing]];
  if (typeof cell === 'string') return [{ missing: 'na' }, cell];
  return [cell, values.find(({ value }) => value === cell)?.label ?? String(cell)];
}
