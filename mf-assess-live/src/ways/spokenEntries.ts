import type { DialogEntry, QuestionInput } from '@dialogwerk/shared/contract';
import { plainText } from '@dialogwerk/shared/dialog/messenger';

/** What is read of what the bot has said since a place; of a file, its description. */
export function spokenEntries(entries: readonly DialogEntry[], from: number): string[] {
  return entries
    .slice(from)
    .filter(({ user_or_bot, type }) => user_or_bot === 'bot' && type !== 'changed')
    .map(({ context }) => plainText(context).trim())
    .filter((text) => text !== '');
}

/** Where what is to be read begins when it is switched on: after the respondent's last answer. */
export function sinceLastAnswer(entries: readonly DialogEntry[]): number {
  return entries.findLastIndex(({ user_or_bot }) => user_or_bot === 'user') + 1;
}

/** What there is to choose from, as it is read. */
export function spokenChoices(input: QuestionInput): string[] {
  if ('options' in input) return input.options.map(({ text }) => text);
  if ('points' in input) return input.points.map(({ label }) => label);
  return input.type === 'consent' ? [input.label_agree, input.label_decline] : [];
}
