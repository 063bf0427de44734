/** What authors read while they set up a map. */
export const mapTexts = {
  title: 'Karte',
  file: 'Karte oder Bild',
  fileMissing:
    'Laden Sie ein Bild hoch: einen Stadtplan, einen Grundriss, eine Körperskizze. Ohne Bild wird die Frage übergangen.',
  descriptionHelp:
    'Sagt allen, die die Karte nicht sehen, was wo liegt. Felder heißen A1 (links oben) bis J10 (rechts unten).',
  edges: 'Koordinaten der Ränder (freiwillig)',
  edgesHelp:
    'In Grad, etwa 52,51. Mit ihnen kommt zu jeder Antwort die geografische Breite und Länge. Westliche Längen und südliche Breiten haben ein Minus.',
  edge: { north: 'Oberer Rand', south: 'Unterer Rand', west: 'Linker Rand', east: 'Rechter Rand' },
  edgesIncomplete:
    'Bitte geben Sie alle vier Ränder in Grad an, oder lassen Sie alle leer: oben und unten bis 85, links und rechts bis 180.',
  edgesSwapped: 'Der obere Rand muss nördlicher liegen als der untere, der rechte östlicher als der linke.',
} as const;
