import type { Expression } from '../expressions/Expression.ts';
import { isReference, valueOperators } from '../expressions/rows/ConditionRows.ts';
import type { ConditionRow, PlainValue, RowValue, ValueOperator } from '../expressions/rows/ConditionRows.ts';
import { operatorSigns } from '../expressions/rows/operatorSigns.ts';
import { isDay } from '../expressions/isDay.ts';
import type { Sayable, Sayables } from './sayablesOf.ts';
import { quotedText, subject } from './subject.ts';
import { sayingTexts } from './texts.ts';

/** Who a row is about; '' where it stands at the question itself and that is long. */
export function saySubject(sayable: Sayable, at: string | null): string {
  const { text, isLong } = subject(sayable.name);
  return isLong && at !== null && sayable.answerOf === at ? '' : text;
}

/** What a row says of its variable: 'höchstens 6', 'ist „Berlin“'; null where words cannot say it. */
export function sayRow(row: ConditionRow, sayable: Sayable, sayables: Sayables): string | null {
  if (!('value' in row)) return row.operator === 'answered' ? sayingTexts.answered : sayingTexts.unanswered;
  const { operator, value } = row;
  const said = isReference(value) ? sayReference(value, sayables) : sayValue(value, operator, sayable);
  if (said === null) return null;
  return `${operatorName(operator, sayable)} ${operatorSigns[operator].ofAge ? sayingTexts.years(said) : said}`;
}

/** Two rows of one variable that bound it from below and above, as one: '7 bis 8'; null for any other two. */
export function sayRange(least: ConditionRow, most: ConditionRow, sayable: Sayable): string | null {
  if (least.variable !== most.variable || least.operator !== 'at-least' || most.operator !== 'at-most') return null;
  const [from, to] = [least.value, most.value];
  const isInOrder = typeof from === 'number' ? typeof to === 'number' && from < to : isLater(from, to);
  if (!isInOrder || isReference(from) || isReference(to)) return null;
  const [said, saidTo] = [sayValue(from, 'at-least', sayable), sayValue(to, 'at-most', sayable)];
  return said === null || saidTo === null ? null : sayingTexts.range(said, saidTo);
}

function isLater(from: RowValue, to: RowValue): boolean {
  return typeof from === 'string' && typeof to === 'string' && isDay(from) && isDay(to) && from < to;
}

/** What is asked of several values at once, as their number or sum, compared with a number; null for anything else. */
export function sayTogether(expression: Expression, sayables: Sayables): string | null {
  if (expression.kind !== 'comparison' || expression.left.kind !== 'call') return null;
  const { left, operator, right } = expression;
  const names = left.args.flatMap((arg) => (arg.kind === 'variable' ? [subject(sayables(arg.name).name).text] : []));
  const isSayable = names.length === left.args.length && left.least === null;
  if (!isSayable || right.kind !== 'literal' || typeof right.value !== 'number') return null;
  const compared = valueOperators.find((one) => operatorSigns[one].sign === operator);
  if (compared === undefined || !isTogether(left.name)) return null;
  return [sayingTexts.together[left.name](names), sayingTexts.operators.plain[compared], decimal(right.value)].join(
    ' ',
  );
}

function isTogether(name: string): name is keyof typeof sayingTexts.together {
  return Object.hasOwn(sayingTexts.together, name);
}

function operatorName(operator: ValueOperator, { kind }: Sayable): string {
  const { plain, moments, lists } = sayingTexts.operators;
  if (kind === 'date' || kind === 'time') return moments[operator];
  return (kind === 'list' ? lists : plain)[operator];
}

function sayReference(value: Extract<RowValue, object>, sayables: Sayables): string {
  return value.of === 'today' ? sayingTexts.today : sayingTexts.answerTo(quotedText(sayables(value.name).name));
}

/** All digits of a number, as it is written in German. */
const decimal = (value: number): string => String(value).replace('.', ',');

function sayValue(value: PlainValue, operator: ValueOperator, sayable: Sayable): string | null {
  const isEqual = operator === 'is' || operator === 'is-not';
  const named = isEqual ? labelOf(value, sayable) : null;
  if (named !== null) return named;
  if (typeof value === 'boolean') return value ? sayingTexts.yes : sayingTexts.no;
  if (typeof value === 'number') return decimal(value);
  const isCompared = operatorSigns[operator].sign !== null;
  if (isCompared && sayable.kind !== 'text' && isDay(value)) return value.split('-').toReversed().join('.');
  if (isCompared && sayable.kind === 'time' && /^\d\d:\d\d$/.test(value)) return sayingTexts.clock(value);
  return value.trim() === '' ? null : quotedText(value);
}

/** What people call a value, where only this value is called so: an option without words by its number; null for none. */
function labelOf(value: PlainValue, { values }: Sayable): string | null {
  const at = values.findIndex((one) => one.value === value);
  const label = values[at]?.label;
  if (label === undefined || (label === String(value) && value !== '')) return null;
  const isAlone = values.every((one) => (one.label === label) === (one.value === value));
  if (isAlone && label.trim() !== '') return quotedText(label);
  return typeof value === 'number' ? null : sayingTexts.option(at + 1);
}
