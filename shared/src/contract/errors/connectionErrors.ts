import { API_KEY_LIMITS, WEBHOOK_LIMITS } from '../limits.ts';
import { refusal } from './ErrorRecord.ts';

/** Refusals about connections to other systems. */
export const connectionErrors = {
  'key/unknown': refusal(404, 'Diesen API-Schlüssel gibt es nicht mehr. Bitte laden Sie die Seite neu.'),
  'key/invalid': refusal(401, 'Dieser API-Schlüssel gilt nicht: Er wurde gesperrt, ist abgelaufen oder war nie einer.'),
  'key/not-here': refusal(401, 'Dieser Aufruf ist für API-Schlüssel nicht offen.'),
  'key/missing-scope': refusal(
    409,
    ({ scope }: { readonly scope: string }) =>
      `Diesem API-Schlüssel fehlt das Recht „${scope}“. Es wurde nichts geändert. Rechte lassen sich nicht nachtragen: Bitte legen Sie einen neuen an.`,
  ),
  'key/too-many-calls': refusal(
    429,
    'Dieser API-Schlüssel macht zu viele Aufrufe. Bitte warten Sie so lange, wie „Retry-After“ sagt. Es wurde nichts geändert.',
  ),
  'key/too-many': refusal(
    409,
    `Es sind höchstens ${API_KEY_LIMITS.most} API-Schlüssel. Bitte sperren Sie zuerst einen, den Sie nicht mehr brauchen.`,
  ),
  'key/bad-end': refusal(400, 'Bitte geben Sie ein Ende in der Zukunft an.', 'ends_at'),
  'feed/unknown': refusal(
    404,
    'Diese Adresse gilt nicht mehr oder galt nie. Wer den Dialog teilt, findet die jetzige unter „Teilen“, „Verbindungen“.',
  ),
  'feed/too-often': refusal(
    429,
    'Diese Tabelle wird zu oft abgerufen. Bitte warten Sie so lange, wie „Retry-After“ sagt; einmal in der Minute ist immer möglich.',
  ),
  'webhook/unknown': refusal(404, 'Diesen Webhook gibt es nicht mehr. Bitte laden Sie die Seite neu.'),
  'webhook/https': refusal(
    409,
    'Ein Webhook braucht eine Adresse mit https://, damit niemand unterwegs mitliest. Es wurde nichts geändert.',
    'url',
  ),
  'webhook/too-many': refusal(
    409,
    `Es sind höchstens ${WEBHOOK_LIMITS.most} Webhooks an einem Dialog. Bitte entfernen Sie zuerst einen.`,
  ),
  'webhook/too-many-samples': refusal(
    429,
    'Das waren viele Proben kurz hintereinander. Bitte warten Sie einen Moment. Es wurde keine gesendet.',
  ),
  'webhook/is-off': refusal(
    409,
    'Der Webhook ist ausgeschaltet. Bitte schalten Sie ihn zuerst ein. Es wurde nichts gesendet.',
  ),
};
