import type { ConversationState } from '../../engine/ConversationState.ts';
import { playChats } from '../../managers/playChats.ts';
import type { ChatsState } from '../../managers/ChatsState.ts';
import type { ChatTurn } from '../../managers/paths/ChatWorld.ts';
import { questionKey } from '../../triggers/triggerRule.ts';
import type { QuestionOf } from '../../triggers/triggerRule.ts';
import { playable } from './checkChats.ts';
import type { ChatsToCheck } from './checkChats.ts';
import { simulatePlayer, unopened } from './simulatePlayer.ts';
import type { PlayedChats } from './simulatePlayer.ts';

/** What happened to a player until they came to a question. */
export interface TurnsTo {
  readonly turns: readonly ChatTurn[];
  /** How each conversation stands before its first turn. */
  readonly beginnings: ReadonlyMap<string, ConversationState>;
}

/** Players at most, and events of all their games together: some second of computation. */
const MOST = { players: 300, events: 20_000 } as const;

/** Whether a question stands open or is behind the player. */
function isReached({ conversations, memory }: ChatsState, question: QuestionOf): boolean {
  const open = conversations.get(question.survey_id)?.open;
  const stands = open && !('held' in open) && open.unique_question_id === question.unique_question_id;
  return stands || questionKey(question) in memory.behind;
}

/** The game of a player, as far as the question. */
function turnsOf(played: PlayedChats, seed: number, target: QuestionOf): TurnsTo {
  const turns: ChatTurn[] = [];
  let state = unopened(played, seed);
  const { beginnings = new Map() } = state;
  for (const { event, now } of simulatePlayer(played, seed).events) {
    if (isReached(state, target)) break;
    const step = playChats(played.chats, state, event, now);
    if (step.outcome !== 'accepted') break;
    ({ state } = step);
    turns.push(...step.turns.map((turn) => ({ survey_id: turn.survey_id, event: turn.event })));
  }
  return { turns, beginnings };
}

/**
 * The shortest way that invented players take to a question of a multi-chat; null where none comes there. No language model
 * leads them. Finds what `searchChatPath` does not, because that one talks to each dialog only as far as another one waits for it.
 */
export function turnsTo({ snapshots, rules }: Omit<ChatsToCheck, 'hints'>, target: QuestionOf): TurnsTo | null {
  // Players end their game at an ending, so here they end it at the question.
  const played = playable({ snapshots, rules, hints: [{ kind: 'ending', ...target, title: '', text: '' }] });
  let shortest: TurnsTo | null = null;
  let events = 0;
  for (let seed = 0; seed < MOST.players && events < MOST.events; seed += 1) {
    const game = simulatePlayer(played, seed);
    events += game.events.length;
    if (game.end.kind !== 'ended') continue;
    const found = turnsOf(played, seed, target);
    if (!shortest || found.turns.length < shortest.turns.length) shortest = found;
  }
  return shortest;
}
