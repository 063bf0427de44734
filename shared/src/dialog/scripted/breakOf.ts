import type { Script, ScriptedResult, VariableValue } from '../../contract/index.ts';
import type { ScriptRun } from './runScript.ts';

/** A variable that has another value than was expected. */
export interface OtherValue {
  readonly variable: string;
  readonly expected: VariableValue;
  readonly found: VariableValue;
}

/** Where a test breaks. */
export type ScriptBreak =
  /** The conversation takes another way; `at`: the block whose reply led there, null at the beginning. */
  | {
      readonly kind: 'elsewhere';
      readonly at: string | null;
      readonly expected: string;
      /** null: the dialog is at its end. */
      readonly found: string | null;
    }
  | { readonly kind: 'refused'; readonly at: string; readonly message: string }
  /** The replies lead to another place than they did, or to the end where they did not, or the other way round. */
  | { readonly kind: 'other-ending'; readonly expected: ScriptedResult; readonly found: ScriptedResult }
  | { readonly kind: 'other-values'; readonly values: readonly OtherValue[] };

/** What is different from what a test expects, the earliest thing; null where all is as expected. */
export function breakOf({ expected }: Pick<Script, 'expected'>, run: ScriptRun): ScriptBreak | null {
  switch (run.outcome) {
    case 'elsewhere': {
      const before = run.events.findLast(({ kind }) => kind === 'reply');
      const at = before?.kind === 'reply' ? before.unique_question_id : null;
      return { kind: 'elsewhere', at, expected: run.reply.unique_question_id, found: run.asked };
    }
    case 'refused':
      return { kind: 'refused', at: run.reply.unique_question_id, message: run.message };
    case 'played': {
      const { result } = run;
      if (result.ended !== expected.ended || result.last !== expected.last) {
        return { kind: 'other-ending', expected, found: result };
      }
      const values = otherValues(expected.values, result.values);
      return values.length > 0 ? { kind: 'other-values', values } : null;
    }
  }
}

type Values = ScriptedResult['values'];

/** Of the expected variables those with another value; what is new since is no break. */
function otherValues(expected: Values, found: Values): OtherValue[] {
  return Object.entries(expected).flatMap(([variable, value]) => {
    const now = Object.hasOwn(found, variable) ? (found[variable] ?? null) : null;
    return isSame(value, now) ? [] : [{ variable, expected: value, found: now }];
  });
}

function isSame(one: VariableValue, other: VariableValue): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((text, index) => text === other[index]);
}
