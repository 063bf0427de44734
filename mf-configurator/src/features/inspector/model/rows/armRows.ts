import { LIST_LIMITS } from '@dialogwerk/shared/contract';
import type { Arm } from '@dialogwerk/shared/contract';
import { newId } from '../../../../newId.ts';
import { numberText, readNumber, tidyNumber } from '../numberText.ts';
import { problemOf } from '../rules/problemOf.ts';
import { wholeNumberRule } from '../rules/wholeNumberRule.ts';
import { isUntouchedItem, itemRules } from './itemRows.ts';
import type { ListedItem } from './itemRows.ts';

/** An arm of an experiment as it is written. */
export interface ArmRow extends ListedItem {
  readonly weight: string;
}

const texts = {
  empty: (number: number) => `Gruppe ${number} hat keinen Namen.`,
  weight: `Bitte geben Sie als Anteil eine ganze Zahl von 1 bis ${LIST_LIMITS.armWeight} ein.`,
};
const weightRule = wholeNumberRule(1, LIST_LIMITS.armWeight, texts.weight);
const { problemOfItem } = itemRules(texts.empty);
const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

export const armRows = (arms: readonly Arm[]): ArmRow[] =>
  arms.map(({ id, text, weight = 1 }) => ({ id, text, weight: numberText(weight) }));

/** What is wrong with an arm; null for nothing. */
export function armProblem(arm: ArmRow, index: number): string | null {
  return problemOfItem(arm, index) ?? problemOf(weightRule(arm.weight));
}

export const armsRule = (arms: readonly ArmRow[]): true | string =>
  arms.map(armProblem).find((problem) => problem !== null) ?? true;

/** As they come back once saved, without those that were only added. */
export const tidyArms = (arms: readonly ArmRow[], saved: readonly Arm[]): ArmRow[] =>
  arms
    .filter((arm) => !isUntouchedItem(arm, saved))
    .map(({ id, text, weight }) => ({ id, text, weight: tidyNumber(weight) }));

/** A share of 1 is none that has to be kept. */
export const armsOf = (arms: readonly ArmRow[]): Arm[] =>
  arms.map(({ id, text, weight }) => {
    const share = readNumber(weight) ?? 1;
    return share === 1 ? { id, text } : { id, text, weight: share };
  });

/**
 * The letter after the last that an arm has: it stands in conditions, links and files. One in between that was taken away does not come back,
 * because answers may have it.
 */
export function newArmId(arms: readonly { readonly id: string }[]): string {
  const last = Math.max(-1, ...arms.map(({ id }) => letters.indexOf(id)));
  return letters[last + 1] ?? newId('Z');
}
