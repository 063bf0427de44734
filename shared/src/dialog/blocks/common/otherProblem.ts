import { OTHER_LIMIT, OTHER_OPTION } from '../../../contract/index.ts';
import type { QuestionInput, Reply } from '../../../contract/index.ts';
import type { RespondentTexts } from '../../texts.ts';
import { dialogWording } from '../../wording/dialogWording.ts';
import { readNumber } from '../number/readNumber.ts';
import { typedBeside } from './typedBeside.ts';

const missing = dialogWording.inEach('other', {
  sie: {
    text: (label) => `Bitte schreiben Sie in das Feld, was Sie mit „${label}“ meinen.`,
    number: (label) => `Bitte geben Sie in das Feld zu „${label}“ eine Zahl ein.`,
  },
  du: {
    text: (label) => `Bitte schreib in das Feld, was du mit „${label}“ meinst.`,
    number: (label) => `Bitte gib in das Feld zu „${label}“ eine Zahl ein.`,
  },
  en: {
    text: (label) => `Please write in the field what you mean by “${label}”.`,
    number: (label) => `Please enter a number in the field of “${label}”.`,
  },
});

/**
 * What is wrong with what was typed beside 'Sonstiges', as a sentence to the respondent; null where nothing is, or that was not chosen or ranked. Apart from
 * the type's `ReplyRule`, because the respondents' page carries that from the beginning.
 */
export function otherProblem(input: QuestionInput, reply: Reply, texts: RespondentTexts): string | null {
  const beside = typedBeside(input, reply);
  if (!beside) return null;
  const { field, options, typed, isLeftOut } = beside;
  const { kind, optional } = field;
  const label = options.find(({ id }) => id === OTHER_OPTION)?.text ?? '';
  if (typed === '') return optional || isLeftOut ? null : missing(texts.wording)[kind](label);
  if (typed.length > OTHER_LIMIT) return texts.tooLong(OTHER_LIMIT, typed.length);
  const isNumber = Number.isFinite(readNumber(typed, texts.language));
  return kind === 'number' && !isNumber ? missing(texts.wording).number(label) : null;
}
