import { counted, formatCount, formatDecimal } from '@dialogwerk/shared/numbers';

const MEGABYTE = 1024 * 1024;

/** All German texts of the media library. */
export const libraryTexts = {
  title: 'Mediathek',
  intro:
    'Bilder, Töne und Videos für alle Dialoge eines Arbeitsbereichs. Ein Dialog bekommt eine eigene Kopie: Er zeigt die Datei auch dann noch, wenn jemand den Arbeitsbereich verlässt.',
  upload: 'Dateien hochladen',
  uploadHint: 'Sie können Dateien auch auf diese Seite ziehen.',
  drop: 'Loslassen, um die Dateien hochzuladen',
  search: 'Name oder Alternativtext suchen',
  clearSearch: 'Suche leeren',
  kind: 'Art',
  kinds: { all: 'Alle Arten', image: 'Bilder', audio: 'Töne', video: 'Videos' },
  oneKind: { image: 'Bild', audio: 'Ton', video: 'Video' },
  workspace: 'Arbeitsbereich',
  allWorkspaces: 'Alle Arbeitsbereiche',
  ownWorkspace: 'Mein Arbeitsbereich',
  undescribed: 'Nur ohne Alternativtext',
  count: (count: number) => counted(count, 'Datei', 'Dateien'),
  loading: 'Die Mediathek wird geladen …',
  fault: 'Die Mediathek konnte nicht geladen werden',
  faultText: (reason: string) => `${reason} Ihre Dateien sind sicher gespeichert.`,
  empty: 'Noch keine Datei',
  emptyText: 'Laden Sie Bilder, Töne oder Videos hoch, die Sie in mehreren Dialogen brauchen.',
  noHits: 'Nichts gefunden',
  noHitsText: 'Keine Datei passt zu Suche und Auswahl.',
  showAll: 'Alle Dateien zeigen',
  more: (hidden: number) => `Weitere anzeigen (${formatCount(hidden)})`,
  moreFault: (reason: string) => `Weitere Dateien konnten nicht geladen werden. ${reason}`,
  open: (name: string) => `„${name}“ öffnen`,
  noAlternative: 'Ohne Alternativtext',
  inDialogs: (count: number) => (count === 0 ? 'In keinem Dialog' : `In ${counted(count, 'Dialog', 'Dialogen')}`),
  bytes: (bytes: number) =>
    bytes < MEGABYTE / 10
      ? `${formatCount(Math.max(1, Math.round(bytes / 1024)))} KB`
      : `${formatDecimal(bytes / MEGABYTE, 1)} MB`,
  pixels: (width: number, height: number) => `${formatCount(width)} × ${formatCount(height)} Pixel`,
  length: (seconds: number) => {
    const whole = Math.round(seconds);
    return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')} Minuten`;
  },
  sending: {
    title: 'Wird hochgeladen',
    waiting: 'Wartet …',
    progress: (name: string) => `„${name}“ wird hochgeladen`,
    percent: (share: number) => (share >= 1 ? 'Wird geprüft …' : `${Math.floor(share * 100)} %`),
    cancel: 'Abbrechen',
    cancelName: (name: string) => `Hochladen von „${name}“ abbrechen`,
    retry: 'Noch einmal',
    retryName: (name: string) => `„${name}“ noch einmal hochladen`,
    dismiss: 'Ausblenden',
    dismissName: (name: string) => `Meldung zu „${name}“ ausblenden`,
    failed: (name: string, reason: string) => `„${name}“ wurde nicht hochgeladen. ${reason}`,
    cancelled: (name: string) => `Das Hochladen von „${name}“ wurde abgebrochen. Es wurde nichts gespeichert.`,
    done: (name: string) => `„${name}“ ist in der Mediathek.`,
    wasThere: (name: string, as: string) =>
      name === as ? `„${name}“ war schon in der Mediathek.` : `„${name}“ war schon in der Mediathek, als „${as}“.`,
    tooLarge: (bytes: number) =>
      `Die Datei ist zu groß: Möglich sind höchstens ${formatDecimal(bytes / MEGABYTE, 1)} MB. Es wurde nichts gespeichert; bitte eine kleinere Datei wählen.`,
    replaced: (name: string, dialogs: number) =>
      dialogs === 0
        ? `„${name}“ ist ersetzt.`
        : `„${name}“ ist ersetzt, auch im Entwurf von ${counted(dialogs, 'Dialog', 'Dialogen')}. Veröffentlichte Versionen zeigen die neue Datei, sobald Sie sie veröffentlichen.`,
    left: (dialogs: number) =>
      `In ${counted(dialogs, 'Dialog', 'Dialogen')} ließ sie sich nicht ersetzen; dort steht noch die bisherige. Bitte ersetzen Sie sie später noch einmal.`,
  },
  file: {
    name: 'Name',
    nameMissing: 'Bitte geben Sie einen Namen ein.',
    alternative: 'Alternativtext',
    alternativeHelp: {
      image: 'Was auf dem Bild zu sehen ist, für alle, die es nicht sehen. Er kommt in jeden Dialog mit.',
      audio: 'Was zu hören ist, für alle, die es nicht hören. Er kommt in jeden Dialog mit.',
      video: 'Was zu sehen und zu hören ist, für alle, die es nicht sehen oder hören. Er kommt in jeden Dialog mit.',
    },
    save: 'Speichern',
    saved: (name: string) => `„${name}“ ist gespeichert.`,
    notSaved: (reason: string) => `Das wurde nicht gespeichert. ${reason}`,
    close: 'Schließen',
    places: 'Wird gezeigt in',
    placesLoading: 'Es wird nachgesehen, wo die Datei gezeigt wird …',
    placesFault: (reason: string) => `Wo die Datei gezeigt wird, lässt sich gerade nicht sagen. ${reason}`,
    noPlaces: 'Kein Dialog zeigt die Datei.',
    published: 'veröffentlicht',
    others: (count: number) => `und in ${counted(count, 'weiteren Dialog', 'weiteren Dialogen')}, die Sie nicht sehen`,
    replace: 'Ersetzen',
    replaceHelp: 'Alle Entwürfe zeigen dann die neue Datei; was veröffentlicht ist, bleibt, bis Sie veröffentlichen.',
    remove: 'Löschen',
    removed: (name: string) => `„${name}“ ist gelöscht.`,
    notRemoved: (reason: string) => `Die Datei wurde nicht gelöscht. ${reason}`,
    undo: 'Rückgängig',
    undone: (name: string) => `„${name}“ ist wieder da.`,
    undoFailed: (name: string, reason: string) => `„${name}“ konnte nicht wiederhergestellt werden. ${reason}`,
    added: (day: string) => `Hinzugefügt am ${day}`,
    replacedAt: (day: string) => `ersetzt am ${day}`,
    player: (name: string) => `Vorschau von „${name}“`,
  },
} as const;
