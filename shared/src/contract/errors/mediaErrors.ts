import { counted, formatCount, formatDecimal } from '../../numbers/index.ts';
import { PICTURE_LIMIT_PIXELS } from '../limits.ts';
import type { MediaKind } from '../limits.ts';
import { refusal } from './ErrorRecord.ts';

const kindNames: Record<MediaKind, string> = {
  image: 'Bilder (JPEG, PNG, WebP, GIF, AVIF)',
  audio: 'Audio (MP3, WAV, OGG, M4A, WebM)',
  video: 'Videos (MP4, WebM)',
  document: 'Dokumente (PDF, Word, Excel, OpenDocument, Text)',
};

/** Refusals about files; nobody is addressed, because respondents of both forms and authors read them. */
export const mediaErrors = {
  'media/empty': refusal(400, 'Die Datei ist leer. Es wurde nichts gespeichert; bitte eine andere Datei wählen.'),
  'media/wrong-kind': refusal(
    415,
    ({ kinds }: { readonly kinds: readonly MediaKind[] }) =>
      `Diese Art von Datei wird hier nicht angenommen. Es wurde nichts gespeichert; möglich sind: ${kinds.map((kind) => kindNames[kind]).join(', ')}.`,
  ),
  'media/no-captions': refusal(
    415,
    'Das ist keine Datei mit Untertiteln. Es wurde nichts gespeichert; möglich ist WebVTT (.vtt), deren erste Zeile „WEBVTT“ lautet.',
  ),
  /** `bytes`: the most that is taken. */
  'media/too-large': refusal(
    413,
    ({ bytes }: { readonly bytes: number }) =>
      `Die Datei ist zu groß: Möglich sind höchstens ${megabytes(bytes)} MB. Es wurde nichts gespeichert; bitte eine kleinere Datei wählen.`,
  ),
  /** `seconds`: the longest that is taken. */
  'media/too-long': refusal(
    422,
    ({ seconds }: { readonly seconds: number }) =>
      `Die Aufnahme ist zu lang: Möglich sind höchstens ${duration(seconds)}. Es wurde nichts gespeichert; bitte kürzer aufnehmen.`,
  ),
  'media/too-many-pixels': refusal(
    422,
    ({ width, height }: { readonly width: number; readonly height: number }) =>
      `Das Bild ist mit ${formatCount(width)} × ${formatCount(height)} Bildpunkten zu groß: Möglich sind höchstens ${PICTURE_LIMIT_PIXELS / 1_000_000} Millionen. Es wurde nichts gespeichert; bitte das Bild verkleinern.`,
  ),
  'media/unreadable': refusal(
    422,
    'Die Datei ist beschädigt oder ungewöhnlich aufgebaut. Darum lassen sich Angaben wie Ort und Gerät nicht aus ihr entfernen. Es wurde nichts gespeichert; bitte die Datei in einem anderen Programm neu sichern und noch einmal senden.',
  ),
  /** The sender fell silent. */
  'media/stalled': refusal(
    408,
    'Die Datei kam nicht vollständig an. Es wurde nichts gespeichert; bitte die Verbindung prüfen und erneut senden.',
  ),
  /** The connection broke. */
  'media/incomplete': refusal(
    400,
    'Die Datei kam nicht vollständig an. Es wurde nichts gespeichert; bitte die Verbindung prüfen und erneut senden.',
  ),
  'media/conversation-gone': refusal(404, 'Dieses Gespräch gibt es nicht mehr. Die Datei wurde nicht gespeichert.'),
  'media/too-many-of-survey': refusal(
    409,
    'Dieser Dialog hat schon 2.000 Dateien. Diese wurde nicht gespeichert; bitte zuerst Dateien löschen, die nicht mehr gebraucht werden.',
  ),
  /** `left`: bytes. */
  'media/conversation-full': refusal(
    409,
    ({ left }: { readonly left: number }) =>
      `In diesem Gespräch sind nur noch ${megabytes(left)} MB für Dateien frei. Diese wurde nicht gespeichert; die bisherigen sind sicher. Bitte eine kleinere Datei wählen.`,
  ),
  /** `limit`: bytes. */
  'media/survey-full': refusal(
    409,
    ({ limit }: { readonly limit: number }) =>
      `Die Dateien dieses Dialogs dürfen zusammen höchstens ${megabytes(limit)} MB haben. Diese wurde nicht gespeichert; die bisherigen sind sicher. Wer den Dialog verwaltet, kann Dateien löschen, die nicht mehr gebraucht werden.`,
  ),
  'media/installation-full': refusal(
    409,
    'Der Platz, den diese Installation für Dateien hat, ist belegt. Die Datei wurde nicht gespeichert; alle bisherigen sind sicher. Bitte die Verwaltung der Installation informieren.',
  ),
  'media/unknown': refusal(404, 'Diese Datei gibt es nicht oder nicht mehr.'),
  'media/no-such-part': refusal(416, 'Diesen Teil der Datei gibt es nicht.'),
  /** `block`: the name of the question that shows it; null for the settings. */
  'share-card/picture': refusal(
    422,
    'Als Bild zeigen andere Dienste nur JPEG, PNG, WebP und GIF. Bitte laden Sie ein solches Bild hoch. Es wurde nichts geändert.',
    'picture',
  ),
  /** It is a picture, and something else for who takes it for that. */
  'media/two-in-one': refusal(
    415,
    'In der Datei steckt noch etwas anderes, zum Beispiel ein Programm, eine Webseite oder ein Archiv. Es wurde nichts gespeichert; bitte die Datei in einem anderen Programm neu sichern und noch einmal senden.',
  ),
  'media/path-in-name': refusal(
    400,
    'Der Name der Datei enthält einen Ordner oder Zeichen, die kein Dateiname haben darf. Es wurde nichts gespeichert; bitte die Datei umbenennen und noch einmal senden.',
  ),
  'media/no-film': refusal(404, 'Diesen Film gibt es nicht oder nicht mehr. Das Vorschaubild wurde nicht gespeichert.'),
  'library/unknown': refusal(
    404,
    'Diese Datei gibt es in der Mediathek nicht oder nicht mehr, oder Sie gehören nicht zu ihrem Arbeitsbereich.',
  ),
  /** `dialogs`: how many show it. */
  'library/in-use': refusal(
    409,
    ({ dialogs }: { readonly dialogs: number }) =>
      `Die Datei wird noch in ${counted(dialogs, 'Dialog', 'Dialogen')} gezeigt. Bitte entfernen Sie sie zuerst dort. Es wurde nichts gelöscht.`,
  ),
  /** `kinds`: the one of the file that is there. */
  'library/other-kind': refusal(
    415,
    ({ kinds }: { readonly kinds: readonly MediaKind[] }) =>
      `Ersetzt werden kann nur durch eine Datei derselben Art. Es wurde nichts geändert; möglich sind: ${kinds.map((kind) => kindNames[kind]).join(', ')}.`,
  ),
  'library/too-many': refusal(
    409,
    'Diese Mediathek hat schon 5.000 Dateien. Diese wurde nicht gespeichert; bitte zuerst Dateien löschen, die nicht mehr gebraucht werden.',
  ),
  /** `limit`: bytes. */
  'library/full': refusal(
    409,
    ({ limit }: { readonly limit: number }) =>
      `Die Dateien dieser Mediathek dürfen zusammen höchstens ${megabytes(limit)} MB haben. Diese wurde nicht gespeichert; die bisherigen sind sicher. Bitte zuerst Dateien löschen, die nicht mehr gebraucht werden.`,
  ),
  'media/in-use': refusal(409, ({ block }: { readonly block: string | null }) => {
    const where = block === null ? 'in den Einstellungen des Dialogs' : `in der Frage „${block}“`;
    return `Die Datei wird noch verwendet (${where}). Bitte entfernen Sie sie zuerst dort. Es wurde nichts gelöscht.`;
  }),
  'media/published': refusal(
    409,
    'Die veröffentlichte Version dieses Dialogs zeigt die Datei noch. Bitte veröffentlichen Sie zuerst eine Version ohne sie. Es wurde nichts gelöscht.',
  ),
};

function megabytes(bytes: number): string {
  return formatDecimal(bytes / (1024 * 1024), 1);
}

function duration(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  if (minutes === 0) return counted(rest, 'Sekunde', 'Sekunden');
  if (rest === 0) return counted(minutes, 'Minute', 'Minuten');
  return `${minutes}:${String(rest).padStart(2, '0')} Minuten`;
}
