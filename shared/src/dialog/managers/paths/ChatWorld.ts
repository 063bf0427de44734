import type { CompiledSurvey } from '../../engine/survey/CompiledSurvey.ts';
import { newConversation } from '../../engine/ConversationState.ts';
import type { ConversationState } from '../../engine/ConversationState.ts';
import { leftBehind } from '../leftBehind.ts';
import type { ChatSurveys } from '../../triggers/reachableQuestions.ts';
import { speakingUp } from '../../triggers/speakingUp.ts';
import { writtenId } from '../../blocks/loop/roundId.ts';
import { questionKey } from '../../triggers/triggerRule.ts';
import type { QuestionOf, TriggerRule } from '../../triggers/triggerRule.ts';
import { transitionsOf } from '../../paths/transitionsOf.ts';
import type { DialogEvent, Transitions } from '../../paths/transitionsOf.ts';

/** A turn in one of the chats. */
export interface ChatTurn {
  readonly survey_id: string;
  readonly event: DialogEvent;
}

/** What stays the same in all of a search. */
interface Fixed {
  readonly surveys: ChatSurveys;
  readonly rules: readonly TriggerRule[];
  readonly transitions: ReadonlyMap<string, Transitions>;
  readonly speakingUp: ReadonlyMap<string, readonly string[]>;
}

/** One respondent's chats at a moment: where each dialog stands and what is behind them. Never changed, only followed. */
export class ChatWorld {
  readonly turns: readonly ChatTurn[];
  readonly #fixed: Fixed;
  readonly #states: ReadonlyMap<string, ConversationState>;
  readonly #behind: ReadonlySet<string>;

  private constructor(
    fixed: Fixed,
    now: {
      readonly turns: readonly ChatTurn[];
      readonly states: ReadonlyMap<string, ConversationState>;
      readonly behind: ReadonlySet<string>;
    },
  ) {
    this.#fixed = fixed;
    this.turns = now.turns;
    this.#states = now.states;
    this.#behind = now.behind;
  }

  /** The chats when a respondent opens them: each that nothing else starts has begun. */
  static opened(surveys: ChatSurveys, rules: readonly TriggerRule[]): ChatWorld {
    const transitions = new Map([...surveys].map(([id, survey]) => [id, transitionsOf(survey, { mute: true })]));
    const speaking = new Map([...surveys].map(([id, survey]) => [id, speakingUp(survey, rules, id)]));
    const empty = new ChatWorld(
      { surveys, rules, transitions, speakingUp: speaking },
      { turns: [], states: new Map(), behind: new Set() },
    );
    return [...surveys.keys()].reduce(
      (world, survey_id) => (world.startersOf(survey_id).length === 0 ? (world.begun(survey_id) ?? world) : world),
      empty,
    );
  }

  survey(survey_id: string): CompiledSurvey | null {
    return this.#fixed.surveys.get(survey_id) ?? null;
  }

  /** The ways through a dialog, whose states keep nothing that only texts name. */
  transitions(survey_id: string): Transitions | null {
    return this.#fixed.transitions.get(survey_id) ?? null;
  }

  state(survey_id: string): ConversationState {
    return this.#states.get(survey_id) ?? newConversation;
  }

  /** What the dialog begins after, any of it; empty for one that is open at once. */
  startersOf(survey_id: string): TriggerRule[] {
    return this.#fixed.rules.filter(({ kind, at }) => kind === 'startDialog' && at.survey_id === survey_id);
  }

  /** What leads the respondent into the dialog from elsewhere. */
  movesInto(survey_id: string): TriggerRule[] {
    return this.#fixed.rules.filter(({ kind, names }) => kind === 'moveDialog' && names.survey_id === survey_id);
  }

  /** What a block still waits for. */
  waitsAt(question: QuestionOf): QuestionOf[] {
    return this.#fixed.rules.flatMap(({ kind, at, names }) =>
      kind === 'waitFor' && questionKey(at) === questionKey(question) && !this.isBehind(names) ? [names] : [],
    );
  }

  /** Whether a question was answered, or said where it asks nothing. */
  isBehind(question: QuestionOf): boolean {
    return this.#behind.has(questionKey(question));
  }

  isBegun(survey_id: string): boolean {
    return this.#states.has(survey_id);
  }

  begun(survey_id: string): ChatWorld | null {
    return this.after({ survey_id, event: { kind: 'start' } });
  }

  /** The chats after a turn, with what it triggers; null for a turn that cannot be. */
  after(turn: ChatTurn): ChatWorld | null {
    const taken = this.transitions(turn.survey_id)?.take(this.state(turn.survey_id), turn.event);
    if (!taken) return null;
    const { survey_id } = turn;
    const left = leftBehind(taken.before, taken.result, turn.event.kind !== 'enter');
    const behind = new Set(this.#behind);
    for (const unique_question_id of left) behind.add(questionKey({ survey_id, unique_question_id }));
    const next = new ChatWorld(this.#fixed, {
      turns: [...this.turns, turn],
      states: new Map(this.#states).set(survey_id, taken.result.state),
      behind,
    });
    return next.#moved(survey_id, left).#spoken();
  }

  /** What a dialog says by itself, once all that it waits for has happened. */
  speakingUpIn(survey_id: string): readonly string[] {
    return this.#fixed.speakingUp.get(survey_id) ?? [];
  }

  #spoken(): ChatWorld {
    for (const [survey_id, ids] of this.#fixed.speakingUp) {
      const open = this.state(survey_id).open;
      if (!this.isBegun(survey_id) || (open && ids.includes(open.unique_question_id))) continue;
      const ready = ids
        .map((unique_question_id) => ({ survey_id, unique_question_id }))
        .find((question) => !this.isBehind(question) && this.waitsAt(question).length === 0);
      if (!ready) continue;
      const { unique_question_id } = ready;
      return this.after({ survey_id, event: { kind: 'enter', by: 'moved', unique_question_id } }) ?? this;
    }
    return this;
  }

  /** Takes the respondent where the blocks that were just left move them; each of these blocks moves once. */
  #moved(survey_id: string, left: readonly string[]): ChatWorld {
    const written = new Set(left.map(writtenId));
    const rule = this.#fixed.rules.find(
      ({ kind, at }) => kind === 'moveDialog' && at.survey_id === survey_id && written.has(at.unique_question_id),
    );
    if (!rule || this.isBehind(rule.names)) return this;
    const { survey_id: other, unique_question_id } = rule.names;
    return this.after({ survey_id: other, event: { kind: 'enter', by: 'moved', unique_question_id } }) ?? this;
  }
}
