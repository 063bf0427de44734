import type { AskBacks } from '../../../contract/index.ts';
import { wordTexts } from '../words/wordTexts.ts';
import type { CompiledSurvey } from '../survey/CompiledSurvey.ts';

/** Stands in an author's text for what words may have meant. */
export const CHOICES = '{{auswahl}}';
/** Parts the versions of a text. */
const EMPTY_LINE = '\n\n';

/**
 * What the dialog's authors say to words that are not plain; null where the product's sentence is said. `time`: the how many-th time, so
 * that versions take turns. `labels`: what the words may have meant.
 */
export function askBackOf(
  { ask_backs, texts }: CompiledSurvey,
  name: keyof AskBacks,
  time: number,
  labels: readonly string[] = [],
): string | null {
  const text = ask_backs[name];
  if (text === undefined) return null;
  // The author's sentence has a sign of its own behind them.
  const bare = labels.map((label) => label.replace(/[.!?]$/, ''));
  return versionOf(text, time).replaceAll(CHOICES, () => wordTexts(texts.wording).either(bare));
}

/** One of the versions of a text that an author has written. */
export function versionOf(text: string, time: number): string {
  const versions = text.split(EMPTY_LINE).filter((version) => version.trim() !== '');
  return versions[time % versions.length]?.trim() ?? '';
}
