import { counted } from '@dialogwerk/shared/numbers';

const errorCount = (count: number): string => counted(count, 'Fehler', 'Fehler');
const warningCount = (count: number): string => counted(count, 'Hinweis', 'Hinweise');

/** 'Was nicht stimmt', for authors. */
export const texts = {
  title: 'Dialogprüfung',
  checking: 'Der Dialog wird geprüft …',
  counts: (errors: number, warnings: number): string => {
    if (errors > 0 && warnings > 0) return `${errorCount(errors)}, ${warningCount(warnings)}`;
    return errors > 0 ? errorCount(errors) : warningCount(warnings);
  },
  announced: (errors: number, warnings: number): string =>
    errors + warnings === 0
      ? 'Dialogprüfung: keine Fehler gefunden.'
      : `Dialogprüfung: ${texts.counts(errors, warnings)}.`,
  errors: 'Fehler',
  errorsHint: 'Das erleben Teilnehmende, oder es gehen Antworten verloren.',
  warnings: 'Hinweise',
  warningsHint: 'Das ist vielleicht nicht so gemeint.',
  meets: 'Teilnehmende:',
  showAll: (count: number) => `Alle ${count} zeigen`,
  fixed: (label: string) => `Behoben: ${label}.`,
  writePrivacy: 'Datenschutzerklärung schreiben',
  translate: 'Übersetzen',
  fix: 'Beheben',
  fixAs: (label: string) => `Beheben: ${label}`,
  showBlock: (place: string) => `Zum Block „${place}“`,
  conversation: 'Kürzestes Gespräch, das es zeigt',
  withoutTriggers: 'Das Gespräch läuft nur durch diesen Dialog: Auslöser des Multi-Chats wirken darin nicht.',
  soundTitle: 'Keine Fehler gefunden',
  soundHint: 'Geprüft wurden alle Wege des Dialogs, mit allem, was Antworten und Berechnungen ergeben können:',
  proven: [
    'Jeder Weg kommt zu einem Ende.',
    'Jeder Block kann erreicht werden.',
    'Keine Bedingung gilt immer oder nie.',
    'Kein Sprung und kein Auslöser führt ins Leere.',
    'Keine {{Variable}} wird benutzt, bevor sie gesetzt ist.',
    '„du“ und „Sie“ sind nicht gemischt.',
    'Texte, Optionen, Namen und Grenzen sind vollständig.',
  ],
  emptyTitle: 'Noch nichts zu prüfen',
  emptyHint: 'Sobald Ihr Dialog den ersten Block hat, prüft er sich hier von selbst.',
  fault:
    'Die Prüfung hat gerade nicht geklappt. Ihr Dialog ist nicht betroffen; mit der nächsten Änderung wird sie wiederholt.',
} as const;
