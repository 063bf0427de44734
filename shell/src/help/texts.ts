import { counted } from '@dialogwerk/shared/numbers';

/** What stands around the pages of the help. */
export const texts = {
  title: 'Hilfe',
  intro: 'Wie Sie Dialoge bauen, teilen und auswerten. Suchen Sie, oder wählen Sie ein Thema.',
  search: 'Hilfe durchsuchen',
  contents: 'Themen der Hilfe',
  kinds: { task: 'Aufgaben', block: 'Blöcke', reference: 'Zum Nachschlagen' },
  found: (count: number, query: string) => `${counted(count, 'Treffer', 'Treffer')} für „${query}“`,
  none: (query: string) =>
    `Nichts gefunden für „${query}“. Versuchen Sie ein anderes Wort, zum Beispiel „Sprung“ oder „Export“.`,
  back: 'Alle Themen',
  see: 'Siehe auch',
  close: 'Hilfe schließen',
  own: 'In eigenem Tab öffnen',
  loading: 'Die Hilfe wird geladen …',
  missing: 'Ein Teil der Hilfe konnte gerade nicht geladen werden.',
  retry: 'Erneut versuchen',
  noPage: 'Diese Seite der Hilfe gibt es nicht',
  noPageMore: 'Vielleicht heißt sie jetzt anders. Suchen Sie danach, oder sehen Sie in allen Themen nach.',
} as const;
