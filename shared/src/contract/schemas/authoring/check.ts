import type { CallRecords } from '../../CallRecord.ts';
import { z } from 'zod';
import { questionId, revisionNumber, surveyId } from '../primitives.ts';

/** Something that the check of a dialog ('Dialogprüfung') found, in words. */
const dialogFinding = z.object({
  /** The same as long as the finding is. */
  id: z.string(),
  /** `FindingKind` of the dialog engine. */
  kind: z.string(),
  /** An error is met by respondents or loses answers; a warning is worth a look. */
  severity: z.enum(['error', 'warning']),
  /** null for the dialog as a whole. */
  unique_question_id: questionId.nullable(),
  place: z.string(),
  /** What is wrong, to the author. */
  message: z.string(),
  /** What respondents meet. */
  meets: z.string(),
});
export type DialogFinding = z.infer<typeof dialogFinding>;

export const checkCalls = {
  /**
   * The check ('Dialogprüfung') of the dialog as it is stored, or of a revision that was kept, with the triggers of its multi-chat; errors first.
   */
  checkDialog: {
    method: 'POST',
    path: '/api/check_dialog',
    access: 'author',
    scope: 'dialogs:read',
    errors: ['check/over-budget', 'survey/unknown', 'throttle/own-computations', 'version/no-such-revision'],
    request: z.object({ survey_id: surveyId, revision: revisionNumber.optional() }),
    response: z.object({ findings: z.array(dialogFinding) }),
  },
} as const satisfies CallRecords;
