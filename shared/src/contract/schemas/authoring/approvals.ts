import { z } from 'zod';
import type { CallRecords } from '../../CallRecord.ts';
import { TRAINING_READS } from '../../readsOf.ts';
import { APPROVAL_LIMITS, PUBLICATION_NOTE_LIMIT, SURVEY_BLOCKS_LIMIT } from '../../limits.ts';
import { milliseconds, person, publicSurveyId, questionId, revisionNumber, surveyId } from '../primitives.ts';
import { managerId } from './manager.ts';
import { dataChange, differences, publicationState } from './publication.ts';

const approvalId = z.uuid();
const reason = z.string().trim().max(APPROVAL_LIMITS.reason);

/** One author's wish that a second person agrees to (docs/decisions/0171): to publish, or to switch the Vier-Augen-Prinzip off. */
const approval = z.object({
  approval_id: approvalId,
  wants: z.enum(['publication', 'off']),
  /** Of a dialog: what is published once it is approved. */
  revision: z.number().int().nullable(),
  /** Goes live with it. */
  goes_live: z.boolean(),
  note: z.string(),
  /** null: the account is gone. */
  asked_by: person.nullable(),
  asked_at: milliseconds,
  /** Who is asked by name; empty: whoever may approve. */
  asked: z.array(person),
  /** 'lapsed': nobody has to be asked any more. */
  state: z.enum(['waiting', 'approved', 'declined', 'withdrawn', 'lapsed']),
  decided_by: person.nullable(),
  decided_at: milliseconds.nullable(),
  reason: z.string(),
});
export type Approval = z.infer<typeof approval>;

/** How publishing a dialog or a multi-chat stands under the Vier-Augen-Prinzip. */
const approvalState = z.object({
  four_eyes: z.boolean(),
  /** Who else may approve what the reader asks for. */
  others: z.array(person),
  /** Whether the reader is one who may approve what others ask for. */
  may_approve: z.boolean(),
  waiting: approval.nullable(),
  /** The wish to switch it off that waits. */
  off: approval.nullable(),
  /** What was decided or ended, the newest first. */
  past: z.array(approval),
});

/** What of the draft is not in what was asked for: at how many places they differ; 0 without a waiting wish. */
const behind = z.number().int().nonnegative();

/** What a new wish says beside what it is about. */
const asking = {
  /** Of the page's making: sent twice it is one. */
  approval_id: approvalId,
  note: z.string().trim().max(PUBLICATION_NOTE_LIMIT).default(''),
  asked: z.array(z.uuid()).max(APPROVAL_LIMITS.asked).default([]),
  goes_live: z.boolean().default(false),
  /** The waiting wish that it takes the place of; without it one that waits is in the way. */
  instead_of: approvalId.nullable().default(null),
};
const deciding = { approval_id: approvalId, approved: z.boolean(), reason: reason.default('') };
const withdrawing = { approval_id: approvalId, withdrawn: z.boolean() };

const surveyResponse = approvalState.extend({ behind });
const managerResponse = approvalState.extend({
  behind,
  /** What approving would change, as `managerLive` counts it; null without a waiting wish. */
  changes: z
    .object({
      unpublished_changes: z.number().int(),
      changed_surveys: z.array(z.object({ survey_id: publicSurveyId, changes: z.number().int() })),
    })
    .nullable(),
});

const stale = ['approvals', 'approvalChanges', 'listTasks'] as const;
const staleOfManager = ['managerApprovals', 'listTasks'] as const;
const askErrors = [
  'approval/not-needed',
  'approval/unknown',
  'approval/unknown-person',
  'approval/waits-already',
  'role/insufficient',
  'survey/no-question',
  'survey/unknown',
] as const;
const settleErrors = ['approval/settled', 'approval/unknown', 'role/insufficient', 'survey/unknown'] as const;
const managerErrors = ['manager/role-insufficient', 'manager/unknown'] as const;

export const approvalCalls = {
  approvals: {
    method: 'GET',
    path: '/api/surveys/:survey_id/approvals',
    access: 'author',
    scope: 'dialogs:read',
    errors: ['survey/unknown'],
    request: z.object({ survey_id: surveyId }),
    response: surveyResponse,
  },
  /**
   * Whether publications of the dialog need a second person. Off at once only where nobody else could be asked; else
   * `askApproval` with `wants` 'off' asks for it.
   */
  setFourEyes: {
    method: 'POST',
    path: '/api/surveys/:survey_id/four_eyes',
    access: 'author',
    invalidates: [...stale, 'managerApprovals'],
    errors: ['approval/second-needed', 'publication/survey-gone', 'role/insufficient', 'survey/unknown'],
    request: z.object({ survey_id: surveyId, on: z.boolean() }),
    response: surveyResponse,
  },
  /** Asks that a revision is published: the draft's, or one that was published before; or that nobody has to be asked any more. */
  askApproval: {
    method: 'POST',
    path: '/api/surveys/:survey_id/approvals',
    access: 'author',
    scope: 'dialogs:publish',
    invalidates: stale,
    whole: true,
    errors: [
      ...askErrors,
      'approval/nothing-new',
      'publication/draft-moved-on',
      'publication/nothing-asked',
      'publication/survey-gone',
    ],
    request: z.object({
      survey_id: surveyId,
      wants: z.enum(['publication', 'off']).default('publication'),
      /** Of a publication; the draft's as it stands when absent. */
      revision: revisionNumber.optional(),
      renewed: z.array(questionId).max(SURVEY_BLOCKS_LIMIT).default([]),
      ...asking,
    }),
    response: surveyResponse,
  },
  /** By who asked; back again as long as nobody has asked anew. */
  withdrawApproval: {
    method: 'POST',
    path: '/api/surveys/:survey_id/approvals/:approval_id/withdraw',
    access: 'author',
    invalidates: stale,
    errors: [...settleErrors, 'approval/not-yours', 'approval/waits-already', 'publication/survey-gone'],
    request: z.object({ survey_id: surveyId, ...withdrawing }),
    response: surveyResponse,
  },
  /** By another person than the one who asked; approved, it is done at once: published in the revision that was asked for. */
  decideApproval: {
    method: 'POST',
    path: '/api/surveys/:survey_id/approvals/:approval_id/decide',
    access: 'author',
    invalidates: [
      ...stale,
      'adminSurveys',
      'askedQuestions',
      'dialog',
      'listManagers',
      'listSurveys',
      'managerApprovals',
      'managerLive',
      'partContent',
      'publications',
      'surveyDataConfigurator',
      'surveyDeletion',
      'unpublishedChanges',
      'versions',
      ...TRAINING_READS,
    ],
    whole: true,
    errors: [...settleErrors, 'approval/no-reason', 'approval/own', 'publication/survey-gone'],
    request: z.object({ survey_id: surveyId, ...deciding }),
    response: surveyResponse,
  },
  /** What approving would change for respondents, as `unpublishedChanges` says it of the draft. */
  approvalChanges: {
    method: 'GET',
    path: '/api/surveys/:survey_id/approvals/:approval_id/changes',
    access: 'author',
    whole: true,
    errors: ['approval/unknown', 'role/insufficient', 'survey/unknown'],
    request: z.object({ survey_id: surveyId, approval_id: approvalId }),
    response: z.object({
      /** null: never published. */
      publication: publicationState.nullable(),
      /** How many blocks it has. */
      blocks: z.number().int(),
      differences,
      data: z.array(dataChange),
    }),
  },
  managerApprovals: {
    method: 'GET',
    path: '/api/dialogmanagers/:id/approvals',
    access: 'author',
    errors: ['manager/unknown'],
    request: z.object({ id: managerId }),
    response: managerResponse,
  },
  /** Asks that all dialogs of a multi-chat are published as they stand, or as they were published under an id. */
  askManagerApproval: {
    method: 'POST',
    path: '/api/dialogmanagers/:id/approvals',
    access: 'author',
    invalidates: staleOfManager,
    errors: [...askErrors, ...managerErrors, 'publication/unknown'],
    request: z.object({ id: managerId, publication_id: z.uuid().optional(), ...asking }),
    response: managerResponse,
  },
  withdrawManagerApproval: {
    method: 'POST',
    path: '/api/dialogmanagers/:id/approvals/:approval_id/withdraw',
    access: 'author',
    invalidates: staleOfManager,
    errors: [...settleErrors, ...managerErrors, 'approval/not-yours', 'approval/waits-already'],
    request: z.object({ id: managerId, ...withdrawing }),
    response: managerResponse,
  },
  decideManagerApproval: {
    method: 'POST',
    path: '/api/dialogmanagers/:id/approvals/:approval_id/decide',
    access: 'author',
    invalidates: [...staleOfManager, 'listManagers', 'listSurveys', 'managerLive', 'resultVariables'],
    errors: [...settleErrors, ...managerErrors, 'approval/no-reason', 'approval/own', 'publication/unknown'],
    request: z.object({ id: managerId, ...deciding }),
    response: managerResponse,
  },
} as const satisfies CallRecords;
