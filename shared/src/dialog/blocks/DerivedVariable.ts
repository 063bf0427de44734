import type { VariableValue } from '../../contract/index.ts';
import type { Values } from '../expressions/Domain.ts';
import type { KindOfVariable } from './BlockRule.ts';

/** A variable that an answer sets beside its own, because authors ask for a part of it: the month of a day, the first place of an order. */
export interface DerivedVariable extends KindOfVariable {
  /** Which part it is, in words: 'Monat', 'Platz 1'. */
  readonly name: string;
  /** Its values by name; empty where they are none or too many to name. */
  readonly values: readonly {
    readonly label: string;
    readonly value: Exclude<VariableValue, readonly string[] | null>;
  }[];
  readonly domain: Values;
  /** An answer may leave it out. */
  readonly missing: boolean;
}
