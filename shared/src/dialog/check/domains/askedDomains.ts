import type { QuestionInput, Reply, VariableValue } from '../../../contract/index.ts';
import type { Answer } from '../../blocks/BlockRule.ts';
import type { CompiledBlock } from '../../engine/CompiledSurvey.ts';
import { finite } from './Domain.ts';
import type { Present, Values } from './Domain.ts';

/** What replying to a block's question, or to an item of it, does to its variable. */
export interface AskedVariable {
  readonly variable: string;
  readonly values: Values;
  /** A reply may leave the value missing, such as 'keine Angabe' or an option without a score. */
  readonly missing: boolean;
  /** A reply may leave nothing to insert for `{{variable}}`. */
  readonly blank: boolean;
}

/** So many points of a range are told apart one by one. */
const MOST_POINTS = 512;
/** So many options are combined one by one. */
const MOST_COMBINED = 8;

interface Asked {
  readonly input: QuestionInput;
  readonly answer: (reply: Reply) => Answer | null;
}

/** The variables that a block's replies set, with all that they can become, read off the engine's own answers. */
export function askedDomains({ block, asking }: CompiledBlock): AskedVariable[] {
  if (!asking) return [];
  if (asking.kind === 'items') {
    return asking.items.flatMap((item) => (item.variable === null ? [] : [variableOf(item.variable, item)]));
  }
  if (block.variable === null) return [];
  const asked = variableOf(block.variable, asking);
  // A required consent that is declined ends the dialog, so that nothing after it sees it declined.
  if (block.type === 'consent' && block.required) return [{ ...asked, values: finite([true]) }];
  return [asked];
}

function variableOf(variable: string, { input, answer }: Asked): AskedVariable {
  const replies = allReplies(input);
  if (!replies) return { variable, values: openValues(input), missing: false, blank: input.type === 'qa' };
  const answers = replies.flatMap((reply) => answer(reply) ?? []);
  const held = answers.map((one): VariableValue => one.variable);
  return {
    variable,
    values: finite(held.filter((value): value is Present => value !== null)),
    missing: held.includes(null),
    blank: answers.some((one) => one.variable === null && one.label === null),
  };
}

/** Every reply to a question that has only so many; null for the others. */
function allReplies(input: QuestionInput): Reply[] | null {
  switch (input.type) {
    case 'single':
      return input.options.map(({ id }) => ({ type: 'single', option_id: id }));
    case 'multiple':
    case 'picture':
      return combinations(input)?.map((option_ids) => ({ type: input.type, option_ids })) ?? null;
    case 'likert':
      return points(input).map((value) => ({ type: 'likert', value }));
    case 'matrix':
      return points(input).map((value) => ({ type: 'matrix', item_id: input.item_id, value }));
    case 'slider':
      return steps(input.min, input.max, input.step)?.map((value) => ({ type: 'slider', value })) ?? null;
    case 'number':
      if (!input.integer || input.min === null || input.max === null) return null;
      return steps(Math.ceil(input.min), Math.floor(input.max), 1)?.map((value) => ({ type: 'number', value })) ?? null;
    case 'ranking':
      return [{ type: 'ranking', option_ids: input.options.map(({ id }) => id) }];
    case 'consent':
      return [true, false].map((agreed) => ({ type: 'consent', agreed }));
    case 'open':
    case 'date':
    case 'email':
    case 'phone':
    case 'url':
    case 'upload':
    case 'voice':
    case 'qa':
      return null;
  }
}

function points(input: Extract<QuestionInput, { type: 'likert' | 'matrix' }>): (number | 'na')[] {
  const values = input.points.map(({ value }) => value);
  return input.na ? [...values, 'na'] : values;
}

function steps(min: number, max: number, step: number): number[] | null {
  const count = Math.floor((max - min) / step + 1e-6) + 1;
  return count <= MOST_POINTS ? Array.from({ length: count }, (_, index) => min + index * step) : null;
}

/** Every choice of several options that the bounds let through; null for too many. */
function combinations({
  options,
  min,
  max,
}: Extract<QuestionInput, { type: 'multiple' | 'picture' }>): string[][] | null {
  const ids = [...new Set(options.map(({ id }) => id))];
  if (max === 1) return [...(min === 0 ? [[]] : []), ...ids.map((id) => [id])];
  if (ids.length > MOST_COMBINED) return null;
  return Array.from({ length: 2 ** ids.length }, (_, bits) =>
    ids.filter((_id, place) => (bits >> place) % 2 === 1),
  ).filter(({ length }) => length >= min && (max === null || length <= max));
}

function openValues(input: QuestionInput): Values {
  switch (input.type) {
    case 'number':
      return { kind: 'range', min: input.min ?? -Infinity, max: input.max ?? Infinity, integer: input.integer };
    case 'slider':
      return { kind: 'range', min: input.min, max: input.max, integer: false };
    case 'date':
      return { kind: 'text', days: { min: input.min, max: input.max } };
    case 'open':
    case 'email':
    case 'phone':
    case 'url':
    case 'upload':
    case 'voice':
    case 'qa':
      return { kind: 'text', days: null };
    case 'single':
    case 'multiple':
    case 'picture':
    case 'likert':
    case 'matrix':
    case 'ranking':
    case 'consent':
      return { kind: 'any' };
  }
}
