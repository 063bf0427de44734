import type { QuestionInput } from '@dialogwerk/shared/contract';
import { inEachLanguage } from '../wording/messengerWording.ts';

/** What a word that is typed in place of a reply asks for. */
export type TypedWord = 'help' | 'back' | 'restart';

const german = {
  help: ['hilfe'],
  back: ['zurück', 'zurueck'],
  restart: ['neu starten', 'neustarten', 'neustart', 'neu start'],
};
const english = { help: ['help'], back: ['back', 'go back'], restart: ['restart', 'start again'] };
const wordsIn = inEachLanguage('typedWords', { sie: german, en: english });

/** The word that a whole reply is; null where it is none, or where the question's own choices speak of it. `language`: the dialog's. */
export function typedWord(reply: string, input: QuestionInput, language: string): TypedWord | null {
  const word = reply
    .normalize()
    .toLocaleLowerCase(language)
    .split(/[\s.!?؟]+/)
    .filter(Boolean)
    .join(' ');
  const words = wordsIn(language, 'sie');
  const typed = (['help', 'back', 'restart'] as const).find((asked) => words[asked].includes(word));
  if (!typed || labelsOf(input).some((label) => label.toLocaleLowerCase(language).includes(word))) return null;
  return typed;
}

function labelsOf(input: QuestionInput): readonly string[] {
  if ('options' in input) return input.options.map(({ text }) => text);
  if ('points' in input) return input.points.map(({ label }) => label);
  return input.type === 'consent' ? [input.label_agree, input.label_decline] : [];
}
