import { shortened } from '../text/shortened.ts';
import type { Item } from './Item.ts';
import { booleanIn, numberIn, objectIn, objectsIn, textIn } from './json/JsonObject.ts';
import { extensionOf } from './extensionOf.ts';
import type { JsonObject } from './json/JsonObject.ts';
import type { PlannedItem, PlannedOption } from './PlannedItem.ts';

/** Of the contract. */
const LONGEST_CONDITION = 2_000;

const operators: ReadonlySet<string> = new Set(['=', '!=', '<', '<=', '>', '>=']);

/** A text as an expression writes it; null for one that holds all quotation marks. */
function quoted(text: string): string | null {
  if (!text.includes('"')) return `"${text}"`;
  return text.includes("'") ? null : `'${text}'`;
}

/** A number as an expression writes it; null where JavaScript would use an exponent. */
function written(value: number): string | null {
  const text = String(value);
  return /^-?\d+(\.\d+)?$/.test(text) ? text : null;
}

/** The option that an `enableWhen` names: by code, by text or by number. */
function namedOption(options: readonly PlannedOption[], when: JsonObject): PlannedOption | null {
  const coding = objectIn(when, 'answerCoding');
  const code =
    (coding && textIn(coding, 'code')) ??
    textIn(when, 'answerString') ??
    booleanIn(when, 'answerBoolean')?.toString() ??
    numberIn(when, 'answerInteger')?.toString() ??
    null;
  const display = coding && textIn(coding, 'display');
  const byCode = options.find((option) => code !== null && option.code === code);
  return byCode ?? options.find((option) => display !== null && option.text === display) ?? null;
}

/** What the variable of a choice holds when an option is chosen; null when another option would give the same. */
function optionValue(options: readonly PlannedOption[], chosen: PlannedOption, listed: boolean): string | null {
  const scored = !listed && options.some(({ score }) => score !== null);
  const alike = options.filter((option) => (scored ? option.score === chosen.score : option.text === chosen.text));
  if (alike.length > 1) return null;
  if (!scored) return quoted(chosen.text);
  return chosen.score === null ? null : written(chosen.score);
}

function comparedValue({ plan }: PlannedItem, when: JsonObject): string | null {
  switch (plan.kind) {
    case 'single':
    case 'multiple':
    case 'likert': {
      const option = namedOption(plan.options, when);
      return option && optionValue(plan.options, option, plan.kind === 'multiple');
    }
    case 'number': {
      const quantity = objectIn(when, 'answerQuantity') ?? {};
      const value = numberIn(when, 'answerInteger') ?? numberIn(when, 'answerDecimal') ?? numberIn(quantity, 'value');
      return value === null ? null : written(value);
    }
    case 'open': {
      const text = textIn(when, 'answerString');
      return text === null ? null : quoted(text);
    }
    case 'total':
    case 'message':
    case 'nothing':
      return null;
  }
}

function isAsked({ plan }: PlannedItem): boolean {
  return plan.kind !== 'message' && plan.kind !== 'nothing' && plan.kind !== 'total';
}

/** One `enableWhen` as an expression. What is not answered is unequal to everything (FHIR R4, `!=`). */
function singleCondition(when: JsonObject, before: ReadonlyMap<string, PlannedItem>): string | null {
  const question = before.get(textIn(when, 'question') ?? '');
  const operator = textIn(when, 'operator') ?? '';
  if (!question || !isAsked(question)) return null;
  const { variable } = question.item;
  if (operator === 'exists') {
    return booleanIn(when, 'answerBoolean') === false ? `nicht beantwortet(${variable})` : `beantwortet(${variable})`;
  }
  const value = comparedValue(question, when);
  if (value === null || !operators.has(operator)) return null;
  const compared = `${variable} ${operator} ${value}`;
  return operator === '!=' ? `(nicht beantwortet(${variable}) oder ${compared})` : compared;
}

type LevelCondition =
  | { readonly kind: 'always' }
  | { readonly kind: 'when'; readonly condition: string }
  /** There is one, but it cannot be said in an expression. */
  | { readonly kind: 'unsayable' };

/** The condition of one item or group, without those that it stands in. */
function levelCondition(raw: JsonObject, before: ReadonlyMap<string, PlannedItem>): LevelCondition {
  if (extensionOf(raw, 'enableWhenExpression')) return { kind: 'unsayable' };
  const whens = objectsIn(raw, 'enableWhen');
  if (whens.length === 0) return { kind: 'always' };
  const parts = whens.map((when) => singleCondition(when, before)).filter((part) => part !== null);
  if (parts.length < whens.length) return { kind: 'unsayable' };
  const joined = parts.join(textIn(raw, 'enableBehavior') === 'any' ? ' oder ' : ' und ');
  return { kind: 'when', condition: parts.length > 1 ? `(${joined})` : joined };
}

/**
 * When an item is shown, as an expression over the items before it: its own condition and those of all that it
 * stands in. What cannot be said is left out and reported by name, so that the item rather appears than is lost.
 */
export function enablingConditionOf(
  item: Item,
  before: ReadonlyMap<string, PlannedItem>,
  report: (name: string) => void,
): string | null {
  let said = '';
  for (const raw of item.lineage) {
    const level = levelCondition(raw, before);
    if (level.kind === 'always') continue;
    const longer = level.kind === 'when' ? [said, level.condition].filter(Boolean).join(' und ') : '';
    if (longer !== '' && longer.length <= LONGEST_CONDITION) said = longer;
    else report(shortened(textIn(raw, 'text') ?? textIn(raw, 'linkId') ?? '', 60));
  }
  return said || null;
}
