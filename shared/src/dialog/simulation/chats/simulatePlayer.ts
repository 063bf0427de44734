import { entryLabel } from '../../blocks/qa/entryLabel.ts';
import type { Hint, OpenQuestion, Reply } from '../../../contract/index.ts';
import { drawnReply } from '../../blocks/answerStudies.ts';
import type { CompiledSurvey } from '../../engine/survey/CompiledSurvey.ts';
import { newConversation } from '../../engine/ConversationState.ts';
import type { ConversationState } from '../../engine/ConversationState.ts';
import type { EngineEvent } from '../../engine/events.ts';
import { openQuestion } from '../../engine/replay/openQuestion.ts';
import { openRequest } from '../../engine/turn/requestFor.ts';
import type { Chats } from '../../managers/Chats.ts';
import type { ChatsEvent } from '../../managers/chatsEvents.ts';
import { newChats } from '../../managers/ChatsState.ts';
import type { ChatsState } from '../../managers/ChatsState.ts';
import { playChats } from '../../managers/playChats.ts';
import { writtenId } from '../../blocks/loop/roundId.ts';
import { questionKey } from '../../triggers/triggerRule.ts';
import type { QuestionOf } from '../../triggers/triggerRule.ts';
import type { Constants } from '../../blocks/Constants.ts';
import { Dice } from '../../random/Dice.ts';
import { keptReply } from '../keptReply.ts';
import { TIMED_OUT } from '../randomReply.ts';

/** A multi-chat with what can be found out in it, made quick to be played by many. */
export interface PlayedChats {
  readonly chats: Chats;
  readonly hints: readonly Hint[];
  /** By dialog. */
  readonly constants: ReadonlyMap<string, Constants>;
}

/** Something that happened to a player's chats, at a time of theirs in milliseconds. */
export interface PlayedEvent {
  readonly event: ChatsEvent;
  readonly now: number;
}

/** How the game of one invented player went. */
export interface SimulatedPlayer {
  /** Played again in order they give the same game. */
  readonly events: readonly PlayedEvent[];
  /** Hints by their place in the list, in the order in which they were found. */
  readonly found: readonly number[];
  /** Dialogs that have begun. */
  readonly begun: readonly string[];
  readonly replies: number;
  /**
   * At an ending, or at the end of every chat; before a block that waits for ever; with all chats at their end though no ending has come; or
   * still going round when patience was at its end.
   */
  readonly end:
    | { readonly kind: 'ended' }
    | { readonly kind: 'waits'; readonly at: readonly QuestionOf[] }
    | { readonly kind: 'no-ending' }
    | { readonly kind: 'gave-up'; readonly at: readonly QuestionOf[] };
}

/** How many stay in the chat that they are in, of those who can. */
const STAYS = 0.5;
const SKIPPED = 0.15;
/** Of those who can leave a question to the dialog without one. */
const GOES_ON = 0.3;
/** How many ask what they have not asked yet, where there is such. */
const CURIOUS = 0.85;
/** How many of an author's systems do not answer. */
const FAILED_REQUESTS = 0.2;
/** How long they read and write, at least and at most: meanwhile what is due happens. */
const REPLY_SECONDS = [5, 45] as const;
/** A player gives up after so many replies, and so many for each question that there is. */
const PATIENCE = { replies: 100, perQuestion: 15, most: 2_000 } as const;

/** Leads one invented player through a multi-chat, with the engine itself, to its first ending. The same seed goes the same way. */
export function simulatePlayer(played: PlayedChats, seed: number): SimulatedPlayer {
  return new Game(played, new Dice(seed), seed).play();
}

/** After how many replies players give up. */
function patienceIn({ surveys }: Chats): number {
  const asking = [...surveys.values()].flatMap(({ blocks }) => [...blocks.values()].filter((one) => one.asking));
  return Math.min(PATIENCE.replies + PATIENCE.perQuestion * asking.length, PATIENCE.most);
}

/** The chats of a player before anything has happened, with what is drawn in them. */
export function unopened({ chats: { surveys } }: PlayedChats, seed: number): ChatsState {
  const begunBy = (place: number): ConversationState => ({ ...newConversation, seed: seed + place });
  return { ...newChats, beginnings: new Map([...surveys.keys()].map((id, place) => [id, begunBy(place)])) };
}

class Game {
  readonly #played: PlayedChats;
  readonly #dice: Dice;
  readonly #events: PlayedEvent[] = [];
  readonly #found: number[] = [];
  /** What was asked of the dialogs already, by entry. */
  readonly #asked = new Set<string>();
  readonly #keys: readonly string[];
  #state: ChatsState;
  #now = 0;
  #due: number | null = null;
  #replies = 0;
  #current: string | null = null;

  constructor(played: PlayedChats, dice: Dice, seed: number) {
    this.#played = played;
    this.#dice = dice;
    this.#keys = played.hints.map(questionKey);
    this.#state = unopened(played, seed);
  }

  play(): SimulatedPlayer {
    const { chats } = this.#played;
    const patience = patienceIn(chats);
    let event: ChatsEvent | null = { kind: 'time' };
    // Twice as many, because not every event is a reply.
    while (event && this.#replies < patience && this.#events.length < 2 * patience && this.#take(event)) {
      if (this.#hasEnded()) return this.#over({ kind: 'ended' });
      event = this.#next();
    }
    const places = [...this.#state.conversations].flatMap(([survey_id, { open }]) =>
      open ? [{ survey_id, unique_question_id: open.unique_question_id, held: 'held' in open }] : [],
    );
    const at = places.map(({ survey_id, unique_question_id }) => ({ survey_id, unique_question_id }));
    if (event) return this.#over({ kind: 'gave-up', at });
    if (places.some(({ held }) => held)) return this.#over({ kind: 'waits', at });
    const hasEndings = this.#played.hints.some(({ kind }) => kind === 'ending');
    return this.#over({ kind: hasEndings ? 'no-ending' : 'ended' });
  }

  #over(end: SimulatedPlayer['end']): SimulatedPlayer {
    const begun = [...this.#state.conversations.keys()];
    return { events: this.#events, found: this.#found, begun, replies: this.#replies, end };
  }

  #hasEnded(): boolean {
    return this.#found.some((place) => this.#played.hints[place]?.kind === 'ending');
  }

  /** Has something happen; false where the engine does not take it. */
  #take(event: ChatsEvent): boolean {
    const { chats } = this.#played;
    if (event.kind === 'turn') this.#now += this.#dice.whole(...REPLY_SECONDS) * 1_000;
    else if (event.kind === 'time' && this.#due !== null) this.#now = Math.max(this.#now, this.#due);
    const played = playChats(chats, this.#state, event, this.#now);
    if (played.outcome !== 'accepted') return false;
    this.#events.push({ event, now: this.#now });
    this.#state = played.state;
    this.#due = played.due;
    if (played.leadsTo !== null) this.#current = played.leadsTo;
    if (event.kind === 'turn' && event.event.kind === 'reply') this.#replies += 1;
    const { behind } = this.#state.memory;
    for (const [place, key] of this.#keys.entries()) {
      if (key in behind && !this.#found.includes(place)) this.#found.push(place);
    }
    return true;
  }

  /** What happens next; null where nothing can. */
  #next(): ChatsEvent | null {
    const open = [...this.#state.conversations].flatMap(([survey_id, conversation]) => {
      const event = this.#eventIn(survey_id, conversation);
      return event ? [{ survey_id, event }] : [];
    });
    const stays = open.find(({ survey_id }) => survey_id === this.#current);
    const chosen = stays && this.#dice.chance(STAYS) ? stays : this.#dice.one(open);
    if (chosen) {
      this.#current = chosen.survey_id;
      return { kind: 'turn', survey_id: chosen.survey_id, event: chosen.event() };
    }
    const call = this.#dice.one(this.#callsWaitedFor());
    if (call) return { kind: 'call', question: call };
    return this.#due === null ? null : { kind: 'time' };
  }

  #callsWaitedFor(): QuestionOf[] {
    const { chats } = this.#played;
    const { called } = this.#state.memory;
    return chats.rules.flatMap(({ kind, at }) => {
      const open = this.#state.conversations.get(at.survey_id)?.open;
      const waits = open && 'held' in open && writtenId(open.unique_question_id) === at.unique_question_id;
      return kind === 'waitAPI' && waits && !(questionKey(at) in called) ? [at] : [];
    });
  }

  /** Draws what is said or answered in one chat once it is called; null where nothing can be. */
  #eventIn(survey_id: string, conversation: ConversationState): (() => Exclude<EngineEvent, { kind: 'start' }>) | null {
    const survey = this.#played.chats.surveys.get(survey_id);
    if (!survey) return null;
    const question = openQuestion(survey, conversation);
    if (question) return () => this.#reply(survey_id, survey, conversation, question);
    const request = openRequest(survey, conversation);
    if (!request) return null;
    const { unique_question_id, mapping } = request;
    return () => {
      const constants = this.#constantsOf(survey_id);
      const own = [...constants.numbers, ...constants.texts];
      const answered = Object.fromEntries(mapping.map(({ variable }) => [variable, this.#dice.one(own) ?? null]));
      const values = this.#dice.chance(FAILED_REQUESTS) ? null : answered;
      return { kind: 'response', unique_question_id, values };
    };
  }

  #reply(
    survey_id: string,
    survey: CompiledSurvey,
    conversation: ConversationState,
    question: OpenQuestion,
  ): Extract<EngineEvent, { kind: 'reply' }> {
    const { unique_question_id, nachfrage_id, input, optional, timed } = question;
    const event = { kind: 'reply', unique_question_id, nachfrage_id } as const;
    const block = survey.blocks.get(unique_question_id)?.block;
    if (input.type === 'qa' && block?.type === 'qa') {
      const nothing: Reply = { type: 'qa', text: null };
      const entry = this.#entryOf(survey_id, block.qa_entries);
      if (!entry || (block.only_search && this.#dice.chance(GOES_ON))) return { ...event, reply: nothing };
      // What it means is known, so nothing has to be understood: that is what takes most of the time.
      const understood = { zone: 'sure', matches: [{ target: entry.id, confidence: 1 }] } as const;
      return { ...event, reply: { type: 'qa', text: entryLabel(entry) }, understood };
    }
    if (timed && this.#dice.chance(TIMED_OUT)) return { ...event, reply: { type: 'timed_out' } };
    if (optional && this.#dice.chance(SKIPPED)) return { ...event, reply: { type: 'skip' } };
    const constants = this.#constantsOf(survey_id);
    return keptReply(survey, conversation, constants, () => ({
      ...event,
      reply: drawnReply(input, constants, this.#dice),
    }));
  }

  #entryOf<Entry extends { readonly id: string }>(survey_id: string, entries: readonly Entry[]): Entry | undefined {
    const fresh = entries.filter(({ id }) => !this.#asked.has(`${survey_id} ${id}`));
    const entry = this.#dice.one(fresh.length > 0 && this.#dice.chance(CURIOUS) ? fresh : entries);
    if (entry) this.#asked.add(`${survey_id} ${entry.id}`);
    return entry;
  }

  #constantsOf(survey_id: string): Constants {
    return this.#played.constants.get(survey_id) ?? { numbers: [], texts: [] };
  }
}
