import type { Block } from '../../contract/index.ts';
import { openQuestion } from '../engine/replay/openQuestion.ts';
import { compileChats } from '../managers/Chats.ts';
import type { Chats } from '../managers/Chats.ts';
import type { ChatsEvent, ChatsTurn } from '../managers/chatsEvents.ts';
import { newChats } from '../managers/ChatsState.ts';
import type { ChatsState } from '../managers/ChatsState.ts';
import { playChats } from '../managers/playChats.ts';
import type { QuestionOf, TriggerKind, TriggerRule } from '../triggers/triggerRule.ts';
import { acceptableReply } from './acceptableReply.ts';
import { aSnapshot } from './aSnapshot.ts';

/** 'a2' is the question a2 of the dialog a. */
export const question = (id: string): QuestionOf => ({ survey_id: id.charAt(0), unique_question_id: id });

/** `rule('waitFor', 'a2', 'b1')`: a2 waits for b1. */
export const rule = (kind: TriggerKind, at: string, names = at, delay_seconds?: number): TriggerRule => ({
  kind,
  at: question(at),
  names: question(names),
  ...(delay_seconds === undefined ? {} : { delay_seconds }),
});

/** A multi-chat for tests: dialogs by their letter, in this order. */
export function someChats(dialogs: Readonly<Record<string, readonly Block[]>>, ...rules: TriggerRule[]): Chats {
  return compileChats(
    Object.entries(dialogs).map(([survey_id, blocks]) => aSnapshot(blocks, { survey_id })),
    rules,
  );
}

/** One respondent in a multi-chat, at a time that the test owns; what they have seen is in `turns`. Never changed, only followed. */
export class ChatsPlayer {
  readonly chats: Chats;
  readonly state: ChatsState;
  readonly turns: readonly ChatsTurn[];
  readonly leadsTo: string | null;
  readonly due: number | null;
  readonly now: number;

  private constructor(chats: Chats, at: Pick<ChatsPlayer, 'state' | 'turns' | 'leadsTo' | 'due' | 'now'>) {
    this.chats = chats;
    ({ state: this.state, turns: this.turns, leadsTo: this.leadsTo, due: this.due, now: this.now } = at);
  }

  static opened(chats: Chats): ChatsPlayer {
    const nothing = new ChatsPlayer(chats, { state: newChats, turns: [], leadsTo: null, due: null, now: 0 });
    const opened = nothing.after({ kind: 'time' });
    if (!opened) throw new Error('a multi-chat could not be opened');
    return opened;
  }

  /** null when the event is refused. */
  after(event: ChatsEvent, now = this.now): ChatsPlayer | null {
    const played = playChats(this.chats, this.state, event, now);
    if (played.outcome !== 'accepted') return null;
    const { state, turns, leadsTo, due } = played;
    return new ChatsPlayer(this.chats, { state, turns: [...this.turns, ...turns], leadsTo, due, now });
  }

  /** The reply to what stands open in a chat; null where nothing does. */
  reply(survey_id: string, pick = 0): Extract<ChatsEvent, { kind: 'turn' }> | null {
    const survey = this.chats.surveys.get(survey_id);
    const state = this.state.conversations.get(survey_id);
    const asked = survey && state ? openQuestion(survey, state) : null;
    if (!asked) return null;
    const { unique_question_id, nachfrage_id, input } = asked;
    const reply = acceptableReply(input, pick);
    return { kind: 'turn', survey_id, event: { kind: 'reply', unique_question_id, nachfrage_id, reply } };
  }

  /** After the given things have happened, one after the other: a chat's letter replies there, `!a2` is a call, `+60` a minute. */
  through(...happens: string[]): ChatsPlayer {
    return happens.reduce<ChatsPlayer>((player, one) => {
      const after = player.#happening(one);
      if (!after) throw new Error(`${one} cannot happen here: ${player.stands}`);
      return after;
    }, this);
  }

  #happening(one: string): ChatsPlayer | null {
    if (one.startsWith('!')) return this.after({ kind: 'call', question: question(one.slice(1)) });
    if (one.startsWith('+')) return this.after({ kind: 'time' }, this.now + Number(one.slice(1)) * 1_000);
    const reply = this.reply(one);
    return reply && this.after(reply);
  }

  /** Where each chat stands: `a:a2`, held back `a:(a2)`, at its end `a.`; one that has not begun is left out. */
  get stands(): string {
    return [...this.state.conversations]
      .map(([survey_id, { open, finished }]) => {
        if (finished || !open) return `${survey_id}.`;
        return `${survey_id}:${'held' in open ? `(${open.unique_question_id})` : open.unique_question_id}`;
      })
      .toSorted()
      .join(' ');
  }
}
