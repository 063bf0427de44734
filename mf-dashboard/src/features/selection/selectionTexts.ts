import { formatCount } from '@dialogwerk/shared/numbers';

/** What stands beside chosen dialogs. */
export const selectionTexts = {
  name: 'Auswahl',
  chosen: 'ausgewählt',
  all: (count: number) => `Alle ${formatCount(count)} auswählen`,
  folder: 'Verschieben',
  workspace: 'Arbeitsbereich',
  tags: 'Schlagwörter',
  archive: 'Archivieren',
  unarchive: 'Aus dem Archiv zurückholen',
  remove: 'Löschen',
  clear: 'Auswahl aufheben',
} as const;
