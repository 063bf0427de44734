import type { VariableValue } from '../../../contract/index.ts';
import { evaluate } from '../../expressions/evaluate.ts';
import type { Expression } from '../../expressions/Expression.ts';
import { canBe } from '../../expressions/Domain.ts';
import { outcomesOf } from './outcomesOf.ts';
import type { DomainOf } from './outcomesOf.ts';
import { pointsOf } from './pointsOf.ts';
import { variablesIn } from '../../expressions/nodesOf.ts';

/** Whether a condition can hold, and whether it can not hold (false or missing count the same). */
export interface Truths {
  readonly canHold: boolean;
  readonly canFail: boolean;
}

/** How many situations are gone through one by one. */
const MOST_SITUATIONS = 2_048;

/** One value for each of some variables. */
export type Situation = Readonly<Record<string, VariableValue>>;

/**
 * Situations that stand for all others as far as the expressions can tell them apart; null when there are too many or
 * an expression looks at a value in more ways than can be stood for.
 */
export function situationsOf(expressions: readonly Expression[], domainOf: DomainOf): Situation[] | null {
  const names = [...new Set(expressions.flatMap(variablesIn))];
  let situations: Situation[] = [{}];
  for (const name of names) {
    const points = pointsOf(name, domainOf(name), expressions);
    if (!points || situations.length * points.length > MOST_SITUATIONS) return null;
    situations = situations.flatMap((situation) =>
      points.map((value) => Object.assign({}, situation, { [name]: value })),
    );
  }
  return situations;
}

/** Whether a condition can be anything but false; never less than what can happen. */
export function canBeKept(condition: Expression, domainOf: DomainOf): boolean {
  const situations = situationsOf([condition], domainOf);
  if (situations) return situations.some((situation) => evaluate(condition, situation) !== false);
  const { missing, values } = outcomesOf(condition, domainOf);
  return missing || canBe(values, (value) => value !== false);
}

/** What a condition can come to: exact where few situations stand for all, else never less than what can happen. */
export function possibleTruths(condition: Expression, domainOf: DomainOf): Truths {
  const situations = situationsOf([condition], domainOf);
  if (situations) {
    const holds = new Set(situations.map((situation) => evaluate(condition, situation) === true));
    return { canHold: holds.has(true), canFail: holds.has(false) };
  }
  const { missing, values } = outcomesOf(condition, domainOf);
  return {
    canHold: canBe(values, (value) => value === true),
    canFail: missing || values.kind !== 'finite' || values.values.some((value) => value !== true),
  };
}
