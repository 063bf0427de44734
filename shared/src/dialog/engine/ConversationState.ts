import type { Language, VariableValue } from '../../contract/index.ts';
import type { Choices } from '../blocks/carried.ts';
import { linkValuesIn, linkVariablesOf } from '../text/linkParameters.ts';
import type { LinkValues } from '../text/linkParameters.ts';

/** One thing that was said in a conversation that a language model leads, or about its probes. */
export interface TalkLine {
  readonly by: 'model' | 'person';
  readonly text: string;
}

/** What a language model does at a block: goes on with the conversation that it leads, or asks back about a reply. */
export type ModelTask =
  | { readonly kind: 'talk'; readonly said: readonly TalkLine[] }
  /** `said` begins with the reply that is asked back about; `chosen` are its options, because jumps come after it. */
  | { readonly kind: 'probe'; readonly said: readonly TalkLine[]; readonly chosen: readonly string[] };

/** The block's question; for a probe what was chosen before it, because jumps come after it; `said` where a model asks it. */
interface QuestionPlace {
  readonly unique_question_id: string;
  readonly probe: {
    readonly nachfrage_id: string;
    readonly chosen: readonly string[];
    readonly said?: readonly TalkLine[];
  } | null;
}

/** An item of a battery; `answered`: one before it was, so that there is something to react to at the end. */
interface ItemPlace {
  readonly unique_question_id: string;
  readonly probe: null;
  readonly item_id: string;
  readonly answered: boolean;
}

/** A question to the dialog that is not the first one at this block: the how many-th, from 2. */
export interface SearchPlace {
  readonly unique_question_id: string;
  readonly probe: null;
  readonly search: number;
}

/** A question to the dialog that is asked back about, because it may have meant one of some entries. */
export interface MeantPlace extends SearchPlace {
  readonly meant: {
    readonly text: string;
    /** The entries, the likeliest first. */
    readonly candidates: readonly string[];
  };
}

/** Whether the answer to a question to the dialog helped; `helped`: the entry that answered. */
export interface HelpfulPlace extends SearchPlace {
  readonly helped: string;
}

/** A question that is asked again, because a reply in one's own words was not understood, or one did not fit where that is counted; the how many-th time, from 1. */
interface AgainPlace {
  readonly unique_question_id: string;
  readonly probe: null;
  readonly again: number;
  /** The choices that it may have meant, the likeliest first; empty when it was not understood at all. */
  readonly candidates: readonly string[];
}

/** A request that is not answered yet: the how many-th since the last reply, from 1. */
interface RequestPlace {
  readonly unique_question_id: string;
  readonly probe: null;
  readonly request: number;
}

/** A model's answer that is not there yet: the how many-th wait since the last reply, from 1. */
interface ModelPlace {
  readonly unique_question_id: string;
  readonly probe: null;
  readonly request: number;
  readonly model: ModelTask;
}

/** A conversation that a model leads; what was said so far in it. */
interface TalkPlace {
  readonly unique_question_id: string;
  readonly probe: null;
  readonly talk: readonly TalkLine[];
}

/** The question whether a model may get what the respondent writes; what it is to do then. */
interface AgreePlace {
  readonly unique_question_id: string;
  readonly probe: null;
  readonly agree: ModelTask;
}

/** A block that is not begun, because its trigger waits for something outside of this dialog (domain.md §7). */
interface HeldPlace {
  readonly unique_question_id: string;
  readonly probe: null;
  readonly held: true;
}

/** What the dialog waits for: a reply, in a RequestPlace a response, in a ModelPlace a model, in a HeldPlace to be entered. */
export type OpenPlace =
  | QuestionPlace
  | ItemPlace
  | SearchPlace
  | MeantPlace
  | HelpfulPlace
  | AgainPlace
  | TalkPlace
  | AgreePlace
  | RequestPlace
  | ModelPlace
  | HeldPlace;

/** What was drawn, by block: the arm of an experiment, the order of a shuffle as `orderText`. */
export type Draws = Readonly<Record<string, string>>;

/** What was drawn at a block; undefined for nothing yet. */
export function drawOf(draws: Draws | undefined, unique_question_id: string): string | undefined {
  return draws && Object.hasOwn(draws, unique_question_id) ? draws[unique_question_id] : undefined;
}

/** What becomes of a respondent whom a quota of the study has no place for (domain.md §12). */
export interface QuotaFull {
  readonly quota_id: string;
  /** Goes on at a block, or ends; '' for the dialog's own ending. */
  readonly to: { readonly kind: 'block'; readonly target: string } | { readonly kind: 'end'; readonly text: string };
}

/** What a conversation is spoken in. */
export interface Spoken {
  readonly first: Language;
  readonly now: Language;
}

interface Known {
  /** By name; null is missing, and so is a name that is not there. */
  readonly variables: Readonly<Record<string, VariableValue>>;
  /** How `{{variable}}` reads a value that does not say it itself, such as the label of a scale point. */
  readonly labels: Readonly<Record<string, string>>;
  /** What all draws of the conversation come from, a whole number; absent where nothing is drawn, as in a search. */
  readonly seed?: number;
  /** The arm of each experiment that was drawn or is settled beforehand, by block: it stays, whatever is answered. Absent for none. */
  readonly draws?: Draws;
  /** Questions replied to so far, probes and skipped ones included. */
  readonly replies: number;
  /** Whether a language model may get what the respondent writes; absent while that was not asked. */
  readonly agreed?: boolean;
  /** When it was begun or last replied to, in milliseconds since 1970: what today is in it; absent where that was not kept. */
  readonly at?: number;
  /** What was chosen at the questions that others take over from; absent for nothing. */
  readonly choices?: Choices;
  /** The questions that something was typed at beside 'Sonstiges'; absent for none. */
  readonly others?: readonly string[];
  /** The questions that were left without an answer, because no reply did fit; absent for none. */
  readonly given_up?: readonly string[];
  /** The questions that were left without an answer, because their time was over; absent for none. */
  readonly timed_out?: readonly string[];
  /** The quota that had no place for it; absent for none. */
  readonly quota?: string;
  /** The language that it began in and the one that it is in now; absent: both are the main one. */
  readonly spoken?: Spoken;
  /** The blocks that its last turn came to, to say them in another language; absent where the dialog has no other. */
  readonly passed?: readonly string[];
  /** A quota that is full, in the one turn that settles it. */
  readonly full?: QuotaFull;
}

/** Where a conversation stands: plain JSON, without the transcript. Not finished and nothing open: not started yet. */
export type ConversationState = Known &
  (
    | { readonly finished: false; readonly open: OpenPlace | null }
    /** `screened`: an answer has ended it, such as a needed consent that was declined; absent where it came to its end. */
    | { readonly finished: true; readonly open: null; readonly screened?: true }
  );

/** A conversation before its start event. */
export const newConversation: ConversationState = {
  finished: false,
  open: null,
  variables: {},
  labels: {},
  replies: 0,
};

/** Whether a conversation waits for a system of the author's or for a model, and not for its respondent. */
export function isWaiting({ open }: Pick<ConversationState, 'open'>): boolean {
  return open !== null && 'request' in open;
}

/** The number of the request that is not answered yet; null when the conversation does not wait for one. */
export function requestOf({ open }: ConversationState): number | null {
  return open && 'request' in open ? open.request : null;
}

/** What a conversation begins with that no event gives it. */
export interface Beginning {
  readonly seed?: number | undefined;
  readonly draws?: Draws | undefined;
  /** What its link held; absent for nothing. */
  readonly link?: LinkValues;
  /** The language that it is spoken in; absent for the main one. */
  readonly language?: Language | undefined;
}

/** A conversation that nobody has opened yet, and that draws the orders of this seed, has these arms and came by this link. */
export function conversationWith({ seed, draws, link = {}, language }: Beginning): ConversationState {
  const begun = { ...newConversation, variables: linkVariablesOf(link) };
  return {
    ...begun,
    ...(seed === undefined ? {} : { seed }),
    ...(draws === undefined ? {} : { draws }),
    ...spokenFrom(language),
  };
}

/** What a conversation knows of its language that begins in one; nothing for the main one. */
export function spokenFrom(language: Language | undefined): Pick<ConversationState, 'spoken'> {
  return language === undefined ? {} : { spoken: { first: language, now: language } };
}

/** What a conversation began with, as far as that stays: to play it again from there. */
export function beginningOf({ seed, draws, variables, spoken }: ConversationState): Beginning {
  return { seed, draws, link: linkValuesIn(variables), language: spoken?.first };
}

/** What of a conversation no turn changes by itself. */
export type Staying = 'seed' | 'spoken';

/** The same of a conversation. */
export function stayingOf({ seed, spoken }: ConversationState): Pick<ConversationState, Staying> {
  return { ...(seed === undefined ? {} : { seed }), ...(spoken === undefined ? {} : { spoken }) };
}

/** The conversation with a further arm settled. */
export function withDraw<S extends ConversationState>(state: S, unique_question_id: string, arm: string): S {
  return { ...state, draws: { ...state.draws, [unique_question_id]: arm } };
}
