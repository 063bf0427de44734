import { z } from 'zod';
import { questionId, surveyId } from './primitives.ts';

/** Something that the proof of a dialog ('Dialogprüfung') found, in words. */
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

/** Checks a dialog as it is stored, with the triggers of its multi-chat; errors first. */
export const checkDialog = {
  request: z.object({ survey_id: surveyId }),
  response: z.object({ findings: z.array(dialogFinding) }),
};
