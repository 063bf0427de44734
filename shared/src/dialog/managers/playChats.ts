import type { CompiledSurvey } from '../engine/survey/CompiledSurvey.ts';
import { newConversation } from '../engine/ConversationState.ts';
import type { ConversationState } from '../engine/ConversationState.ts';
import { enterBlock } from '../engine/turn/enterBlock.ts';
import type { Step } from '../engine/events.ts';
import { step } from '../engine/step.ts';
import type { DialogEvent } from '../paths/transitionsOf.ts';
import { writtenId } from '../blocks/loop/roundId.ts';
import { questionKey } from '../triggers/triggerRule.ts';
import type { QuestionOf, TriggerRule } from '../triggers/triggerRule.ts';
import type { Chats } from './Chats.ts';
import type { ChatsEvent, ChatsStep, ChatsTurn } from './chatsEvents.ts';
import type { ChatsMemory, ChatsState } from './ChatsState.ts';
import { chatVariablesOf } from './chatVariables.ts';
import { delayOf, dueAfter, isToBeSaid, mayInterrupt, moveKey, releaseOf, silenceOf, startOf } from './chatWaits.ts';
import { leftBehind } from './leftBehind.ts';

/** The dialog as the respondent meets it now: blocks that have nothing more to wait for do not hold it up. */
function withoutMetWaits(chats: Chats, memory: ChatsMemory, survey_id: string, now: number): CompiledSurvey | null {
  const survey = chats.surveys.get(survey_id);
  if (!survey) return null;
  const met = [...survey.blocks].filter(([unique_question_id, { held }]) => {
    if (!held) return false;
    const release = releaseOf(chats, memory, { survey_id, unique_question_id });
    return release !== null && release <= now;
  });
  if (met.length === 0) return survey;
  const blocks = new Map(survey.blocks);
  for (const [id, block] of met) blocks.set(id, { ...block, held: false });
  return { ...survey, blocks };
}

/** Where a conversation stands open; null where it does not, or is held back. */
function openKey(survey_id: string, { open }: ConversationState): string | null {
  if (!open || 'held' in open) return null;
  return questionKey({ survey_id, unique_question_id: open.unique_question_id });
}

/** Whether an event is what its block has waited for: a reply, what a system has answered, what a model made of its task. */
function isAnswer({ kind }: DialogEvent): boolean {
  return kind === 'reply' || kind === 'response' || kind === 'model';
}

/** All that one event leads to, worked out turn by turn. */
class Playing {
  readonly turns: ChatsTurn[] = [];
  leadsTo: string | null = null;
  readonly #chats: Chats;
  readonly #now: number;
  readonly #conversations: Map<string, ConversationState>;
  readonly #beginnings: ReadonlyMap<string, ConversationState>;
  #memory: ChatsMemory;
  /** Moves that blocks have set off and that have not happened yet. */
  readonly #moves: TriggerRule[] = [];

  constructor(chats: Chats, { memory, conversations, beginnings = new Map() }: ChatsState, now: number) {
    this.#chats = chats;
    this.#now = now;
    this.#memory = memory;
    this.#conversations = new Map(conversations);
    this.#beginnings = beginnings;
  }

  get state(): ChatsState {
    return { memory: this.#memory, conversations: this.#conversations, beginnings: this.#beginnings };
  }

  call(question: QuestionOf): void {
    const key = questionKey(question);
    const { called } = this.#memory;
    if (!(key in called)) this.#memory = { ...this.#memory, called: { ...called, [key]: this.#now } };
  }

  /** Takes one turn in one chat and notes what it leaves behind. */
  take(survey_id: string, event: DialogEvent): Step {
    const survey = withoutMetWaits(this.#chats, this.#memory, survey_id, this.#now);
    if (!survey) return { outcome: 'stale' };
    const before = this.#told(this.#conversations.get(survey_id) ?? this.#beginnings.get(survey_id) ?? newConversation);
    const at = this.#now;
    const timed = event.kind === 'start' || event.kind === 'reply' ? { ...event, at } : event;
    const result =
      timed.kind === 'enter' ? enterBlock(survey, before, timed.unique_question_id, at) : step(survey, before, timed);
    if (result.outcome !== 'accepted') return result;
    this.turns.push({ survey_id, event, before, result });
    this.#conversations.set(survey_id, result.state);
    const left = leftBehind(before, result, isAnswer(event));
    // Who asks for another language has said nothing, and nothing was said to them that is new.
    if (event.kind !== 'language') this.#note(survey_id, { before, after: result.state, left });
    const { rules } = this.#chats;
    const written = new Set(left.map(writtenId));
    this.#moves.push(
      ...rules.filter(
        (rule) =>
          rule.kind === 'moveDialog' &&
          delayOf(rule) === 0 &&
          rule.at.survey_id === survey_id &&
          written.has(rule.at.unique_question_id),
      ),
    );
    return result;
  }

  /** A conversation that knows what the multi-chat tells its dialogs. */
  #told(conversation: ConversationState): ConversationState {
    const told = chatVariablesOf(this.#chats, this.state);
    if (Object.keys(told).length === 0) return conversation;
    return { ...conversation, variables: { ...conversation.variables, ...told } };
  }

  #note(
    survey_id: string,
    {
      before,
      after,
      left,
    }: { readonly before: ConversationState; readonly after: ConversationState; readonly left: readonly string[] },
  ): void {
    const behind = { ...this.#memory.behind };
    for (const unique_question_id of left) behind[questionKey({ survey_id, unique_question_id })] ??= this.#now;
    const [was, is] = [openKey(survey_id, before), openKey(survey_id, after)];
    const since = { ...this.#memory.since };
    if (was !== null) delete since[was];
    // Whoever writes is not silent, also where the same question stays open.
    if (is !== null) since[is] = this.#now;
    this.#memory = { ...this.#memory, behind, since };
  }

  /** Has everything happen that is due, until nothing is. */
  settle(): void {
    while (this.#move() || this.#start() || this.#release() || this.#speakUp() || this.#nudge());
  }

  /** Takes the respondent where a block moves them, unless they have been there. */
  #move(): boolean {
    const rule = this.#moves.shift();
    if (!rule) return false;
    if (this.#spend(rule)) this.leadsTo = rule.names.survey_id;
    return true;
  }

  #start(): boolean {
    for (const survey_id of this.#chats.surveys.keys()) {
      const start = this.#conversations.has(survey_id) ? null : startOf(this.#chats, this.#memory, survey_id);
      if (start !== null && start <= this.#now && this.take(survey_id, { kind: 'start' }).outcome === 'accepted') {
        return true;
      }
    }
    return false;
  }

  #release(): boolean {
    for (const [survey_id, { open }] of this.#conversations) {
      if (!open || !('held' in open)) continue;
      const { unique_question_id } = open;
      const release = releaseOf(this.#chats, this.#memory, { survey_id, unique_question_id });
      if (release !== null && release <= this.#now) {
        return this.take(survey_id, { kind: 'enter', by: 'released', unique_question_id }).outcome === 'accepted';
      }
    }
    return false;
  }

  /** Has a dialog say what it waited to say, whatever it asks now. */
  #speakUp(): boolean {
    for (const [survey_id, ids] of this.#chats.speakingUp ?? []) {
      if (!mayInterrupt(this.#chats, this.state, survey_id)) continue;
      for (const unique_question_id of ids) {
        const question = { survey_id, unique_question_id };
        if (!isToBeSaid(this.#memory, question)) continue;
        const release = releaseOf(this.#chats, this.#memory, question);
        if (release === null || release > this.#now) continue;
        this.#memory = { ...this.#memory, moved: [...this.#memory.moved, questionKey(question)] };
        if (this.take(survey_id, { kind: 'enter', by: 'moved', unique_question_id }).outcome === 'accepted')
          return true;
      }
    }
    return false;
  }

  #nudge(): boolean {
    const { state } = this;
    const rule = this.#chats.rules.find((one) => {
      const silence = silenceOf(state, one);
      return silence !== null && silence <= this.#now;
    });
    if (!rule) return false;
    this.#spend(rule);
    return true;
  }

  /** Enters the question that a move names; gives whether it is open then. Each move happens once. */
  #spend(rule: TriggerRule): boolean {
    const { moved, behind } = this.#memory;
    const key = moveKey(rule);
    if (moved.includes(key)) return false;
    this.#memory = { ...this.#memory, moved: [...moved, key] };
    const { survey_id, unique_question_id } = rule.names;
    if (questionKey(rule.names) in behind) return false;
    const conversation = this.#conversations.get(survey_id);
    if (conversation && openKey(survey_id, conversation) === questionKey(rule.names)) return true;
    return this.take(survey_id, { kind: 'enter', by: 'moved', unique_question_id }).outcome === 'accepted';
  }
}

/**
 * What an event leads to in the chats of one respondent (domain.md §7): the turn itself, and every turn in whichever chat
 * that its triggers set off, at `now` (ms since 1970). Pure, as `step` is: the same input always gives the same output, so that
 * the server, the test and the check play the very same. Refused as `step` refuses; a call or time is never refused.
 */
export function playChats(chats: Chats, state: ChatsState, event: ChatsEvent, now: number): ChatsStep {
  const playing = new Playing(chats, state, now);
  if (event.kind === 'call') playing.call(event.question);
  if (event.kind === 'turn') {
    // A chat that has not begun asks nothing that could be answered.
    if (!state.conversations.has(event.survey_id)) return { outcome: 'stale' };
    const result = playing.take(event.survey_id, event.event);
    if (result.outcome !== 'accepted') return result;
  }
  playing.settle();
  const { turns, leadsTo, state: after } = playing;
  return { outcome: 'accepted', state: after, turns, leadsTo, due: dueAfter(chats, after, now) };
}
