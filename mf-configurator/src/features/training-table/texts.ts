import { TRAINING_LIMITS } from '@dialogwerk/shared/contract';
import { counted, formatCount, plural } from '@dialogwerk/shared/numbers';

const examples = (count: number): string => counted(count, 'Beispiel', 'Beispiele');
const MOST_LINES = 10;
const MOST_SHOWN = 3;

/** What authors read of a dialog's training as a table. */
export const texts = {
  title: 'Beispiele als Tabelle',
  intro:
    'Alle Beispiele des Dialogs. Speichern Sie sie für eine Tabellenkalkulation (CSV), für Rasa oder im LU-Format von Microsoft, und lesen Sie solche Dateien hier ein.',
  loading: 'Die Beispiele werden geladen …',
  fault: 'Die Beispiele konnten nicht geladen werden',
  faultHint: 'An Ihrem Training hat sich dadurch nichts geändert.',
  toTraining: 'Zum Trainieren',
  table: 'Beispiele',
  block: 'Block',
  meaning: 'Bedeutung',
  example: 'Beispiel',
  count: examples,
  more: (count: number) => `${examples(count)} mehr zeigen`,
  emptyTitle: 'Noch keine Beispiele',
  empty:
    'Beispiele geben Sie unter „Trainieren“ ein, oder Sie lesen eine Datei ein: CSV mit den Spalten „Block“, „Bedeutung“ und „Beispiel“, Trainingsdaten von Rasa oder LU.',
  save: 'Speichern als …',
  saveAs: (name: string, extension: string) => `${name} (${extension})`,
  notSaved: 'Die Datei konnte nicht gespeichert werden.',
  file: (name: string) => `Training ${name}`,
  read: 'Datei einlesen',
  recognised: (name: string) => `Erkannt als ${name}.`,
  noTable:
    'Das ist keine Datei mit Beispielen. Eingelesen werden CSV-Dateien mit den Spalten „Block“, „Bedeutung“ und „Beispiel“, Trainingsdaten von Rasa (YAML) und Dateien im LU-Format von Microsoft. Es wurde nichts eingelesen.',
  unreadable: 'Die Datei konnte nicht gelesen werden.',
  fresh: (count: number) =>
    count === 0 ? 'Bisher kommt nichts hinzu.' : `${examples(count)} ${plural(count, 'kommt', 'kommen')} hinzu.`,
  coming: 'Was hinzukommt',
  first: (all: readonly string[]) => {
    const shown = all.slice(0, MOST_SHOWN).map((text) => `„${text}“`);
    return all.length > MOST_SHOWN
      ? `${shown.join(', ')} und ${formatCount(all.length - MOST_SHOWN)} weitere`
      : shown.join(', ');
  },
  known: (count: number) => `${examples(count)} gibt es schon.`,
  unknown: (count: number) =>
    count === 1
      ? 'Eine Bedeutung gibt es in diesem Dialog nicht. Wohin gehören ihre Beispiele?'
      : `${formatCount(count)} Bedeutungen gibt es in diesem Dialog nicht. Wohin gehören ihre Beispiele?`,
  leaveOut: 'Weglassen',
  inLines: (lines: readonly number[]) => {
    const rest = lines.length - MOST_LINES;
    const named = lines.slice(0, MOST_LINES).join(', ');
    return `${plural(lines.length, 'Zeile', 'Zeilen')} ${named}${rest > 0 ? ` und ${formatCount(rest)} weitere` : ''}`;
  },
  reduced: (lines: readonly number[]): string =>
    `Entitäten kennt der Dialog nicht: Von ${examples(lines.length).replace('Beispiele', 'Beispielen')} kommt nur der Text (${texts.inLines(lines)}).`,
  skipped: 'Nicht alles lässt sich einlesen:',
  reasons: {
    syntax: 'Hier stimmt die Schreibweise nicht',
    definition: 'Das sind keine Beispiele, sondern Synonyme, Listen, Antworten oder andere Festlegungen',
    pattern: 'Das ist ein Muster mit Platzhaltern, kein Satz',
    reference: 'Das verweist auf eine andere Datei',
    empty: 'Hier fehlt das Beispiel',
    long: `Das Beispiel ist länger als ${formatCount(TRAINING_LIMITS.example)} Zeichen`,
  },
  add: 'Hinzufügen',
  cancel: 'Abbrechen',
  close: 'Schließen',
  added: (count: number) => `${examples(count)} hinzugefügt.`,
  failed: (reason: string) => `Nicht alles wurde hinzugefügt. ${reason}`,
  undo: 'Rückgängig',
  undone: 'Rückgängig gemacht.',
  undoFailed: (reason: string) => `Das ließ sich nicht rückgängig machen. ${reason}`,
} as const;
