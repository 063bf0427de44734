import type { Answer, Formula, Plan, Truth, When } from './scoredQuestionnaire.ts';

/** The answers given so far by question; what was not asked or skipped is null. Several answers are a list. */
export type Given = readonly (Answer | readonly Answer[])[];

const scores: Readonly<Record<string, number>> = { n: 0, m: 2, i: 4 };

function compared(operator: string, left: number | string, right: number | string): boolean {
  if (operator === '<') return left < right;
  if (operator === '<=') return left <= right;
  if (operator === '>') return left > right;
  return left >= right;
}

function holds({ question, operator, answer }: When, given: Given): boolean {
  const found = given[question] ?? null;
  if (operator === 'exists') return (found !== null) === answer;
  const all = found === null ? [] : [found].flat();
  if (operator === '=') return all.includes(answer);
  if (operator === '!=') return !all.includes(answer);
  return all.some((one) => {
    if (typeof one === 'number' && typeof answer === 'number') return compared(operator, one, answer);
    return typeof one === 'string' && typeof answer === 'string' && compared(operator, one, answer);
  });
}

/** Whether a question is enabled by FHIR's rules: its own conditions, and those of its group. */
export function isEnabled(plan: Plan, index: number, given: Given): boolean {
  const question = plan.questions[index];
  if (!question) return false;
  const group = question.group === null ? null : plan.groupWhen[question.group];
  if (group && !holds(group, given)) return false;
  if (question.when.length === 0) return true;
  const test = (when: When): boolean => holds(when, given);
  return question.behavior === 'any' ? question.when.some(test) : question.when.every(test);
}

function numberOf(value: Given[number] | undefined): number | null {
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? (scores[value] ?? null) : null;
}

/** The value of a formula by FHIRPath's rules; null for nothing. */
export function valueOf(formula: Formula, given: Given): number | null {
  switch (formula.kind) {
    case 'constant':
      return formula.value;
    case 'answer':
    case 'score':
      return numberOf(given[formula.of]);
    case 'calculate': {
      const [left, right] = [valueOf(formula.parts[0], given), valueOf(formula.parts[1], given)];
      if (left === null || right === null) return null;
      if (formula.operator === '+') return left + right;
      return formula.operator === '-' ? left - right : left * right + 0;
    }
    case 'sum': {
      const there = formula.of.map((index) => numberOf(given[index])).filter((value) => value !== null);
      return there.length === 0 ? null : there.reduce((total, value) => total + value, 0);
    }
    case 'orZero':
      return valueOf(formula.of, given) ?? 0;
    case 'iif':
      if (truthOf(formula.test, given) === true) return valueOf(formula.first, given);
      return formula.otherwise && valueOf(formula.otherwise, given);
  }
}

function truthOf(truth: Truth, given: Given): boolean | null {
  switch (truth.kind) {
    case 'compare': {
      const [left, right] = [valueOf(truth.parts[0], given), valueOf(truth.parts[1], given)];
      if (left === null || right === null) return null;
      if (truth.operator === '=') return left === right;
      return truth.operator === '!=' ? left !== right : compared(truth.operator, left, right);
    }
    case 'exists':
      return (given[truth.of] ?? null) !== null;
    case 'both': {
      const parts = new Set(truth.parts.map((part) => truthOf(part, given)));
      const decisive = truth.operator === 'or';
      if (parts.has(decisive)) return decisive;
      return parts.has(null) ? null : !decisive;
    }
    case 'not': {
      const operand = truthOf(truth.of, given);
      return operand === null ? null : !operand;
    }
  }
}
