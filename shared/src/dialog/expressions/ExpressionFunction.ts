import type { VariableValue } from '../../contract/index.ts';
import type { ValueKind } from './ValueKind.ts';

/** A function of expressions. `least` is the `.n` of its call; null asks for every value. */
export interface ExpressionFunction {
  readonly arguments: readonly [least: number, greatest: number];
  /** What the nth argument has to be; the last one holds for all after it. */
  readonly takes: readonly [ValueKind, ...ValueKind[]];
  readonly gives: ValueKind;
  /** Whether `.n` may follow its name. */
  readonly leastAllowed: boolean;
  /** `at`: when the event happened that is worked on, in milliseconds since 1970; undefined where that is not known. */
  readonly apply: (values: readonly VariableValue[], least: number | null, at: number | undefined) => VariableValue;
}
