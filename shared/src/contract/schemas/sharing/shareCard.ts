import { z } from 'zod';
import type { CallRecords } from '../../CallRecord.ts';
import { SHARE_CARD_LIMITS } from '../../limits.ts';
import { plainName } from '../../plainText.ts';
import { surveyId } from '../primitives.ts';

/** What the author says of the link; null: what the dialog says by itself. */
const said = {
  title: z.string().overwrite(plainName).min(1).max(SHARE_CARD_LIMITS.title).nullable(),
  description: z.string().overwrite(plainName).min(1).max(SHARE_CARD_LIMITS.description).nullable(),
  /** `filename_db` of a picture of the dialog. */
  picture: z.string().min(1).max(200).nullable(),
};

const shareCard = z.object({
  ...said,
  /** Where that picture is; null for none, and for one that is not there any more. */
  picture_address: z.string().nullable(),
  /** What stands in place of what the author leaves open. */
  defaults: z.object({ title: z.string(), description: z.string(), picture_address: z.string().nullable() }),
  /** Whether the installation knows its own address, without which no service shows a picture. */
  address_known: z.boolean(),
});
export type ShareCard = z.infer<typeof shareCard>;

const path = '/api/surveys/:survey_id/share_card';

export const shareCardCalls = {
  /** What services show of a dialog's link where somebody shares it, or of a multi-chat's, by its public id. */
  shareCard: {
    method: 'GET',
    path,
    access: 'author',
    errors: ['manager/unknown', 'survey/unknown'],
    request: z.object({ survey_id: surveyId }),
    response: shareCard,
  },
  /** Sets it, from the next opening on (Besitzer and Voller Zugriff). */
  setShareCard: {
    method: 'PUT',
    path,
    access: 'author',
    invalidates: ['shareCard', 'studyOverview'],
    errors: [
      'manager/role-insufficient',
      'manager/unknown',
      'role/insufficient',
      'share-card/picture',
      'survey/unknown',
    ],
    request: z.object({ survey_id: surveyId, ...said }),
    response: shareCard,
  },
} as const satisfies CallRecords;
