import type { QuestionInput, Reply } from '../../../contract/index.ts';
import { alternativesOf, isIbanPattern, patternKind } from '../../expressions/patterns/replyPattern.ts';
import { cleanText } from '../../text/cleanText.ts';
import { enumeration } from '../../texts.ts';
import type { RespondentTexts } from '../../texts.ts';
import type { FormTexts } from '../../wording/DialogTexts.ts';
import { dialogWording } from '../../wording/dialogWording.ts';
import { fitsForm } from './openForm.ts';

const german = {
  or: (forms: readonly string[]) => enumeration(forms, 'oder'),
  and: (signs: readonly string[]) => enumeration(signs, 'und'),
  signs: { '#': '# für eine Ziffer', '?': '? für ein Zeichen', '*': '* für beliebig viele Zeichen' },
  quoted: (pattern: string) => `„${pattern}“`,
};
const digitsOf = (count: number): string => (count === 1 ? 'genau eine Ziffer' : `genau ${count} Ziffern`);
const explained = (legend: string): string => (legend === '' ? '' : ` Dabei steht ${legend}.`);

const formTexts = dialogWording.inEach('form', {
  sie: {
    ...german,
    tooShort: (min, length) =>
      `Ihre Antwort ist mit ${length} Zeichen zu kurz. Bitte schreiben Sie mindestens ${min} Zeichen.`,
    digits: (count) => `Bitte geben Sie ${digitsOf(count)} ein.`,
    iban: 'Bitte geben Sie eine gültige IBAN ein, zum Beispiel DE02 1203 0000 0000 2020 51.',
    form: (forms, legend) => `Bitte antworten Sie in der Form ${forms}.${explained(legend)}`,
  },
  du: {
    ...german,
    tooShort: (min, length) =>
      `Deine Antwort ist mit ${length} Zeichen zu kurz. Bitte schreib mindestens ${min} Zeichen.`,
    digits: (count) => `Bitte gib ${digitsOf(count)} ein.`,
    iban: 'Bitte gib eine gültige IBAN ein, zum Beispiel DE02 1203 0000 0000 2020 51.',
    form: (forms, legend) => `Bitte antworte in der Form ${forms}.${explained(legend)}`,
  },
  en: {
    tooShort: (min, length) =>
      `At ${length} ${length === 1 ? 'character' : 'characters'}, your answer is too short. Please write at least ${min} characters.`,
    digits: (count) => `Please enter exactly ${count === 1 ? 'one digit' : `${count} digits`}.`,
    iban: 'Please enter a valid IBAN, for example DE02 1203 0000 0000 2020 51.',
    form: (forms, legend) => `Please answer in the form ${forms}.${legend === '' ? '' : ` Here, ${legend}.`}`,
    or: (forms) => enumeration(forms, 'or'),
    and: (signs) => enumeration(signs, 'and'),
    signs: { '#': '# stands for a digit', '?': '? for one character', '*': '* for any number of characters' },
    quoted: (pattern) => `“${pattern}”`,
  },
});

/**
 * What is wrong with the length or the form of a free text, as a sentence to the respondent; null where nothing is. Apart from the type's
 * `ReplyRule`, because the respondents' page carries that from the beginning: this, the server alone says.
 */
export function formProblem(input: QuestionInput, reply: Reply, { wording }: RespondentTexts): string | null {
  if (input.type !== 'open' || reply.type !== 'open' || 'recording' in reply) return null;
  const texts = formTexts(wording);
  const { pattern, min_length = 1 } = input;
  if (pattern !== undefined && !fitsForm({ ...input, min_length: 1 }, reply.text)) return formWanted(pattern, texts);
  const { length } = cleanText(reply.text);
  return length < min_length ? texts.tooShort(min_length, length) : null;
}

/** What a pattern asks for. */
function formWanted(pattern: string, texts: FormTexts): string {
  const kind = patternKind(pattern);
  if (kind === 'iban') return texts.iban;
  if (kind !== 'own') return texts.digits(pattern.length);
  const alternatives = alternativesOf(pattern).map((one) => (isIbanPattern(one) ? 'IBAN' : one));
  const legend = (['#', '?', '*'] as const).flatMap((sign) => (pattern.includes(sign) ? [texts.signs[sign]] : []));
  return texts.form(texts.or(alternatives.map(texts.quoted)), texts.and(legend));
}
