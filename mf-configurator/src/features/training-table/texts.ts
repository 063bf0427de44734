const counts = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 });
const examples = (count: number): string => `${counts.format(count)} ${count === 1 ? 'Beispiel' : 'Beispiele'}`;
const MOST_LINES = 10;

/** What authors read of a dialog's training as a table. */
export const texts = {
  title: 'Beispiele als Tabelle',
  intro:
    'Alle Beispiele des Dialogs. Als CSV-Datei lassen sie sich in einer Tabellenkalkulation bearbeiten und wieder einlesen.',
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
    'Beispiele geben Sie unter „Trainieren“ ein, oder Sie lesen eine CSV-Datei mit den Spalten „Block“, „Bedeutung“ und „Beispiel“ ein.',
  save: 'Als CSV speichern',
  file: (name: string) => `Training ${name}`,
  read: 'CSV einlesen',
  readTitle: 'CSV-Datei einlesen',
  noTable:
    'In der ersten Zeile der Datei fehlen die Spalten „Block“, „Bedeutung“ und „Beispiel“. Es wurde nichts eingelesen.',
  unreadable: 'Die Datei konnte nicht gelesen werden.',
  fresh: (count: number) =>
    count === 0
      ? 'Die Datei enthält keine neuen Beispiele.'
      : `${examples(count)} ${count === 1 ? 'kommt' : 'kommen'} hinzu.`,
  known: (count: number) => `${examples(count)} gibt es schon.`,
  unfit: (lines: readonly number[]) => {
    const named = lines.slice(0, MOST_LINES).join(', ');
    const rest = lines.length - MOST_LINES;
    return `${lines.length === 1 ? 'Eine Zeile passt' : `${counts.format(lines.length)} Zeilen passen`} nicht zum Dialog und ${lines.length === 1 ? 'bleibt' : 'bleiben'} weg: Zeile ${named}${rest > 0 ? ` und ${counts.format(rest)} weitere` : ''}.`;
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
