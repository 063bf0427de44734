import type { Option } from '../../../contract/index.ts';
import { countChoices } from '../../analysis/countChoices.ts';
import { meanRanks } from '../../analysis/meanRanks.ts';
import { spreadOf } from '../../analysis/spreadOf.ts';
import { summarizeNumbers } from '../../analysis/summarizeNumbers.ts';
import type { Counted } from '../../analysis/summarizeNumbers.ts';
import type { Figures } from '../AnswerStudy.ts';
import type { GivenAnswers } from '../../analysis/GivenAnswers.ts';

function numbersIn({ values }: GivenAnswers): Counted[] {
  return values.flatMap(({ value, count }) => (typeof value === 'number' ? [{ value, count }] : []));
}

/** For words and files, which are read and not counted. */
export function noFigures(): Figures {
  return { counts: null, numbers: null };
}

/** How often each choice was made, and the mean where the choices are numbers. */
export function choiceFigures(_block: unknown, given: GivenAnswers): Figures {
  return { counts: countChoices(given), numbers: summarizeNumbers(numbersIn(given)) };
}

/** Mean and spread of numbers, by the steps of a slider where it has them. */
export function numberFigures(given: GivenAnswers, steps: Parameters<typeof spreadOf>[1]): Figures {
  const numbers = numbersIn(given);
  const spread = numbers.length === 0 ? {} : { spread: spreadOf(numbers, steps) };
  return { counts: null, numbers: summarizeNumbers(numbers), ...spread };
}

/** The mean place of each option. */
export function rankFigures({ options }: { readonly options: readonly Option[] }, { values }: GivenAnswers): Figures {
  return { counts: null, numbers: null, ranks: meanRanks(options, values) };
}
