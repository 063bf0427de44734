import type { CallRecords } from '../../CallRecord.ts';
import { z } from 'zod';
import { PUBLICATION_NOTE_LIMIT } from '../../limits.ts';
import { foundHint, notebook } from './hints.ts';
import { chatState, clientConfig, languageFragments, liveUser } from './live.ts';
import { managerId } from '../authoring/manager.ts';
import { language } from '../authoring/translations.ts';
import { done, milliseconds, publicSurveyId, questionId } from '../primitives.ts';

/** One event of `streams.chats`: a turn in one of the chats, with its new entries alone. Its id counts up by one. */
export const chatEvent = z.object({
  seq: z.number().int(),
  state: chatState,
  /** Whether it takes the respondent to this chat ('Dialog wechseln'). */
  leads: z.boolean(),
  /** Hints that the turns up to here have unlocked since the event before. */
  found: z.array(foundHint),
});
export type ChatEvent = z.infer<typeof chatEvent>;

/** The query of `streams.chats`: the last event that was read; `Last-Event-ID` says the same. */
export const chatStreamQuery = z.object({ after: z.coerce.number().int().min(0).max(2_147_483_647).default(0) });

/** Where a browser's push service takes messages for it. */
const pushEndpoint = z.url().max(1_000);

/** Bytes in so many signs of base64url. */
const base64Url = (length: number) =>
  z
    .string()
    .length(length)
    .regex(/^[\w-]+$/);

/** How much of each chat was read, by the dialog's public id. */
const seen = z
  .record(z.string().max(40), z.number().int().min(0).max(1_000_000))
  .refine((chats) => Object.keys(chats).length <= 100, 'Möglich sind höchstens 100 Chats.');

/** What stands around all chats, in the language that they are in; a dialog that does not have it is in its own. */
const chatsSpoken = z.object({ chats: z.array(clientConfig), language: languageFragments });
export type ChatsSpoken = z.infer<typeof chatsSpoken>;

/** What respondents of multi-chats call beside `respondentCalls`; single dialogs' pages do not carry these. */
export const chatsCalls = {
  /** Every chat that has begun, in the order of the multi-chat, each whole; what is due happens first. */
  chats: {
    method: 'GET',
    path: '/api/chats',
    access: 'respondent',
    errors: ['conversation/unknown', 'survey/inactive'],
    request: z.object({}),
    response: z.object({
      chats: z.array(chatState),
      /** The last event that these chats hold already. */
      seq: z.number().int(),
      /** null for a multi-chat without hints. */
      notebook: notebook.nullable(),
      /** By dialog, how many of its entries were read, on whichever device; under '' how many hints. */
      seen,
      /** Goes on from any other browser (`resumeChats`). */
      resume_code: z.string(),
      /** What a browser subscribes with (VAPID) where chats write later; null where none does, or the operator has switched it off. */
      push_key: z.string().nullable(),
      /** null where the dialogs have one language together. */
      spoken: chatsSpoken.nullable(),
    }),
  },
  /**
   * Goes on in another language, in each chat whose dialog has it: what stands open there is said again, and pushed as all that chats say. Chats
   * that begin later begin in it. The same again changes nothing.
   */
  switchChatsLanguage: {
    method: 'POST',
    path: '/api/chats/language',
    access: 'respondent',
    errors: ['conversation/unknown', 'language/unknown', 'survey/inactive'],
    request: z.object({ language }),
    response: chatsSpoken,
  },
  /** Notes how much was read, for the respondent's other devices; what was read once stays read. */
  seeChats: {
    method: 'POST',
    path: '/api/chats/seen',
    access: 'respondent',
    errors: ['conversation/unknown'],
    request: z.object({ seen }),
    response: done,
  },
  /** A session for whoever knows the code of a participation, which is a secret of its respondent. */
  resumeChats: {
    method: 'POST',
    path: '/api/resume_chats',
    access: 'public',
    errors: ['chats/unknown-code', 'throttle/too-many-attempts'],
    request: z.object({ code: z.string().trim().min(1).max(60) }),
    response: z.object({ success: z.literal(true), ...liveUser, dialog_manager_id: z.string() }),
  },
  /** By the respondent's consent: this browser is told when a chat writes while no page is open. The same again changes nothing. */
  subscribeToChats: {
    method: 'POST',
    path: '/api/chats/push',
    access: 'respondent',
    errors: ['conversation/unknown', 'push/not-offered', 'push/unknown-service'],
    request: z.object({ endpoint: pushEndpoint, p256dh: base64Url(87), auth: base64Url(22) }),
    response: done,
  },
  /** This browser is told nothing more. */
  unsubscribeFromChats: {
    method: 'POST',
    path: '/api/chats/push/end',
    access: 'respondent',
    errors: ['conversation/unknown'],
    request: z.object({ endpoint: pushEndpoint }),
    response: done,
  },
} as const satisfies CallRecords;

/** How a multi-chat is live. */
const managerLive = z.object({
  /** In the public address `/multi_live/{public_id}`. */
  public_id: z.string(),
  /** In its place, where the author has chosen one. */
  public_name: z.string().nullable(),
  active: z.boolean(),
  /** null while nothing of it was published. */
  published_at: milliseconds.nullable(),
  publication_id: z.string().nullable(),
  /** How much its authors have changed since: what is different in each dialog, dialogs, triggers, and their order. */
  unpublished_changes: z.number().int(),
  /** The dialogs among them, each with how much of it is different; one that came since counts as one change. */
  changed_surveys: z.array(z.object({ survey_id: z.string(), changes: z.number().int() })),
  /** Whether the author may publish it and switch it. */
  may_publish: z.boolean(),
});
export type ManagerLive = z.infer<typeof managerLive>;

const signalAccess = z.object({
  /** null while there is no key. */
  made_at: milliseconds.nullable(),
  path: z.string(),
  /** A call for a command line. */
  example: z.string(),
});
export type SignalAccess = z.infer<typeof signalAccess>;

const managerErrors = ['manager/role-insufficient', 'manager/unknown', 'role/insufficient', 'survey/unknown'] as const;

export const multiChatCalls = {
  managerLive: {
    method: 'GET',
    path: '/api/dialogmanagers/:id/live',
    access: 'author',
    errors: ['manager/unknown'],
    request: z.object({ id: managerId }),
    response: managerLive,
  },
  /**
   * All dialogs as they stand, with the triggers, are what respondents who begin from now on get; with a `publication_id` what
   * was published before under it.
   */
  publishManager: {
    method: 'POST',
    path: '/api/dialogmanagers/:id/publish',
    access: 'author',
    invalidates: ['listSurveys', 'listTasks', 'listManagers', 'managerApprovals', 'managerLive', 'resultVariables'],
    errors: [...managerErrors, 'publication/needs-approval', 'publication/unknown', 'survey/no-question'],
    request: z.object({
      id: managerId,
      note: z.string().trim().max(PUBLICATION_NOTE_LIMIT).default(''),
      publication_id: z.uuid().optional(),
    }),
    response: managerLive,
  },
  /** Live or Inaktiv; Live for the first time publishes. */
  switchManager: {
    method: 'POST',
    path: '/api/dialogmanagers/:id/active',
    access: 'author',
    invalidates: ['listSurveys', 'listTasks', 'listManagers', 'managerApprovals', 'managerLive', 'resultVariables'],
    errors: [...managerErrors, 'publication/needs-approval', 'survey/no-question'],
    request: z.object({ id: managerId, active: z.boolean() }),
    response: managerLive,
  },
  /** Whether there is a key that calls from outside are signed with, and such a call, ready to be copied but for the key. */
  signalKey: {
    method: 'GET',
    path: '/api/dialogmanagers/:id/signal_key',
    access: 'author',
    errors: managerErrors,
    request: z.object({ id: managerId }),
    response: signalAccess,
  },
  /** A new key, told this once; one from before is worth nothing from now on. */
  makeSignalKey: {
    method: 'POST',
    path: '/api/dialogmanagers/:id/signal_key',
    access: 'author',
    invalidates: ['signalKey'],
    errors: managerErrors,
    request: z.object({ id: managerId }),
    response: signalAccess.extend({ key: z.string() }),
  },
  /** No call from outside is taken until there is a new key. */
  revokeSignalKey: {
    method: 'DELETE',
    path: '/api/dialogmanagers/:id/signal_key',
    access: 'author',
    invalidates: ['signalKey'],
    errors: managerErrors,
    request: z.object({ id: managerId }),
    response: signalAccess,
  },
  /** Respondents who stand before a block that waits for a call from outside, the last ones first, 20 at most. */
  waitingParticipations: {
    method: 'GET',
    path: '/api/dialogmanagers/:id/waiting',
    access: 'author',
    errors: managerErrors,
    request: z.object({ id: managerId }),
    response: z.object({
      waiting: z.array(
        z.object({
          participation: z.string(),
          survey_id: z.string(),
          unique_question_id: questionId,
          /** When something last happened to this respondent. */
          since: milliseconds,
        }),
      ),
    }),
  },
  /** Sends what another system would send, signed by the server: the try-out button. */
  trySignal: {
    method: 'POST',
    path: '/api/dialogmanagers/:id/try_signal',
    access: 'author',
    invalidates: ['waitingParticipations'],
    errors: [...managerErrors, 'signal/not-waited-for', 'signal/unknown-participation', 'survey/inactive'],
    request: z.object({
      id: managerId,
      participation: z.uuid(),
      survey_id: publicSurveyId,
      unique_question_id: questionId,
    }),
    response: z.object({ msg: z.literal('success'), repeated: z.boolean() }),
  },
  /**
   * The call from outside that 'Auf Schnittstelle warten' waits for (docs/signals.md). The same `signal_id` again does
   * nothing more and is answered the same.
   */
  signal: {
    method: 'POST',
    path: '/api/multichats/:id/signal',
    access: 'public',
    errors: [
      'signal/bad-signature',
      'signal/not-waited-for',
      'signal/other-content',
      'signal/too-old',
      'signal/unknown-participation',
      'survey/inactive',
      'throttle/too-many-attempts',
    ],
    request: z.object({
      id: z.string().max(40),
      participation: z.uuid(),
      survey_id: publicSurveyId,
      unique_question_id: questionId,
      signal_id: z.uuid(),
      /** When it was signed. */
      timestamp: milliseconds,
      /** HMAC-SHA-256 in hexadecimal digits. */
      signature: z.string().max(64),
    }),
    response: z.object({ msg: z.literal('success'), repeated: z.boolean() }),
  },
} as const satisfies CallRecords;
