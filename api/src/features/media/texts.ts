import { PICTURE_LIMIT_PIXELS } from '@dialogwerk/shared/contract';
import type { MediaKind } from '@dialogwerk/shared/contract';

const kindNames: Record<MediaKind, string> = {
  image: 'Bilder (JPEG, PNG, WebP, GIF, AVIF)',
  audio: 'Audio (MP3, WAV, OGG, M4A, WebM)',
  video: 'Videos (MP4, WebM)',
  document: 'Dokumente (PDF, Word, Excel, OpenDocument, Text)',
};

/** What is said about files; nobody is addressed, because respondents of both forms and authors read it. */
export const mediaTexts = {
  empty: 'Die Datei ist leer. Es wurde nichts gespeichert; bitte eine andere Datei wählen.',
  wrongKind: (kinds: readonly MediaKind[]) =>
    `Diese Art von Datei wird hier nicht angenommen. Es wurde nichts gespeichert; möglich sind: ${kinds.map((kind) => kindNames[kind]).join(', ')}.`,
  noCaptions:
    'Das ist keine Datei mit Untertiteln. Es wurde nichts gespeichert; möglich ist WebVTT (.vtt), deren erste Zeile „WEBVTT“ lautet.',
  tooLarge: (bytes: number) =>
    `Die Datei ist zu groß: Möglich sind höchstens ${megabytes(bytes)} MB. Es wurde nichts gespeichert; bitte eine kleinere Datei wählen.`,
  tooLong: (seconds: number) =>
    `Die Aufnahme ist zu lang: Möglich sind höchstens ${duration(seconds)}. Es wurde nichts gespeichert; bitte kürzer aufnehmen.`,
  tooManyPixels: (width: number, height: number) =>
    `Das Bild ist mit ${width.toLocaleString('de-DE')} × ${height.toLocaleString('de-DE')} Bildpunkten zu groß: Möglich sind höchstens ${PICTURE_LIMIT_PIXELS / 1_000_000} Millionen. Es wurde nichts gespeichert; bitte das Bild verkleinern.`,
  stalled:
    'Die Datei kam nicht vollständig an. Es wurde nichts gespeichert; bitte die Verbindung prüfen und erneut senden.',
  conversationGone: 'Dieses Gespräch gibt es nicht mehr. Die Datei wurde nicht gespeichert.',
  tooManyOfSurvey:
    'Dieser Dialog hat schon 2.000 Dateien. Diese wurde nicht gespeichert; bitte zuerst Dateien löschen, die nicht mehr gebraucht werden.',
  conversationFull: (left: number) =>
    `In diesem Gespräch sind nur noch ${megabytes(left)} MB für Dateien frei. Diese wurde nicht gespeichert; die bisherigen sind sicher. Bitte eine kleinere Datei wählen.`,
  surveyFull: (limit: number) =>
    `Die Dateien dieses Dialogs dürfen zusammen höchstens ${megabytes(limit)} MB haben. Diese wurde nicht gespeichert; die bisherigen sind sicher. Wer den Dialog verwaltet, kann Dateien löschen, die nicht mehr gebraucht werden.`,
  installationFull:
    'Der Platz, den diese Installation für Dateien hat, ist belegt. Die Datei wurde nicht gespeichert; alle bisherigen sind sicher. Bitte die Verwaltung der Installation informieren.',
  busy: 'server_busy',
  noSuchPart: 'Diesen Teil der Datei gibt es nicht.',
  unknown: 'Diese Datei gibt es nicht oder nicht mehr.',
  inUse: (where: string) =>
    `Die Datei wird noch verwendet (${where}). Bitte entfernen Sie sie zuerst dort. Es wurde nichts gelöscht.`,
  published:
    'Die veröffentlichte Fassung dieses Dialogs zeigt die Datei noch. Bitte veröffentlichen Sie zuerst eine Fassung ohne sie. Es wurde nichts gelöscht.',
  inSettings: 'in den Einstellungen des Dialogs',
  inBlock: (name: string) => `in der Frage „${name}“`,
} as const;

function megabytes(bytes: number): string {
  return (bytes / (1024 * 1024)).toLocaleString('de-DE', { maximumFractionDigits: 1 });
}

function duration(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  if (minutes === 0) return `${rest} ${rest === 1 ? 'Sekunde' : 'Sekunden'}`;
  if (rest === 0) return `${minutes} ${minutes === 1 ? 'Minute' : 'Minuten'}`;
  return `${minutes}:${String(rest).padStart(2, '0')} Minuten`;
}
