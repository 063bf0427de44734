/** What a page says instead of the product. */
export const texts = {
  inactive: 'Dialog ist nicht mehr aktiv.',
  inactiveMore: 'Der Dialog wurde bereits beendet. Daher ist ein Dialog aktuell nicht mehr möglich.',
  unknown: 'Diesen Dialog gibt es nicht.',
  unknownMore: 'Bitte prüfen Sie den Link, den Sie bekommen haben.',
  notAvailable: 'Der Dialog kann gerade nicht geladen werden.',
  notAvailableMore: 'Es ist nichts verloren gegangen. Bitte laden Sie die Seite in einer Minute neu.',
  notBuilt: 'Die Anwendung kann gerade nicht geladen werden.',
  notBuiltMore: 'Es ist nichts verloren gegangen. Bitte laden Sie die Seite in einer Minute neu.',
  description: 'Ein Dialog im Chat: Schreiben Sie einfach mit.',
} as const;
