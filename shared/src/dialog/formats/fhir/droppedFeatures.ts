import type { ImportChange } from '../../../contract/index.ts';
import { cut, shortened } from '../../text/shortened.ts';
import { allExtensionsOf, extensionOf } from './extensionOf.ts';
import type { Item } from './items/Item.ts';
import { boundOf } from './items/boundOf.ts';
import { entryFormatOf } from './items/readerOf.ts';
import { wantsSlider } from './items/sliderOf.ts';
import { booleanIn, numberIn, objectIn, objectsIn, textIn } from '../common/json/JsonObject.ts';
import type { JsonObject } from '../common/json/JsonObject.ts';
import type { Plan } from '../common/items/PlannedItem.ts';

const LONGEST_QUOTED = 500;
const LONGEST_NAME = 100;
const MOST_NAMED = 30;

const quoted = (text: string): string => shortened(text, LONGEST_QUOTED);
const named = (texts: readonly string[]): string[] =>
  texts.slice(0, MOST_NAMED).map((text) => shortened(text, LONGEST_NAME));

/** Where answers or rules come from that only a clinical system has, or that change while one answers. */
const features = [
  'answerExpression',
  'candidateExpression',
  'initialExpression',
  'itemPopulationContext',
  'answerOptionsToggleExpression',
  'lookupQuestionnaire',
  'subQuestionnaire',
  'cqf-expression',
];

/** The text of any `value[x]`. */
function valueText(object: JsonObject): string | null {
  const [, value] = Object.entries(object).find(([name]) => name.startsWith('value')) ?? [];
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (typeof value !== 'object' || value === null) return null;
  const fields: JsonObject = { ...value };
  return textIn(fields, 'display') ?? textIn(fields, 'code') ?? numberIn(fields, 'value')?.toString() ?? null;
}

function preset(raw: JsonObject): ImportChange[] {
  const selected = objectsIn(raw, 'answerOption').filter((option) => booleanIn(option, 'initialSelected') === true);
  const values = [...objectsIn(raw, 'initial'), ...selected].flatMap((each) => valueText(each) ?? []);
  return values.length > 0 ? [{ code: 'initial_dropped', value: quoted(values.join(', ')) }] : [];
}

function unchecked(raw: JsonObject, plan: Plan): ImportChange[] {
  const changes: ImportChange[] = [];
  const pattern = textIn(extensionOf(raw, 'regex') ?? {}, 'valueString');
  if (pattern !== null) changes.push({ code: 'pattern_unchecked', pattern: quoted(pattern) });
  const length = numberIn(extensionOf(raw, 'minLength') ?? {}, 'valueInteger');
  // One sign is asked for anyway.
  if (length !== null && length > 1) changes.push({ code: 'least_length_unchecked', length });
  const isWhole = plan.kind === 'number' && plan.integer;
  if (extensionOf(raw, 'maxDecimalPlaces') && !isWhole) changes.push({ code: 'decimals_unchecked' });
  for (const rule of allExtensionsOf(raw, 'constraint', 'targetConstraint')) {
    const parts = objectsIn(rule, 'extension');
    const said = (name: string) => textIn(parts.find(({ url }) => url === name) ?? {}, 'valueString');
    changes.push({ code: 'rule_unchecked', rule: quoted(said('human') ?? said('expression') ?? '') });
  }
  return changes;
}

/** Whether the bounds of the file are those of the block. */
function bounds(raw: JsonObject, plan: Plan): ImportChange[] {
  const isKept = (name: 'minValue' | 'maxValue'): boolean => {
    const { stated, number, day, minute } = boundOf(raw, name);
    if (!stated) return true;
    if (plan.kind === 'number' || plan.kind === 'slider') return number !== null;
    return (plan.kind === 'date' && day !== null) || (plan.kind === 'time' && minute !== null);
  };
  const sizes = plan.kind === 'upload' && extensionOf(raw, 'maxSize', 'mimeType') !== null;
  return isKept('minValue') && isKept('maxValue') && !sizes ? [] : [{ code: 'bounds_unchecked' }];
}

function ofNumbers(raw: JsonObject, plan: Plan): ImportChange[] {
  const changes: ImportChange[] = [];
  if (wantsSlider(raw) && plan.kind !== 'slider') changes.push({ code: 'slider_as_number' });
  const units = allExtensionsOf(raw, 'unitOption').flatMap((extension) => {
    const coding = objectIn(extension, 'valueCoding') ?? {};
    return textIn(coding, 'display') ?? textIn(coding, 'code') ?? [];
  });
  const isList = units.length > 1 || extensionOf(raw, 'unitValueSet') !== null;
  if (isList) changes.push({ code: 'units_dropped', units: named(units) });
  return changes;
}

function ofOptions(raw: JsonObject, plan: Plan): ImportChange[] {
  const exclusive = objectsIn(raw, 'answerOption').flatMap((option) => {
    const isExclusive = booleanIn(extensionOf(option, 'optionExclusive') ?? {}, 'valueBoolean') === true;
    return isExclusive ? [valueText(option) ?? ''] : [];
  });
  return plan.kind === 'multiple' && exclusive.length > 0
    ? [{ code: 'exclusive_dropped', options: named(exclusive) }]
    : [];
}

/** Answers are listed where the type of the item takes no list. */
function unlistedAnswers(raw: JsonObject, plan: Plan): ImportChange[] {
  const isListed = objectsIn(raw, 'answerOption').length > 0 || textIn(raw, 'answerValueSet') !== null;
  const takesList = 'options' in plan || plan.kind === 'open';
  return isListed && (!takesList || plan.kind === 'truth')
    ? [{ code: 'feature_dropped', feature: 'answerOption' }]
    : [];
}

function ofAnswers(raw: JsonObject, plan: Plan): ImportChange[] {
  const isText = plan.kind === 'open';
  const format = entryFormatOf(raw);
  const repeats = booleanIn(raw, 'repeats') === true && plan.kind !== 'multiple';
  return [
    ...preset(raw),
    ...unchecked(raw, plan),
    ...bounds(raw, plan),
    ...ofNumbers(raw, plan),
    ...ofOptions(raw, plan),
    ...unlistedAnswers(raw, plan),
    ...(format !== null && !isText ? [{ code: 'entry_format_dropped', format: quoted(format) } as const] : []),
    ...(repeats ? [{ code: 'asked_once' } as const] : []),
  ];
}

/** What the file says of an item that is not computed, and no block can hold. */
export function droppedFeatures({ raw, type }: Item, plan: Plan): ImportChange[] {
  const text = objectIn(raw, '_text') ?? {};
  const found = features.filter((name) => extensionOf(raw, name) !== null || extensionOf(text, name) !== null);
  const changes: ImportChange[] = found.map((feature) => ({ code: 'feature_dropped', feature }));
  const modifier = objectsIn(raw, 'modifierExtension').flatMap((extension) => textIn(extension, 'url') ?? [])[0];
  if (modifier !== undefined) changes.push({ code: 'feature_dropped', feature: cut(modifier, LONGEST_NAME) });
  const options = objectsIn(raw, 'answerOption');
  const shown = [raw, text, ...options, ...options.map((option) => objectIn(option, 'valueCoding') ?? {})];
  if (shown.some((object) => extensionOf(object, 'itemMedia', 'itemAnswerMedia') !== null)) {
    changes.push({ code: 'media_dropped' });
  }
  if (plan.kind === 'repeat') return changes;
  if (plan.kind === 'message' || plan.kind === 'nothing') {
    return type === 'group' && booleanIn(raw, 'repeats') === true ? [...changes, { code: 'asked_once' }] : changes;
  }
  return [...changes, ...ofAnswers(raw, plan)];
}
