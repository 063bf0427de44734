import { TEXT_LIMITS } from '@dialogwerk/shared/contract';
import type { Probing } from '@dialogwerk/shared/contract';
import { modelTexts } from '../../modelTexts.ts';
import { problemOf } from '../rules/problemOf.ts';
import { atMost } from '../rules/textRules.ts';

/** What a language model asks back, as it stands in the form. */
export interface ProbingForm {
  readonly isOn: boolean;
  readonly goal: string;
  readonly most: string;
  readonly avoid: string;
}

const lengthRule = atMost(TEXT_LIMITS.condition);

export function probingForm(probing: Probing | null): ProbingForm {
  const { goal = '', most = 1, avoid = '' } = probing ?? {};
  return { isOn: probing !== null, goal, most: String(most), avoid };
}

export function probingOf({ isOn, goal, most, avoid }: ProbingForm): Probing | null {
  return isOn ? { goal: goal.trim(), most: Number(most), avoid: avoid.trim() } : null;
}

/** What is wrong with its goal, or null. */
export function goalProblem({ isOn, goal }: ProbingForm): string | null {
  if (!isOn) return null;
  return goal.trim() === '' ? modelTexts.goalMissing : problemOf(lengthRule(goal));
}

/** What is wrong with what is to be avoided, or null. */
export function avoidProblem({ isOn, avoid }: ProbingForm): string | null {
  return isOn ? problemOf(lengthRule(avoid)) : null;
}

/** true, or the first problem. */
export function probingRule(form: ProbingForm): true | string {
  return goalProblem(form) ?? avoidProblem(form) ?? true;
}
