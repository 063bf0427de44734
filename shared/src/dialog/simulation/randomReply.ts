import { addDays, differenceInCalendarDays, formatISO, parseISO } from 'date-fns';
import type { OpenQuestion, QuestionInput, Reply } from '../../contract/index.ts';
import { nearestStep } from '../blocks/slider/sliderSteps.ts';
import type { Constants } from './constantsOf.ts';
import type { Dice } from './Dice.ts';
import { wordsOfRespondents } from './words.data.ts';

/** So many of the questions that may be skipped are skipped. */
const SKIPPED = 0.15;
/** So many free replies take a value that one of the dialog's own conditions compares with. */
const TO_THE_POINT = 0.5;
/** So many replies on a scale with 'keine Angabe' take it. */
const NO_ANSWER = 0.1;
/** How far a number or a day lies from its bound where there is no other bound. */
const FAR_NUMBER = 100;
const FAR_DAYS = 365;
const SOME_DAY = '2024-02-29';
/** Stands for a file: nothing is uploaded in a simulation. */
const SOME_FILE = '01a1fda1-ff09-782d-9303-7d36dd193490';

type InputOf<T extends QuestionInput['type']> = Extract<QuestionInput, { type: T }>;

function textOf(max_length: number, constants: Constants, dice: Dice): string {
  const own = dice.chance(TO_THE_POINT) ? dice.one(constants.texts) : undefined;
  const words = Array.from({ length: dice.whole(1, 12) }, () => dice.one(wordsOfRespondents) ?? '');
  return (own ?? words.join(' ')).slice(0, max_length).trim() || 'x';
}

function numberOf({ min, max, integer }: InputOf<'number'>, { numbers }: Constants, dice: Dice): number {
  const low = min ?? (max === null ? 0 : max - FAR_NUMBER);
  const high = Math.max(low, max ?? low + FAR_NUMBER);
  const near = dice.chance(TO_THE_POINT) ? dice.one(numbers) : undefined;
  const drawn = near === undefined ? low + ((high - low) * dice.whole(0, 1_000)) / 1_000 : near + dice.whole(-1, 1);
  const value = Math.min(Math.max(integer ? Math.round(drawn) : drawn, low), high);
  if (!integer || Number.isInteger(value)) return value;
  return Math.ceil(value) <= high ? Math.ceil(value) : Math.floor(value);
}

function sliderOf(input: InputOf<'slider'>, dice: Dice): number {
  const steps = Math.max(0, Math.floor((input.max - input.min) / input.step + 1e-6));
  const drawn = nearestStep(input.min + dice.whole(0, steps) * input.step, input);
  return Math.min(Math.max(drawn, input.min), input.max);
}

function dayOf({ min, max }: InputOf<'date'>, dice: Dice): string {
  const from = parseISO(min ?? max ?? SOME_DAY);
  const before = min === null ? FAR_DAYS : 0;
  const after = min !== null && max !== null ? Math.max(0, differenceInCalendarDays(parseISO(max), from)) : FAR_DAYS;
  const most = min === null && max !== null ? 0 : after;
  return formatISO(addDays(from, dice.whole(-before, most)), { representation: 'date' });
}

function chosenOf(input: InputOf<'multiple' | 'picture'>, dice: Dice): string[] {
  const ids = [...new Set(input.options.map(({ id }) => id))];
  const most = Math.min(input.max ?? ids.length, ids.length);
  return dice.order(ids).slice(0, dice.whole(Math.min(input.min, most), most));
}

function pointOf({ points, na }: InputOf<'likert' | 'matrix'>, dice: Dice): number | 'na' {
  return (na && dice.chance(NO_ANSWER)) || points.length === 0 ? 'na' : (dice.one(points)?.value ?? 'na');
}

function given(input: QuestionInput, constants: Constants, dice: Dice): Reply {
  switch (input.type) {
    case 'open':
      return { type: 'open', text: textOf(input.max_length, constants, dice) };
    case 'single':
      return { type: 'single', option_id: dice.one(input.options)?.id ?? '' };
    case 'multiple':
    case 'picture':
      return { type: input.type, option_ids: chosenOf(input, dice) };
    case 'likert':
      return { type: 'likert', value: pointOf(input, dice) };
    case 'matrix':
      return { type: 'matrix', item_id: input.item_id, value: pointOf(input, dice) };
    case 'slider':
      return { type: 'slider', value: sliderOf(input, dice) };
    case 'number':
      return { type: 'number', value: numberOf(input, constants, dice) };
    case 'date':
      return { type: 'date', value: dayOf(input, dice) };
    case 'email':
      return { type: 'email', text: 'person@example.org' };
    case 'phone':
      return { type: 'phone', text: '030 123456' };
    case 'url':
      return { type: 'url', text: 'https://example.org/' };
    case 'ranking':
      return { type: 'ranking', option_ids: dice.order([...new Set(input.options.map(({ id }) => id))]) };
    case 'upload':
    case 'voice':
      return { type: input.type, media_id: SOME_FILE };
    case 'consent':
      return { type: 'consent', agreed: dice.chance(0.8) };
    case 'qa':
      return {
        type: 'qa',
        text: input.only_search && dice.chance(0.5) ? null : textOf(input.max_length, constants, dice),
      };
  }
}

/** What some respondent replies to a question: always a reply that the question takes, drawn with `dice`. */
export function randomReply({ input, optional }: OpenQuestion, constants: Constants, dice: Dice): Reply {
  return optional && dice.chance(SKIPPED) ? { type: 'skip' } : given(input, constants, dice);
}
