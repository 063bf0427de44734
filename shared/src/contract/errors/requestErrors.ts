import { plural } from '../../numbers/index.ts';
import { refusal } from './ErrorRecord.ts';

/** What every call can be refused with before it is looked at, and what is the server's own trouble. */
export const requestErrors = {
  'request/unreadable': refusal(400, 'Die Anfrage ist nicht lesbar. Es wurde nichts geändert.'),
  'request/bad-address': refusal(400, 'Diese Adresse ist nicht lesbar. Bitte prüfen Sie den Link.'),
  'request/unknown-address': refusal(404, 'Diese Adresse gibt es hier nicht.'),
  'request/bad-json': refusal(400, 'Die Anfrage enthält kein gültiges JSON. Es wurde nichts geändert.'),
  'request/not-an-object': refusal(400, 'Die Anfrage muss ein JSON-Objekt sein. Es wurde nichts geändert.'),
  'request/forbidden-key': refusal(
    400,
    'Die Anfrage enthält einen Feldnamen, der nicht erlaubt ist. Es wurde nichts geändert.',
  ),
  'request/too-deep': refusal(400, 'Die Anfrage ist zu tief verschachtelt. Es wurde nichts geändert.'),
  'request/too-many-values': refusal(
    400,
    'Die Anfrage hat zu viele Einträge. Es wurde nichts geändert; bitte teilen Sie sie auf.',
  ),
  'request/bad-characters': refusal(
    400,
    'Der Text enthält unsichtbare Zeichen, die nicht gespeichert werden können. Bitte entfernen Sie sie.',
  ),
  /** `field` names the field; `problem` says what is wrong with its value. */
  'request/invalid': refusal(400, ({ problem }: { readonly problem: string }) => problem),
  'request/content-type': refusal(415, 'Die Anfrage muss als JSON gesendet werden (Content-Type: application/json).'),
  'request/too-large': refusal(
    413,
    'Die Anfrage ist größer als 1 MB. Bitte kürzen Sie den Inhalt. Es wurde nichts geändert.',
  ),
  'request/headers-too-large': refusal(431, 'Die Kopfzeilen der Anfrage sind zu lang.'),
  'request/timeout': refusal(408, 'Die Anfrage kam nicht vollständig an. Bitte versuchen Sie es erneut.'),
  /** Its caller went away, so that nobody reads it. */
  'request/aborted': refusal(499, 'Die Anfrage wurde abgebrochen.'),
  'throttle/too-many-attempts': refusal(429, 'Zu viele Versuche. Bitte versuchen Sie es später erneut.'),
  'throttle/own-computations': refusal(
    429,
    'Für Ihr Konto laufen schon mehrere Berechnungen. Es wurde nichts geändert; bitte warten Sie, bis sie fertig sind, und versuchen Sie es dann erneut.',
  ),
  'throttle/too-many-at-once': refusal(
    429,
    'Gerade laufen sehr viele Anfragen Ihres Kontos zugleich. Es wurde nichts geändert; bitte warten Sie einige Sekunden und versuchen Sie es dann erneut.',
  ),
  'throttle/too-much-made': refusal(
    429,
    ({ seconds }: { readonly seconds: number }) =>
      `Sie haben in kurzer Zeit sehr viel angelegt. Was schon da ist, bleibt; dieses wurde noch nicht angelegt. Bitte versuchen Sie es in ${plural(seconds, 'einer Sekunde', `${seconds} Sekunden`)} erneut.`,
  ),
  'throttle/too-many-streams': refusal(
    429,
    'Ihr Konto ist in sehr vielen Fenstern zugleich verbunden. Was Sie tun, wird weiter gespeichert; was andere tun, sehen Sie hier nach dem Neuladen. Bitte schließen Sie Fenster, die Sie nicht brauchen.',
  ),

  /** A word, not a sentence: spec §8. */
  'server/busy': refusal(503, 'server_busy'),
  'server/database-away': refusal(
    503,
    'Die Datenbank ist gerade nicht erreichbar. Bereits gespeicherte Daten sind sicher; bitte versuchen Sie es gleich erneut.',
  ),
  'server/database-busy': refusal(
    503,
    'Der Server ist gerade stark ausgelastet. Es wurde nichts geändert; bitte versuchen Sie es gleich erneut.',
  ),
  'server/unexpected': refusal(
    500,
    'Ups… Es ist etwas schiefgelaufen. Bereits gespeicherte Daten sind sicher; bitte versuchen Sie es zu einem späteren Zeitpunkt erneut.',
  ),
  'health/database-away': refusal(
    503,
    'Die Datenbank ist gerade nicht erreichbar. Der Dienst antwortet, sobald sie wieder da ist.',
  ),
  'health/disk-full': refusal(
    503,
    'Auf dem Datenträger der Datenbank oder der Dateien ist kein Platz mehr. Gespeicherte Daten sind sicher, aber Neues wird abgelehnt, bis Platz geschaffen ist.',
  ),
  'legal/unreadable': refusal(
    503,
    'Dieser Text kann gerade nicht gelesen werden. Bitte versuchen Sie es in einer Minute noch einmal.',
  ),
};
