import { counted, formatCount } from '../../numbers/index.ts';

/** Texts of the choice from the media library. */
export const libraryTexts = {
  title: 'Mediathek',
  intro:
    'Dateien Ihrer Arbeitsbereiche. Der Dialog bekommt eine eigene Kopie, mit dem Alternativtext aus der Mediathek.',
  search: 'Name oder Alternativtext suchen',
  count: (count: number) => counted(count, 'Datei', 'Dateien'),
  loading: 'Die Mediathek wird geladen …',
  fault: (reason: string) => `Die Mediathek kann gerade nicht gezeigt werden. ${reason}`,
  empty: 'In Ihrer Mediathek ist noch keine solche Datei.',
  noHits: 'Keine Datei passt dazu.',
  more: (hidden: number) => `Weitere anzeigen (${formatCount(hidden)})`,
  take: (name: string) => `„${name}“ verwenden`,
  notTaken: (name: string, reason: string) => `„${name}“ wurde nicht übernommen. ${reason}`,
  manage: 'Mediathek öffnen',
  noAlternative: 'Ohne Alternativtext',
  cancel: 'Abbrechen',
} as const;
