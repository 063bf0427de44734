import type { CallRecords } from '../../CallRecord.ts';
import { z } from 'zod';
import { LINK_PARAMETER_LIMITS } from '../../limits.ts';
import { questionInput, reply } from '../../blocks/block.ts';
import { timedQuestion } from '../../blocks/timedQuestion.ts';
import { typefaces } from '../../looks.ts';
import { done, messageText, milliseconds, publicSurveyId, questionId, surveyId } from '../primitives.ts';
import { language } from '../authoring/translations.ts';
import { beginErrors } from './beginErrors.ts';
import { entryMedia } from './entryMedia.ts';
import { solvedChallenge } from './proof.ts';
import type { ProofChallenge } from './proof.ts';

/**
 * One entry of a dialog's history (spec §3, 'Local dialog history'). The question that an entry of a user answers,
 * to change it, is (`unique_question_id`, `nachfrage_id`).
 */
export const dialogEntry = z.object({
  /** One bubble. */
  context: messageText,
  created_on: milliseconds,
  /** The block's type; a user's reply has the suffix `-r`. `changed` marks where an earlier answer was changed. */
  type: z.string(),
  unique_question_id: questionId.nullable(),
  nachfrage_id: z.string().nullable(),
  current_question_id: questionId.nullable(),
  finished_question_id: questionId.nullable(),
  user_or_bot: z.enum(['bot', 'user']),
  /** Milliseconds to wait before this bubble, as authored (domain.md §1). */
  pause: z.number().int().nonnegative(),
  /** The language that it is in; absent where its dialog has only one. */
  language: language.optional(),
  /**
   * A file in place of a text: of the dialog (then `context` is its alternative text or transcript) or of the
   * respondent. Absent for a text.
   */
  media: entryMedia.optional(),
});
export type DialogEntry = z.infer<typeof dialogEntry>;

/**
 * The question that waits for a reply. With a `nachfrage_id` it is a part of that block: its probe (`…#1`), or an item of
 * a battery (`….<item_id>`).
 */
export const openQuestion = z.object({
  unique_question_id: questionId,
  nachfrage_id: z.string().nullable(),
  /** The item of a battery that is asked; null for every other question. */
  item_id: z.string().nullable(),
  optional: z.boolean(),
  /** What is typed is taken as a reply, too (`words`); absent where it is not. */
  in_words: z.literal(true).optional(),
  /** What is said to a reply that does not fit; absent: what the product says. */
  wrong: z.string().optional(),
  /** A reply that does not fit is sent all the same, because the dialog goes on after some of them; absent: it is not. */
  counted: z.literal(true).optional(),
  timed: timedQuestion.optional(),
  /** The author's answer to 'Warum fragen Sie das?'; null where there is none. */
  reason: z.string().nullable(),
  input: questionInput,
});
export type OpenQuestion = z.infer<typeof openQuestion>;

/** Where a conversation stands: what was said (all of it, or what is new), what is asked now, how far it is. */
export const chatState = z.object({
  survey_id: publicSurveyId,
  entries: z.array(dialogEntry),
  /** null while the dialog waits, and once it has ended. */
  question: openQuestion.nullable(),
  /** A system of the author's has not answered yet; `conversation` tells how it goes on. */
  waiting: z.boolean(),
  finished: z.boolean(),
  /** How many turns are stored; a reply names the one that it follows. */
  turn: z.number().int().nonnegative(),
  /** 0 to 1: share of the way to the end, by the longest way that is left. */
  progress: z.number().min(0).max(1),
  /** The conversation's receipt code: with all entries (`conversation`, `changeAnswer`) and at the end; else null. */
  receipt: z.string().nullable(),
  /** The language that it is in; absent where its dialog has only one. */
  language: language.optional(),
});
export type ChatState = z.infer<typeof chatState>;
/** Live user (spec §3). */
export const liveUser = {
  username_live: z.string(),
  token_live: z.string(),
  refresh_token_live: z.string(),
  user_id: z.string(),
};

/** Client config (spec §3); `messenger_ui` is the setting `messenger`. */
export const clientConfig = z.object({
  survey_id: publicSurveyId,
  survey_id_int: z.number().int(),
  survey_name: z.string(),
  messenger_ui: z.string(),
  /** Absent: what the device has. */
  typeface: z.enum(typefaces).optional(),
  avatar_name: z.string(),
  background_link: z.string().nullable(),
  speed: z.number(),
  feedback_allowed: z.boolean(),
  /** Whether the dialog was trained to understand what is written freely: by what is in effect, in a test by what stands. */
  training_mode: z.boolean(),
  du_sie: z.enum(['du', 'sie']),
  /** The one that it is spoken in here. */
  language: z.string(),
  /** All that it has, the main one first; absent where that is the only one. */
  languages: z.array(language).optional(),
  active: z.boolean(),
  config: z.object({
    accent_color: z.string(),
    logo_src: z.string().nullable(),
    avatar_src: z.string().nullable(),
    avatar_name: z.string(),
    video_messages: z.boolean(),
    audio_messages: z.boolean(),
    background_image: z.string().nullable(),
  }),
});
export type ClientConfig = z.infer<typeof clientConfig>;
const popUp = z.object({ header: z.string(), text: z.string(), btn_back: z.string() });
/** The live bar's wording in the dialog's language (spec §3). */
export const languageFragments = z.object({
  restart: z.string(),
  delete: z.string(),
  privacy: z.string(),
  restart_pop_up: popUp.extend({ btn_restart: z.string() }),
  delete_pop_up: popUp.extend({ btn_delete: z.string() }),
});
export type LanguageFragments = z.infer<typeof languageFragments>;
/** The body of the 409 to a reply whose question is no longer open: the whole transcript and what is asked now. */
export const staleTurn = z.object({ msg: z.string(), state: chatState });
export type StaleTurn = z.infer<typeof staleTurn>;

/** A reply on its way; it keeps its `turn_id` through every attempt, so that it is stored once (domain.md §4). */
export interface PendingReply {
  readonly turn_id: string;
  readonly unique_question_id: string;
  readonly nachfrage_id: string | null;
  readonly reply: z.infer<typeof reply>;
  /** The respondent's bubble until the server has answered. */
  readonly shown: string;
  /** It is given to an earlier question, in place of the reply before. */
  readonly changes?: true;
}

/** What a public dialog page carries as JSON in `#dialog-data`; `problem` is the sentence of a dialog that cannot be had. */
export type DialogData =
  | {
      readonly config: ClientConfig;
      readonly language: LanguageFragments;
      /** What the dialog says first; the page's HTML shows it, wholly or its first bubbles. */
      readonly firstEntries: readonly DialogEntry[];
      /** What the dialog asks first, so that a reply can be given before any call; null when it asks nothing or waits. */
      readonly firstQuestion: OpenQuestion | null;
      /** Address of the respondent's bundle; null when it is not there now. */
      readonly module: string | null;
      /** What the conversation is kept under in the browser; absent: the dialog's id. */
      readonly kept_as?: string;
      /** What the browser solves before it begins; absent where nothing is asked for. */
      readonly proof?: ProofChallenge;
    }
  | { readonly problem: string };

/** The same for the page of a multi-chat. */
export interface ChatsData {
  /** Public id of the multi-chat, as in its address. */
  readonly dialog_manager_id: string;
  readonly name: string;
  /** Its dialogs, in their order. */
  readonly chats: readonly ClientConfig[];
  readonly language: LanguageFragments;
  readonly module: string | null;
  /** What the browser solves before it begins; absent where nothing is asked for. */
  readonly proof?: ProofChallenge;
  /** What a test is kept under in the browser, apart from what a respondent has begun there; absent for respondents. */
  readonly kept_as?: string;
  /** The languages of all dialogs together, in their order; absent where there is only one. */
  readonly languages?: readonly string[];
}

/** What stands in the page's address behind its path, as it is; of it is kept what the dialog's authors have named. */
export const linkQuery = z.string().max(LINK_PARAMETER_LIMITS.query).default('');
/** A solved challenge, where one of the dialogs asks for it. */
const proof = solvedChallenge.optional();

export const liveCalls = {
  registerLive: {
    method: 'POST',
    path: '/api/register_live',
    access: 'public',
    errors: beginErrors,
    request: z.object({ survey_id: publicSurveyId, query: linkQuery, proof }),
    response: z.object({ success: z.literal(true), ...liveUser }),
  },
  registerLiveList: {
    method: 'POST',
    path: '/api/register_live_list',
    access: 'public',
    errors: beginErrors,
    /** With the public id of a multi-chat: all of its dialogs, as one participation. */
    request: z.object({
      survey_id_list: z.array(publicSurveyId).min(1).max(50),
      dialog_manager_id: z.string().max(40).optional(),
      query: linkQuery,
      proof,
    }),
    response: z.object({ success: z.literal(true), ...liveUser }),
  },
  config: {
    method: 'GET',
    path: '/api/get_config',
    access: 'public',
    errors: ['survey/inactive', 'survey/unknown-link'],
    request: z.object({ survey_id: publicSurveyId, language: language.optional() }),
    response: clientConfig,
  },
  /** `navar_language_fragments` is spelt as spec §7 spells it. */
  surveyLanguage: {
    method: 'POST',
    path: '/api/get_survey_language',
    access: 'public',
    errors: ['survey/inactive', 'survey/unknown-link'],
    request: z.object({ survey_id: publicSurveyId, language: language.optional() }),
    response: z.object({
      nav_bar_information: z.object({ navar_language_fragments: languageFragments, language: z.string() }),
    }),
  },
  /** The whole transcript and the open question, to begin or to come back. */
  conversation: {
    method: 'GET',
    path: '/api/conversation',
    access: 'respondent',
    errors: ['conversation/unknown', 'survey/inactive'],
    request: z.object({ survey_id: publicSurveyId }),
    response: chatState,
  },
  /**
   * One reply. The same `turn_id` again gives the same answer and stores nothing twice; a reply to a question that
   * is no longer open gets 409 with the state as it is.
   */
  turn: {
    method: 'POST',
    path: '/api/turn',
    access: 'respondent',
    errors: [
      'conversation/endless',
      'conversation/unknown',
      'reply/no-file',
      'reply/refused',
      'survey/inactive',
      'turn/stale',
    ],
    request: z.object({
      survey_id: publicSurveyId,
      turn_id: z.uuid(),
      unique_question_id: questionId,
      /** A block id (64) with `#1` or `.<item id>` (64) behind it. */
      nachfrage_id: z.string().max(130).nullable().default(null),
      reply,
    }),
    /** Only the new entries. */
    response: chatState,
  },
  /**
   * Goes on with a conversation in another language of its dialog (domain.md §14): what was said stays as it was said, the open question is asked again in it.
   * The same `turn_id` again changes nothing more. Gives how it stands then.
   */
  switchLanguage: {
    method: 'POST',
    path: '/api/switch_language',
    access: 'respondent',
    errors: ['conversation/unknown', 'language/unknown', 'survey/inactive'],
    request: z.object({ survey_id: publicSurveyId, turn_id: z.uuid(), language }),
    response: chatState,
  },
  restartDelete: {
    method: 'POST',
    path: '/api/restart_delete',
    access: 'anyone-with-token',
    invalidates: ['testTrace'],
    errors: ['conversation/not-a-test', 'conversation/unknown', 'survey/inactive'],
    request: z.object({ survey_id: surveyId, action: z.enum(['restart', 'delete']), isLive: z.boolean() }),
    response: done,
  },
} as const satisfies CallRecords;
