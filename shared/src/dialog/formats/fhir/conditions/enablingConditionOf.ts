import type { ImportChange } from '../../../../contract/index.ts';
import { isDay } from '../../../expressions/isDay.ts';
import { shortened } from '../../../text/shortened.ts';
import { extensionOf } from '../extensionOf.ts';
import { isChosen } from '../formulas/answerOf.ts';
import { understood } from '../formulas/NotUnderstood.ts';
import { fhirPathIn } from '../formulas/VariableScopes.ts';
import { write } from '../formulas/Written.ts';
import type { Written } from '../formulas/Written.ts';
import type { Formulas } from '../formulas/Formulas.ts';
import { minuteOf } from '../items/minuteOf.ts';
import { booleanIn, numberIn, objectIn, objectsIn, textIn } from '../../common/json/JsonObject.ts';
import type { JsonObject } from '../../common/json/JsonObject.ts';
import { isReached } from './isReached.ts';
import type { Item } from '../items/Item.ts';
import { isPartlyScored } from '../../common/items/PlannedItem.ts';
import type { PlannedItem, PlannedOption } from '../../common/items/PlannedItem.ts';

/** Of the contract. */
const LONGEST_CONDITION = 2_000;

const MOST_COMPARISONS = 300;

type Problem = Extract<ImportChange, { code: 'condition_dropped' }>['problem'];
type Said = { readonly condition: Written } | { readonly problem: Problem };

/** What conditions may ask for. */
export interface Asked {
  readonly planned: ReadonlyMap<string, PlannedItem<Item>>;
  /** The linkIds of what has come already. */
  readonly come: ReadonlySet<string>;
  readonly formulas: Formulas;
}

const operators: ReadonlySet<string> = new Set(['=', '!=', '<', '<=', '>', '>=']);
const unfitting: Said = { problem: 'unfitting' };

/** The option that an `enableWhen` names: by code, by text or by number. */
function namedOption(options: readonly PlannedOption[], when: JsonObject): PlannedOption | null {
  const coding = objectIn(when, 'answerCoding');
  const code =
    (coding && textIn(coding, 'code')) ??
    textIn(when, 'answerString') ??
    textIn(when, 'answerDate') ??
    textIn(when, 'answerTime') ??
    booleanIn(when, 'answerBoolean')?.toString() ??
    numberIn(when, 'answerInteger')?.toString() ??
    null;
  const system = coding && textIn(coding, 'system');
  const display = coding && textIn(coding, 'display');
  const fitsSystem = (option: PlannedOption): boolean =>
    system === null || option.system === null || option.system === system;
  const byCode = options.find((option) => code !== null && option.code === code && fitsSystem(option));
  if (byCode || (coding && textIn(coding, 'code') !== null)) return byCode ?? null;
  return options.find((option) => display !== null && option.text === display) ?? null;
}

/** A number, in the unit in which it is asked. */
function numberOf({ item }: PlannedItem<Item>, when: JsonObject): Written | null {
  const quantity = objectIn(when, 'answerQuantity') ?? {};
  const asked = objectIn(extensionOf(item.raw, 'questionnaire-unit') ?? {}, 'valueCoding') ?? {};
  const [code, askedCode] = [textIn(quantity, 'code'), textIn(asked, 'code')];
  if (code !== null && askedCode !== null && code !== askedCode) return null;
  const value = numberIn(when, 'answerInteger') ?? numberIn(when, 'answerDecimal') ?? numberIn(quantity, 'value');
  return value === null ? null : write.number(value);
}

/** A day; of a moment only where it is a day's beginning, and only by what a beginning decides. */
function dayOf(when: JsonObject, operator: string): Written | null {
  const stated = textIn(when, 'answerDate') ?? textIn(when, 'answerDateTime') ?? '';
  if (isDay(stated)) return write.quoted(stated);
  const [day = '', time = ''] = stated.split('T');
  const begins = /^00:00(:00(\.0+)?)?$/.test(time) && (operator === '<' || operator === '>=');
  return begins && isDay(day) ? write.quoted(day) : null;
}

function timeOf(when: JsonObject): Written | null {
  const minute = minuteOf(textIn(when, 'answerTime') ?? '');
  return minute === null ? null : write.quoted(minute);
}

function textOf(when: JsonObject): Written | null {
  const text = textIn(when, 'answerString');
  return text === null ? null : write.quoted(text);
}

/** One comparison; what is not answered is unequal to everything (FHIR R4, `!=`). */
function compared(question: PlannedItem<Item>, operator: string, when: JsonObject): Said {
  const { item, plan } = question;
  const variable = write.variable(item.variable);
  const by = (value: Written | null): Said =>
    value === null ? unfitting : finished(operator, variable, write.compare(operator, variable, value));
  switch (plan.kind) {
    case 'truth':
    case 'single':
    case 'likert':
    case 'multiple': {
      if (operator === '=' || operator === '!=') {
        const option = namedOption(plan.options, when);
        const chosen = option && understood(() => isChosen(question, option));
        if (!chosen) return unfitting;
        return operator === '=' ? { condition: chosen } : notOrNothing(variable, chosen);
      }
      // A choice of numbers is ordered as they are; whether codes have an order, FHIR does not say.
      const isNumber = 'values' in plan && plan.values === 'number' && plan.kind !== 'multiple';
      const held = isNumber && plan.options.every(({ score, code }) => String(score) === code);
      return held ? by(numberOf(question, when)) : unfitting;
    }
    case 'number':
    case 'slider':
      return by(numberOf(question, when));
    case 'date':
      return by(dayOf(when, operator));
    case 'time':
      return by(timeOf(when));
    case 'open':
      return ['string', 'text'].includes(item.type) ? by(textOf(when)) : unfitting;
    case 'computed': {
      if (plan.type === 'number') return by(numberOf(question, when));
      if (plan.type === 'text') return by(item.type === 'date' ? dayOf(when, operator) : textOf(when));
      const wanted = booleanIn(when, 'answerBoolean');
      return wanted === null || (operator !== '=' && operator !== '!=') ? unfitting : by(write.truth(wanted));
    }
    case 'url':
    case 'upload':
      return unfitting;
    case 'message':
    case 'repeat':
      return { problem: 'no_question' };
    case 'nothing':
      return { problem: 'left_out' };
  }
}

function notOrNothing(variable: Written, holds: Written): Said {
  return { condition: write.or([write.not(write.answered(variable)), write.not(holds)]) };
}

function finished(operator: string, variable: Written, condition: Written): Said {
  if (operator !== '!=') return { condition };
  return { condition: write.or([write.not(write.answered(variable)), condition]) };
}

/** One `enableWhen` as an expression. */
function singleCondition(when: JsonObject, lineage: readonly JsonObject[], { planned, come }: Asked): Said {
  const linkId = textIn(when, 'question') ?? '';
  const question = planned.get(linkId);
  if (!question || question.plan.kind === 'message' || question.plan.kind === 'repeat')
    return { problem: 'no_question' };
  if (question.plan.kind === 'nothing') {
    return { problem: question.item.type === 'group' ? 'no_question' : 'left_out' };
  }
  if (!come.has(linkId)) return { problem: 'later' };
  if (!isReached(planned, lineage, question.item)) return { problem: 'repeated' };
  const operator = textIn(when, 'operator') ?? '';
  if (operator === 'exists') {
    const there = write.answered(write.variable(question.item.variable));
    if (isPartlyScored(question.plan)) return unfitting;
    return { condition: booleanIn(when, 'answerBoolean') === false ? write.not(there) : there };
  }
  return operators.has(operator) ? compared(question, operator, when) : unfitting;
}

/** The `enableWhen` of an item or group; null for more than a condition can hold. */
export function comparisonsOf(raw: JsonObject): readonly JsonObject[] | null {
  const { enableWhen } = raw;
  return Array.isArray(enableWhen) && enableWhen.length > MOST_COMPARISONS ? null : objectsIn(raw, 'enableWhen');
}

/** The condition of one item or group, without those that it stands in; null without one. */
function levelCondition(lineage: readonly JsonObject[], asked: Asked): Said | null {
  const raw = lineage.at(-1) ?? {};
  const expression = extensionOf(raw, 'enableWhenExpression');
  if (expression) {
    const formula = fhirPathIn(expression);
    const found = formula === null ? null : asked.formulas.conditionBy(formula, lineage);
    if (!found) return { problem: 'formula' };
    const needed = [...found.needs].flatMap((linkId) => asked.planned.get(linkId) ?? []);
    if (!needed.every(({ item }) => isReached(asked.planned, lineage, item))) return { problem: 'repeated' };
    const isKnown = [...found.needs].every((linkId) => asked.come.has(linkId));
    return isKnown ? { condition: found.condition } : { problem: 'later' };
  }
  const conditions: Written[] = [];
  const comparisons = comparisonsOf(raw);
  if (comparisons === null) return { problem: 'too_long' };
  for (const when of comparisons) {
    const said = singleCondition(when, lineage, asked);
    if ('problem' in said) return said;
    conditions.push(said.condition);
  }
  if (conditions.length === 0) return null;
  return { condition: textIn(raw, 'enableBehavior') === 'any' ? write.or(conditions) : write.and(conditions) };
}

/**
 * When an item is shown, as an expression over the items before it: its own condition and those of all that it
 * stands in, but for the outermost `without` of them. What cannot be said is left out and reported, so that the item rather appears than is lost.
 */
export function enablingConditionOf(
  item: Item,
  asked: Asked,
  report: (of: string, problem: Problem) => void,
  without = 0,
): string | null {
  let all: readonly Written[] = [];
  for (const [index, raw] of item.lineage.entries()) {
    if (index < without) continue;
    const said = levelCondition(item.lineage.slice(0, index + 1), asked);
    if (said === null) continue;
    const longer = 'condition' in said ? [...all, said.condition] : null;
    const name = (): string => shortened(textIn(raw, 'text') ?? textIn(raw, 'linkId') ?? '', 60);
    if (longer !== null && write.and(longer).text.length <= LONGEST_CONDITION) all = longer;
    else report(name(), 'problem' in said ? said.problem : 'too_long');
  }
  return all.length > 0 ? write.and(all).text : null;
}
