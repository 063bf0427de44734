import type { CallRecords } from '../../CallRecord.ts';
import { z } from 'zod';
import { SECRET_HOSTS_LIMIT, SECRET_LENGTH } from '../../limits.ts';
import { done, milliseconds, surveyId } from '../primitives.ts';

/** What `{{secret.NAME}}` names. */
const secretName = z
  .string()
  .max(64)
  .regex(
    /^[A-Za-z][A-Za-z0-9_]*$/,
    'Der Name eines Geheimnisses beginnt mit einem Buchstaben und enthält nur Buchstaben (ohne Umlaute), Ziffern und _.',
  );

/** In one line, of signs that every address, header and body can carry. */
const secretValue = z
  .string()
  .trim()
  .min(SECRET_LENGTH.least, `Ein Geheimnis hat mindestens ${SECRET_LENGTH.least} Zeichen.`)
  .max(SECRET_LENGTH.greatest, `Ein Geheimnis hat höchstens ${SECRET_LENGTH.greatest} Zeichen.`)
  .regex(
    /^[\x20-\x7e]*$/,
    'Ein Geheimnis steht in einer Zeile und besteht aus Buchstaben ohne Umlaute, Ziffern und Satzzeichen.',
  );

/** A host without scheme and path, with its port where it is not the usual one: `api.example.org`, `localhost:8080`. */
const secretHost = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(
    /^([a-z0-9]([a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(:\d{1,5})?$/,
    'Bitte geben Sie Server ohne https:// und ohne Pfad an, zum Beispiel api.example.org.',
  );

/** A secret of a dialog (domain.md §15): all but its value, which no call ever gives. */
export const dialogSecret = z.object({
  name: z.string(),
  set_at: milliseconds,
  /** Name or address of who set it; null once their account is gone. */
  set_by: z.string().nullable(),
  /** false when it was encrypted by a key that the server does not have: then it has to be set anew. */
  readable: z.boolean(),
  /** The hosts that it is sent to, and no other. */
  hosts: z.array(z.string()),
});
export type DialogSecret = z.infer<typeof dialogSecret>;

const one = { survey_id: surveyId, name: secretName };
const secretOfDialog = z.object({ secret: dialogSecret });

export const secretCalls = {
  /** By name. */
  listSecrets: {
    method: 'GET',
    path: '/api/surveys/:survey_id/secrets',
    access: 'author',
    errors: ['role/insufficient', 'survey/unknown'],
    request: z.object({ survey_id: surveyId }),
    response: z.object({ secrets: z.array(dialogSecret) }),
  },
  /**
   * Keeps a value under a new name, or in place of the value before. 409 when there are too many. Hosts come with the value alone,
   * because who does not know it shall not lead it elsewhere; without any, those from before stay, and a new one gets those where the
   * draft sends it.
   */
  setSecret: {
    method: 'PUT',
    path: '/api/surveys/:survey_id/secrets/:name',
    access: 'author',
    invalidates: ['listSecrets', 'checkDialog'],
    errors: ['role/insufficient', 'secret/too-many', 'secret/unknown', 'survey/unknown'],
    request: z.object({
      ...one,
      value: secretValue,
      hosts: z.array(secretHost).min(1).max(SECRET_HOSTS_LIMIT).optional(),
    }),
    response: secretOfDialog,
  },
  deleteSecret: {
    method: 'DELETE',
    path: '/api/surveys/:survey_id/secrets/:name',
    access: 'author',
    invalidates: ['listSecrets', 'checkDialog'],
    errors: ['role/insufficient', 'secret/unknown', 'survey/unknown'],
    request: z.object(one),
    response: done,
  },
  /** Brings a deleted one back, within an hour; 404 afterwards. */
  restoreSecret: {
    method: 'POST',
    path: '/api/surveys/:survey_id/secrets/:name/restore',
    access: 'author',
    invalidates: ['listSecrets', 'checkDialog'],
    errors: ['role/insufficient', 'secret/gone', 'survey/unknown'],
    request: z.object(one),
    response: secretOfDialog,
  },
} as const satisfies CallRecords;
