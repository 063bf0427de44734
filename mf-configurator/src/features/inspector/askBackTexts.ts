import type { AskBacks } from '@dialogwerk/shared/contract';
import { knowledgeTexts, respondentTexts, wordTexts } from '@dialogwerk/shared/dialog/understanding';
import { fieldNames } from '../../fieldTexts.ts';

/** What authors read about the sentences with which a dialog asks back. */
export const askBackTexts = {
  title: fieldNames.ask_backs,
  intro:
    'So fragt der Dialog zurück, wenn eine Antwort in eigenen Worten nicht eindeutig ist. {{auswahl}} steht für das, was gemeint sein könnte. Mehrere Formulierungen, durch eine Leerzeile getrennt, wechseln sich ab.',
  silent: 'Nicht sagen, wie eine Antwort verstanden wurde',
  silentHelp: 'Passt zu Figuren, die wie Menschen reden. Wer missverstanden wurde, merkt es dann an dem, was folgt.',
  understood: 'Wenn die Antwort verstanden wurde',
  meant: 'Wenn mehreres gemeint sein könnte',
  unclear: 'Wenn die Antwort nicht verstanden wurde',
  choose: 'Wenn nur noch die Auswahl hilft',
  none: 'Auswahl für „nichts davon“',
  without: (sentence: string) => `Leer: ${sentence}`,
} as const;

const SOMETHING = '…';

/** What the product says where authors have written nothing. */
export function productSentences(language: string, du_sie: 'du' | 'sie'): Readonly<Record<keyof AskBacks, string>> {
  const { wording } = respondentTexts(language, du_sie);
  const words = wordTexts(wording);
  return {
    understood: words.understoodAs(SOMETHING),
    meant: words.didYouMean([SOMETHING]),
    unclear: words.notUnderstood,
    choose: words.onlyChoices,
    none: knowledgeTexts(wording).noneOfThese,
  };
}
