import type { QuestionInput } from '@dialogwerk/shared/contract';

/** What a word that is typed in place of a reply asks for. */
export type TypedWord = 'help' | 'back' | 'restart';

const german = /^((hilfe)|(zur(?:ü|ue)ck)|neu ?start(?:en)?)[\s.!?]*$/;
const english = /^((help)|((?:go )?back)|restart|start again)[\s.!?]*$/;

/** The word that a whole reply is; null where it is none, or where the question's own choices speak of it. */
export function typedWord(reply: string, input: QuestionInput, isEnglish: boolean): TypedWord | null {
  const [, word, help, back] = (isEnglish ? english : german).exec(reply.normalize().toLowerCase().trim()) ?? [];
  if (word === undefined || labelsOf(input).some((label) => label.toLowerCase().includes(word))) return null;
  return help ? 'help' : back ? 'back' : 'restart';
}

function labelsOf(input: QuestionInput): readonly string[] {
  if ('options' in input) return input.options.map(({ text }) => text);
  if ('points' in input) return input.points.map(({ label }) => label);
  return input.type === 'consent' ? [input.label_agree, input.label_decline] : [];
}
