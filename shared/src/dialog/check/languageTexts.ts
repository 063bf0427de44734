import { counted, formatCount, plural } from '../../numbers/index.ts';
import type { Completeness } from '../translation/completeness.ts';

const names = new Intl.DisplayNames(['de'], { type: 'language', fallback: 'code' });

/** What is found of the texts in other languages. */
export const languageTexts = {
  /** A language in German, such as 'Französisch'. */
  name: (language: string): string => names.of(language) ?? language,
  incomplete: (language: string, { texts, missing, changed }: Completeness): string => {
    const of = `${languageTexts.name(language)}: `;
    const lacking =
      missing === 0
        ? []
        : [`${formatCount(missing)} von ${counted(texts, 'Text', 'Texten')} ${plural(missing, 'fehlt', 'fehlen')}`];
    const old =
      changed === 0 ? [] : [`${counted(changed, 'Text ist', 'Texte sind')} seit der Übersetzung geändert worden`];
    return `${of}${[...lacking, ...old].join(', ')}.`;
  },
  incompleteMeets: (language: string, { missing }: Completeness): string =>
    missing > 0
      ? `Wer den Dialog auf ${languageTexts.name(language)} liest, bekommt diese Texte in der Hauptsprache.`
      : `Wer den Dialog auf ${languageTexts.name(language)} liest, bekommt womöglich etwas anderes gesagt als alle anderen.`,
  otherNames: (language: string, missing: readonly string[], added: readonly string[]): string => {
    const list = (all: readonly string[]): string => all.map((name) => `{{${name}}}`).join(', ');
    const parts = [
      ...(missing.length > 0 ? [`es fehlt ${list(missing)}`] : []),
      ...(added.length > 0 ? [`es kommt ${list(added)} dazu`] : []),
    ];
    return `Ein Text auf ${languageTexts.name(language)} nennt andere Variablen als der in der Hauptsprache: ${parts.join(', ')}.`;
  },
  otherNamesMeets: 'Wer ihn in dieser Sprache liest, bekommt einen Wert nicht genannt, oder einen anderen.',
};
