import { MEDIA_LIMIT_BYTES } from '@dialogwerk/shared/contract';

const megabytes = MEDIA_LIMIT_BYTES.image / 1024 / 1024;

/** The German texts of the card of a link. */
export const shareCardTexts = {
  loading: 'Vorschau des Links wird geladen …',
  failed: (reason: string) => `Die Vorschau des Links konnte nicht geladen werden. ${reason}`,
  meets:
    'Das zeigen Messenger, Netzwerke und Mailprogramme, wenn jemand den Link weitergibt. Ein Feld, das Sie leer lassen, füllt der Dialog selbst: mit seinem Namen, seinen ersten Worten und seinem Logo oder dem Bild des Bots.',
  role: 'Die Vorschau des Links bestimmen Besitzer und Personen mit vollem Zugriff.',
  title: 'Titel',
  description: 'Beschreibung',
  left: (left: number) => (left === 1 ? 'Noch 1 Zeichen.' : `Noch ${left} Zeichen.`),
  upload: 'Bild hochladen',
  another: 'Anderes Bild hochladen',
  uploading: 'Das Bild wird hochgeladen …',
  pictureHint:
    'JPEG, PNG, WebP oder GIF, am besten 1200 × 630 Pixel: Alles Wichtige in die Mitte, denn manche schneiden die Ränder ab.',
  noPicture: 'Bild entfernen',
  wrongKind: 'Bitte wählen Sie ein Bild als JPEG, PNG, WebP oder GIF.',
  tooLarge: `Das Bild ist größer als ${megabytes} MB. Bitte wählen Sie ein kleineres.`,
  notKept: (reason: string) => `Das Bild wurde nicht hochgeladen. ${reason}`,
  preview: 'So sieht der Link aus',
  previewText: 'Jeder Dienst zeichnet die Karte ein wenig anders, und viele behalten eine Vorschau für Tage.',
  pictureOf: 'Bild der Vorschau',
  guarded:
    'Vor dem Dialog steht ein Passwort: Solange zeigt der Link nichts vom Dialog, sondern nur, dass ein Passwort gebraucht wird.',
  noAddress:
    'Ein Bild zeigen andere Dienste erst, wenn dieser Server seine öffentliche Adresse kennt. Bitten Sie die Person, die ihn betreibt, sie einzutragen (PUBLIC_URL).',
  saved: 'Gespeichert. Es gilt ab dem nächsten Mal, wenn jemand den Link teilt.',
  notSaved: (reason: string) => `Nicht gespeichert. ${reason}`,
  undo: 'Rückgängig',
} as const;
