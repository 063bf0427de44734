/** What authors read of places on a map. */
export const placeTexts = {
  noMap: 'Es gibt keine Karte, auf der sich etwas markieren ließe: Dem Block fehlt ein Bild.',
  mapMissing: 'Noch keine Karte',
  mark: 'Eine Stelle markieren',
  withDegrees: 'mit Koordinaten',
  parts: {
    x: 'Abstand von links in Prozent',
    y: 'Abstand von oben in Prozent',
    lat: 'Geografische Breite',
    lon: 'Geografische Länge',
  },
} as const;
