import { not } from './binary.ts';
import type { FhirFunction } from './CallContext.ts';
import type { Collection, Element, Value } from './Collection.ts';
import { NotUnderstood } from './NotUnderstood.ts';
import { fixedValue, value } from './values.ts';
import { where } from './where.ts';
import { write } from './Written.ts';

/** Whether an element is there at run time. */
function present(element: Element): Value {
  switch (element.kind) {
    case 'value':
      return element.always ? fixedValue(true) : value('boolean', write.answered(element.written), true);
    case 'item':
    case 'answer':
    case 'choice':
    case 'quantity':
    case 'code':
      // A group is in a response whether it holds an answer or not, as its application likes.
      if (['message', 'repeat', 'nothing'].includes(element.source.plan.kind)) throw new NotUnderstood();
      return value('boolean', write.answered(write.variable(element.source.item.variable)), true);
    case 'option':
      if (element.guard === null) return fixedValue(true);
      return value('boolean', write.and([write.answered(element.guard), element.guard]), true);
    case 'extension':
      return present(element.score);
    case 'resource':
    case 'questionnaire':
    case 'definition':
      return fixedValue(true);
  }
}

function someOf(of: Collection): Value {
  const parts = of.map(present);
  if (parts.some(({ fixed }) => fixed === true)) return fixedValue(true);
  if (parts.length === 0) return fixedValue(false);
  return value('boolean', write.or(parts.map(({ written }) => written)), true);
}

export const exists: FhirFunction = (of, [criteria], context) => [someOf(criteria ? where(of, criteria, context) : of)];

export const empty: FhirFunction = (of) => [not(someOf(of))];

export const count: FhirFunction = (of) => {
  const parts = of.map(present);
  const open = parts.filter(({ fixed }) => fixed === undefined).map(({ written }) => written);
  if (open.length === 0) return [fixedValue(parts.length)];
  const certain = parts.length - open.length;
  const counted = write.call('anzahl', open);
  return [value('number', certain === 0 ? counted : write.calculate('+', counted, fixedValue(certain).written), true)];
};
