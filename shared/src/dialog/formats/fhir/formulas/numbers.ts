import { truth } from './binary.ts';
import type { FhirFunction } from './CallContext.ts';
import { NotUnderstood } from './NotUnderstood.ts';
import { fixedValue, singleOf, singleValue, summedIn, value, valuesOf } from './values.ts';
import { write } from './Written.ts';
import type { Written } from './Written.ts';

/** The numbers that are there, combined by a function of the dialog; missing when none is. */
export function combined(name: 'summe' | 'mittelwert' | 'min' | 'max'): FhirFunction {
  return (of) => {
    const numbers = valuesOf(of, 'number');
    const [only] = numbers;
    if (only === undefined || numbers.length === 1) return numbers;
    const always = numbers.some((number) => number.always);
    const written = numbers.map((number) => number.written);
    const result = value('number', write.call(`${name}.1`, written), always);
    const variables = numbers.flatMap((number) => summedIn(number, 'present'));
    const isSum = name === 'summe' && variables.length === numbers.length;
    return [isSum ? { ...result, sumOf: { variables, of: 'present' } } : result];
  };
}

/** `$this + $total` from 0 on is a sum; everything else that a loop can do no expression says. */
export const aggregate: FhirFunction = (of, [step, init], context) => {
  const names = step?.kind === 'binary' && step.operator === '+' ? [step.left, step.right] : [];
  const isSum =
    names
      .map((name) => (name.kind === 'special' ? name.name : ''))
      .toSorted()
      .join() === '$this,$total';
  const start = init ? singleOf(context.evaluate(init), 'number') : null;
  if (!isSum || start?.fixed !== 0) throw new NotUnderstood();
  return combined('summe')([start, ...of], [], context);
};

export const iif: FhirFunction = (_of, [test, first, second], { evaluate }) => {
  if (!test || !first) throw new NotUnderstood();
  const condition = truth(evaluate(test));
  const then = singleValue(evaluate(first));
  const otherwise = second ? singleValue(evaluate(second)) : null;
  if (condition === null || condition.fixed === false) return otherwise === null ? [] : [otherwise];
  if (condition.fixed === true) return then === null ? [] : [then];
  if (then !== null && otherwise !== null && then.type !== otherwise.type) throw new NotUnderstood();
  const { always, written: holds } = condition;
  if (then !== null) {
    const text = write.when(holds, always, then.written, otherwise?.written ?? null);
    return [value(then.type, text, then.always && otherwise?.always === true)];
  }
  if (otherwise === null) return [];
  // There is no word for nothing: what comes only otherwise comes when the condition does not hold.
  const fails = write.not(always ? holds : write.and([write.answered(holds), holds]));
  return [value(otherwise.type, write.when(fails, true, otherwise.written, null))];
};

/** A function of one number. */
function overNumber(apply: (number: Written) => Written): FhirFunction {
  return (of) => {
    const number = singleOf(of, 'number');
    return number === null ? [] : [value('number', apply(number.written), number.always)];
  };
}

const zero = write.variable('0');
const rounded = (number: Written): Written => write.call('runden', [number]);

/** The whole number beside it: that of rounding, or one less or more where that went too far. */
function stepped(operator: '+' | '-', wrong: '<' | '>'): FhirFunction {
  return overNumber((number) => {
    const wentTooFar = write.compare(wrong, rounded(number), number);
    const correction = write.call('wenn', [wentTooFar, write.variable('1'), zero]);
    return write.calculate(operator, rounded(number), correction);
  });
}

export const floor = stepped('-', '>');
export const ceiling = stepped('+', '<');
export const abs = overNumber((number) =>
  write.call('wenn', [write.compare('<', number, zero), write.negate(number), number]),
);

export const round: FhirFunction = (of, [digits], { evaluate }) => {
  const number = singleOf(of, 'number');
  const places = digits ? singleOf(evaluate(digits), 'number') : fixedValue(0);
  if (number === null || places === null) return [];
  return [value('number', write.call('runden', [number.written, places.written]), number.always)];
};
