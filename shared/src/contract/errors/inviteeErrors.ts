import { formatCount } from '../../numbers/index.ts';
import { INVITEE_LIMITS } from '../limits.ts';
import { refusal } from './ErrorRecord.ts';

/** Refusals about people who are invited by links of their own. */
export const inviteeErrors = {
  'invitees/none': refusal(
    409,
    'Noch steht niemand auf der Liste der persönlichen Links. Bitte nehmen Sie zuerst Personen auf. Es wurde nichts gesendet.',
  ),
  'invitees/anonymous': refusal(
    409,
    'Bei anonymen Links ist nicht bekannt, wer den Dialog beendet hat. Sie können an alle erinnern, deren Link noch nicht benutzt ist. Es wurde nichts gesendet.',
    'kind',
  ),
  'invitees/other-kind': refusal(
    409,
    ({ anonymous }: { readonly anonymous: boolean }) =>
      `${anonymous ? 'Diese Liste ist anonym' : 'Diese Liste ist nicht anonym'}, und das lässt sich nicht ändern. Bitte laden Sie die Seite neu. Es wurde niemand aufgenommen.`,
    'anonymous',
  ),
  'invitees/too-many': refusal(
    409,
    `Eine Liste hat höchstens ${formatCount(INVITEE_LIMITS.most)} Personen. Was schon darauf steht, bleibt; weitere wurden nicht aufgenommen.`,
    'invitees',
  ),
  'invitees/too-many-columns': refusal(
    409,
    `Mit den neuen Spalten hätte die Liste mehr als ${INVITEE_LIMITS.columns}. Bitte lassen Sie Spalten weg. Es wurde niemand aufgenommen.`,
    'columns',
  ),
  'invitees/unreadable': refusal(
    409,
    'Die Links dieser Liste lassen sich gerade nicht lesen. Sie gelten weiter. Bitte wenden Sie sich an Ihre Administration: Auf dem Server fehlt der Schlüssel.',
  ),
  'mailing/too-many': refusal(
    409,
    `Möglich sind höchstens ${INVITEE_LIMITS.mailings} Rundmails an eine Liste. Es wurde nichts gesendet.`,
  ),
};
