import { counted } from '@dialogwerk/shared/numbers';

/** What stands in the table of dialogs. */
export const tableTexts = {
  columns: {
    name: 'Name',
    status: 'Status',
    version: 'Version',
    gespraeche: 'Antworten',
    geaendert: 'Geändert',
    ordner: 'Ordner und Schlagwörter',
  },
  folderShort: 'Ordner',
  choice: 'Auswahl',
  menu: 'Menü',
  answers: (count: number) => counted(count, 'beendetes Gespräch', 'beendete Gespräche'),
  now: 'gerade eben',
  multiChat: 'Multi-Chat',
  parts: (count: number) => counted(count, 'Dialog', 'Dialoge'),
  unfold: (name: string) => `Dialoge von „${name}“ zeigen`,
  fold: (name: string) => `Dialoge von „${name}“ ausblenden`,
  chooseParts: (name: string) => `Alle Dialoge von „${name}“ auswählen`,
} as const;
