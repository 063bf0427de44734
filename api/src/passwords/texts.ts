const guessed = 'Dieses Passwort ist leicht zu erraten';
const advice = 'Gut sind vier Wörter, die nichts miteinander zu tun haben, oder ein Vorschlag Ihres Passwort-Managers.';

/** German sentences about passwords. */
export const passwordTexts = {
  tooShort: 'Das Passwort ist zu kurz. Bitte wählen Sie mindestens 10 Zeichen.',
  personal: `${guessed}: Es enthält Ihren Namen, Ihre E-Mail-Adresse oder den Namen des Produkts. ${advice}`,
  repeated: `${guessed}: Es wiederholt sich. ${advice}`,
  inARow: `${guessed}: Es besteht aus Zeichen, die im Alphabet oder auf der Tastatur nebeneinander stehen. ${advice}`,
  dated: `${guessed}: Ein Wort mit einer Jahreszahl oder einem Datum wird früh ausprobiert. ${advice}`,
  common: `${guessed}: Häufige Wörter und Passwörter werden zuerst ausprobiert, auch mit Ziffern am Ende. ${advice}`,
  weak: `${guessed}. ${advice}`,
} as const;
