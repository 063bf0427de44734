import { TEXT_LIMITS } from '@dialogwerk/shared/contract';
import type { Probing } from '@dialogwerk/shared/contract';
import { modelTexts } from '../../modelTexts.ts';
import { problemOf } from '../rules/problemOf.ts';
import { atMost } from '../rules/textRules.ts';

/** What is asked back, as it stands in the form. */
export interface ProbingForm {
  /** 'none', 'one' or 'deep': then up to `most` times. */
  readonly depth: string;
  readonly goal: string;
  /** From 2 on; what it is for another depth does not count. */
  readonly most: string;
  readonly avoid: string;
  readonly byRule: boolean;
}

/** How many questions are 'deep' when nobody has said more. */
const DEEP = 3;
const lengthRule = atMost(TEXT_LIMITS.condition);

/** A question that has no probes yet would get ones that also work without a model. */
export function probingForm(probing: Probing | null): ProbingForm {
  if (probing === null) return { depth: 'none', goal: '', most: String(DEEP), avoid: '', byRule: true };
  const { goal, most, avoid, by_rule } = probing;
  const isDeep = most > 1;
  return {
    depth: isDeep ? 'deep' : 'one',
    goal,
    most: String(isDeep ? most : DEEP),
    avoid,
    byRule: by_rule === true,
  };
}

export function probingOf({ depth, goal, most, avoid, byRule }: ProbingForm): Probing | null {
  if (depth === 'none') return null;
  const counted = { goal: goal.trim(), most: depth === 'deep' ? Number(most) : 1, avoid: avoid.trim() };
  return byRule ? { ...counted, by_rule: true } : counted;
}

/** What is wrong with its goal, or null. */
export function goalProblem({ depth, goal }: ProbingForm): string | null {
  if (depth === 'none') return null;
  return goal.trim() === '' ? modelTexts.goalMissing : problemOf(lengthRule(goal));
}

/** What is wrong with what is to be avoided, or null. */
export function avoidProblem({ depth, avoid }: ProbingForm): string | null {
  return depth === 'none' ? null : problemOf(lengthRule(avoid));
}

/** true, or the first problem. */
export function probingRule(form: ProbingForm): true | string {
  return goalProblem(form) ?? avoidProblem(form) ?? true;
}
