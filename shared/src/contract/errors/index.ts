import { accountErrors } from './accountErrors.ts';
import { blockErrors } from './blockErrors.ts';
import { connectionErrors } from './connectionErrors.ts';
import type { ErrorRecord } from './ErrorRecord.ts';
import { inviteeErrors } from './inviteeErrors.ts';
import { managerErrors } from './managerErrors.ts';
import { mediaErrors } from './mediaErrors.ts';
import { multiChatErrors } from './multiChatErrors.ts';
import { requestErrors } from './requestErrors.ts';
import { respondentErrors } from './respondentErrors.ts';
import { resultErrors } from './resultErrors.ts';
import { scriptedTestErrors } from './scriptedTestErrors.ts';
import { surveyErrors } from './surveyErrors.ts';
import { workspaceErrors } from './workspaceErrors.ts';

/**
 * Every error that the api answers with, by its code: status, `msg`, field. Code asks for the code alone; sentences are for
 * people, and may change. Apart from the calls' table, because no page carries them.
 */
export const errors = {
  ...requestErrors,
  ...accountErrors,
  ...surveyErrors,
  ...workspaceErrors,
  ...inviteeErrors,
  ...connectionErrors,
  ...blockErrors,
  ...managerErrors,
  ...multiChatErrors,
  ...mediaErrors,
  ...respondentErrors,
  ...resultErrors,
  ...scriptedTestErrors,
} satisfies Record<string, ErrorRecord>;

export type { ErrorRecord } from './ErrorRecord.ts';
export type ErrorCode = keyof typeof errors;

/** A code whose sentence carries nothing. */
export type PlainErrorCode = {
  [Code in ErrorCode]: object extends ErrorValues<Code> ? Code : never;
}[ErrorCode];

/** What the sentence of a code carries. */
export type ErrorValues<Code extends ErrorCode> = Parameters<(typeof errors)[Code]['msg']>[0];
