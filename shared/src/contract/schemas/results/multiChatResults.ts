import { z } from 'zod';
import type { CallRecords } from '../../CallRecord.ts';
import { dialogEntry } from '../live/live.ts';
import { managerId } from '../authoring/manager.ts';
import { milliseconds, questionId } from '../primitives.ts';
import { chatsWish } from './exports.ts';

/** Beyond them nobody turns pages; it keeps the database from counting far. */
const page = z.coerce.number().int().min(0).max(100_000).default(0);

const triggerKind = z.enum(['waitFor', 'startDialog', 'moveDialog', 'waitAPI']);

/** A block of one of the dialogs, with what authors call it. */
const chatPlace = z.object({ survey_id: z.string(), unique_question_id: questionId, name: z.string() });
export type ChatPlace = z.infer<typeof chatPlace>;

/** How many came so far, and how long half of them took at most from their beginning; null where nobody did. */
const reached = { count: z.number().int(), median: milliseconds.nullable() };

const triggerStep = z.object({
  trigger_id: z.string(),
  kind: triggerKind,
  delay_seconds: z.number().int().nullable(),
  /** What it acts after; null for a call from outside. */
  cause: chatPlace.nullable(),
  effect: chatPlace,
  /** What it waits for has happened, or it has moved somebody. */
  ...reached,
  /** Of these: what it led to was answered, or said where it asks nothing. */
  followed: z.number().int(),
});
export type TriggerStep = z.infer<typeof triggerStep>;

const hintStep = z.object({ kind: z.enum(['clue', 'ending']), title: z.string(), place: chatPlace, ...reached });
export type HintStep = z.infer<typeof hintStep>;

const chatName = z.object({ survey_id: z.string(), survey_name: z.string() });

/** All respondents of a multi-chat in figures. */
const overview = z.object({
  name: z.string(),
  /** When it was read. */
  at: milliseconds,
  chats: z.array(chatName),
  total: z.number().int(),
  /** Came to an ending; without any, to the end of every chat that they began. */
  ended: z.number().int(),
  /** Half of those needed no longer, from beginning to their first ending. */
  median: milliseconds.nullable(),
  triggers: z.array(triggerStep),
  hints: z.array(hintStep),
});
export type ChatsOverview = z.infer<typeof overview>;

const line = z.object({
  participation_id: z.string(),
  started_at: milliseconds,
  last_at: milliseconds,
  /** Chats that have begun. */
  chats: z.number().int(),
  replies: z.number().int(),
  /** Titles of what was come to. */
  endings: z.array(z.string()),
  clues: z.number().int(),
});
export type ParticipationLine = z.infer<typeof line>;

const chatTurn = z.object({ turn: z.number().int(), said_at: milliseconds, entries: z.array(dialogEntry) });

/** One end of a trigger that has acted. */
const moment = chatPlace.extend({ at: milliseconds });

const participation = z.object({
  participation_id: z.string(),
  started_at: milliseconds,
  last_at: milliseconds,
  chats: z.array(chatName.extend({ turns: z.array(chatTurn) })),
  /** In the order in which they acted. */
  acted: z.array(z.object({ kind: triggerKind, cause: moment.nullable(), effect: moment })),
  found: z.array(z.object({ kind: z.enum(['clue', 'ending']), title: z.string(), place: moment })),
});
export type ParticipationRead = z.infer<typeof participation>;

const errors = ['manager/role-insufficient', 'manager/unknown', 'role/insufficient', 'survey/unknown'] as const;

/** What respondents of a multi-chat did in all of its chats (spec §2: /analyse_multichat). */
export const multiChatResultCalls = {
  chatsOverview: {
    method: 'GET',
    path: '/api/dialogmanagers/:id/results',
    access: 'author',
    errors,
    request: z.object({ id: managerId }),
    response: overview,
  },
  /** The newest first, 50 at once. */
  chatsParticipations: {
    method: 'GET',
    path: '/api/dialogmanagers/:id/participations',
    access: 'author',
    errors,
    request: z.object({ id: managerId, page }),
    response: z.object({ total: z.number().int(), participations: z.array(line) }),
  },
  chatsParticipation: {
    method: 'GET',
    path: '/api/dialogmanagers/:id/participations/:participation_id',
    access: 'author',
    reads: 'conversations',
    errors: [...errors, 'conversation/unknown'],
    request: z.object({ id: managerId, participation_id: z.uuid() }),
    response: participation,
  },
  /** An address for a table (CSV) of all respondents with the seconds to each step; it works for ten minutes. */
  chatsExport: {
    method: 'GET',
    path: '/api/dialogmanagers/:id/results_table',
    access: 'author',
    reads: 'table',
    errors,
    request: z.object({ id: managerId }),
    response: z.object({ download: z.string(), file_name: z.string() }),
  },
  /**
   * An address for all answers in one table: a row for each participation, a column for each variable of each dialog. It works for
   * ten minutes; the file is written while it is fetched.
   */
  chatsAnswers: {
    method: 'POST',
    path: '/api/dialogmanagers/:id/answers_table',
    access: 'author',
    invalidates: [],
    reads: 'table',
    fresh: true,
    errors: [...errors, 'export/too-large-for-excel'],
    request: chatsWish.extend({ id: managerId }),
    response: z.object({
      download: z.string(),
      file_name: z.string(),
      /** Participations in it. */
      total: z.number().int(),
    }),
  },
} as const satisfies CallRecords;
