import type { BinaryOperator } from '../fhirpath/FhirPath.ts';
import { isChosen } from './answerOf.ts';
import type { Collection, Element, Value } from './Collection.ts';
import { NotUnderstood } from './NotUnderstood.ts';
import { fixedValue, single, singleOf, singleValue, summedIn, value, valuesOf } from './values.ts';
import { write } from './Written.ts';

type Ordering = '<' | '<=' | '>' | '>=';

function calculated(operator: '+' | '-' | '*' | '/', left: Value, right: Value): Value {
  const divides = operator === '/' && !(typeof right.fixed === 'number' && right.fixed !== 0);
  const always = left.always && right.always && !divides;
  const result = value('number', write.calculate(operator, left.written, right.written), always);
  const parts = [summedIn(left, 'all'), summedIn(right, 'all')];
  const isSum = operator === '+' && parts.every(({ length }) => length > 0);
  return isSum ? { ...result, sumOf: { variables: parts.flat(), of: 'all' } } : result;
}

function arithmetic(operator: '+' | '-' | '*' | '/', left: Collection, right: Collection): Collection {
  const [one, other] = [singleOf(left, 'number'), singleOf(right, 'number')];
  return one === null || other === null ? [] : [calculated(operator, one, other)];
}

/** The options of a choice that a comparison with its code, text or code system names. */
function codeIs(element: Extract<Element, { kind: 'code' }>, wanted: string): Value {
  const { plan, item } = element.source;
  if (!('options' in plan)) throw new NotUnderstood();
  const fieldOf = { code: 'code', display: 'text', system: 'system' } as const;
  const named = plan.options.filter((option) => option[fieldOf[element.by]] === wanted);
  const parts = named.map((option) => isChosen(element.source, option));
  const answered = write.answered(write.variable(item.variable));
  // Missing, as the comparison is, without an answer.
  if (parts.length === 0) return value('boolean', write.when(answered, true, write.truth(false), null));
  const compared = value('boolean', write.or(parts));
  const [only] = named;
  const isOne = element.by === 'code' && named.length === 1 && only !== undefined;
  return isOne ? { ...compared, chosen: { linkId: item.linkId, code: wanted } } : compared;
}

/** Whether two things are the same, missing where one of them is. */
function equal(one: Element, other: Element): Value {
  if (one.kind === 'code') {
    if (other.kind !== 'value' || typeof other.fixed !== 'string') throw new NotUnderstood();
    return codeIs(one, other.fixed);
  }
  if (other.kind === 'code') return equal(other, one);
  if (one.kind !== 'value' || other.kind !== 'value' || one.type !== other.type) throw new NotUnderstood();
  if (one.fixed !== undefined && other.fixed !== undefined) return fixedValue(one.fixed === other.fixed);
  return value('boolean', write.compare('=', one.written, other.written), one.always && other.always);
}

function equality(negated: boolean, left: Collection, right: Collection): Collection {
  const [one, other] = [single(left), single(right)];
  if (one === null || other === null) return [];
  const same = equal(one, other);
  return [negated ? not(same) : same];
}

/** The contrary of a truth, missing where that is. */
export function not(operand: Value): Value {
  if (typeof operand.fixed === 'boolean') return fixedValue(!operand.fixed);
  return value('boolean', write.not(operand.written), operand.always);
}

function ordering(operator: Ordering, left: Collection, right: Collection): Collection {
  const [one, other] = [singleValue(left), singleValue(right)];
  if (one === null || other === null) return [];
  if (one.type === 'boolean' || one.type !== other.type) throw new NotUnderstood();
  return [value('boolean', write.compare(operator, one.written, other.written), one.always && other.always)];
}

/** A truth, or null for nothing. FHIRPath takes any other single thing that is there for true. */
export function truth(collection: Collection): Value | null {
  const found = single(collection);
  if (found === null) return null;
  if (found.kind === 'value' && found.type === 'boolean') return found;
  throw new NotUnderstood();
}

/** Three-valued as in FHIRPath and in the dialog's expressions. */
function logic(operator: 'and' | 'or', left: Collection, right: Collection): Collection {
  const decisive = operator === 'or';
  const parts = [truth(left), truth(right)];
  if (parts.some((part) => part?.fixed === decisive)) return [fixedValue(decisive)];
  const open = parts.filter((part) => part !== null);
  const known = open.filter(({ fixed }) => fixed === undefined);
  // `nothing and x` is false or nothing, which no expression without a missing value says.
  if (open.length < parts.length) throw new NotUnderstood();
  if (known.length === 0) return [fixedValue(!decisive)];
  const always = known.every((part) => part.always);
  return [value('boolean', write[operator](known.map(({ written }) => written)), always)];
}

/** Whether one thing is among others. */
function membership(one: Collection, among: Collection): Collection {
  const element = single(one);
  if (element === null) return [];
  const parts = among.map((other) => equal(element, other));
  if (parts.some(({ fixed }) => fixed === true)) return [fixedValue(true)];
  const open = parts.filter(({ fixed }) => fixed === undefined);
  if (open.length === 0) return [fixedValue(false)];
  return [value('boolean', write.or(open.map(({ written }) => written)))];
}

/** All of both, each once: which of them are alike is known only for items and for what the file says itself. */
function union(left: Collection, right: Collection): Collection {
  const all = [...left, ...right];
  if (all.every((element) => element.kind === 'value' && element.fixed !== undefined)) {
    const seen = new Set<unknown>();
    return all.filter((element) => element.kind === 'value' && !seen.has(element.fixed) && seen.add(element.fixed));
  }
  const items = all.flatMap((element) => (element.kind === 'item' || element.kind === 'answer' ? [element] : []));
  if (items.length < all.length) throw new NotUnderstood();
  const seen = new Set<string>();
  return items.filter(({ kind, source }) => {
    const key = `${kind} ${source.item.linkId}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** What an operator of FHIRPath gives. Throws NotUnderstood. */
export function binary(operator: BinaryOperator, left: Collection, right: Collection): Collection {
  switch (operator) {
    case '+':
    case '-':
    case '*':
    case '/':
      return arithmetic(operator, left, right);
    case '=':
    case '!=':
      return equality(operator === '!=', left, right);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return ordering(operator, left, right);
    case 'and':
    case 'or':
      return logic(operator, left, right);
    case 'in':
      return membership(left, right);
    case 'contains':
      valuesOf(left, 'text');
      return membership(right, left);
    case '|':
      return union(left, right);
    case 'implies': {
      const holds = truth(left);
      return holds === null ? [] : logic('or', [not(holds)], right);
    }
    case 'xor':
    case 'div':
    case 'mod':
    case '&':
    case '~':
    case '!~':
      throw new NotUnderstood();
  }
}
