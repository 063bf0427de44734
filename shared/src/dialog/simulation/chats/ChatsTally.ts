import { questionKey } from '../../triggers/triggerRule.ts';
import type { QuestionOf } from '../../triggers/triggerRule.ts';
import type { SimulatedPlayer } from './simulatePlayer.ts';

/** How many players did so, and one of them to show. */
export interface Shown {
  readonly count: number;
  /** Whose game was the shortest. */
  readonly seed: number;
  /** Replies of that game. */
  readonly replies: number;
}

/** What many invented players went through, as plain data that a worker can hand over. */
export interface ChatsCounts {
  readonly players: number;
  readonly ended: number;
  /** Replies of those who came to an end. */
  readonly replies: readonly number[];
  /** By the hint's place in the list, who found it. */
  readonly found: ReadonlyMap<number, Shown>;
  /** By dialog, for whom it began. */
  readonly begun: ReadonlyMap<string, Shown>;
  /** By question (`questionKey`), before which players wait for ever; '' for those whom no ending was left. */
  readonly waits: ReadonlyMap<string, Shown>;
  /** By question, where players stood who went round until they gave up. */
  readonly gaveUp: ReadonlyMap<string, Shown>;
}

export const nothingCounted: ChatsCounts = {
  players: 0,
  ended: 0,
  replies: [],
  found: new Map(),
  begun: new Map(),
  waits: new Map(),
  gaveUp: new Map(),
};

function shorter(one: Shown | undefined, other: Shown): Shown {
  if (!one) return other;
  const isOther = other.replies < one.replies || (other.replies === one.replies && other.seed < one.seed);
  const { seed, replies } = isOther ? other : one;
  return { count: one.count + other.count, seed, replies };
}

function merged<Key>(one: ReadonlyMap<Key, Shown>, other: ReadonlyMap<Key, Shown>): ReadonlyMap<Key, Shown> {
  const both = new Map(one);
  for (const [key, shown] of other) both.set(key, shorter(both.get(key), shown));
  return both;
}

/** Two counts of different seeds as one. */
export function countedTogether(one: ChatsCounts, other: ChatsCounts): ChatsCounts {
  return {
    players: one.players + other.players,
    ended: one.ended + other.ended,
    replies: [...one.replies, ...other.replies],
    found: merged(one.found, other.found),
    begun: merged(one.begun, other.begun),
    waits: merged(one.waits, other.waits),
    gaveUp: merged(one.gaveUp, other.gaveUp),
  };
}

/** Counts games as they come. */
export class ChatsTally {
  #players = 0;
  #ended = 0;
  readonly #replies: number[] = [];
  readonly #found = new Map<number, Shown>();
  readonly #begun = new Map<string, Shown>();
  readonly #waits = new Map<string, Shown>();
  readonly #gaveUp = new Map<string, Shown>();

  add({ found, begun, replies, end }: SimulatedPlayer, seed: number): void {
    const one: Shown = { count: 1, seed, replies };
    const count = <Key>(map: Map<Key, Shown>, key: Key): void => void map.set(key, shorter(map.get(key), one));
    this.#players += 1;
    for (const place of found) count(this.#found, place);
    for (const survey_id of begun) count(this.#begun, survey_id);
    const countAt = (map: Map<string, Shown>, at: readonly QuestionOf[]): void => {
      for (const question of at) count(map, questionKey(question));
    };
    if (end.kind === 'ended') {
      this.#ended += 1;
      this.#replies.push(replies);
    }
    if (end.kind === 'waits') countAt(this.#waits, end.at);
    if (end.kind === 'no-ending') count(this.#waits, '');
    if (end.kind === 'gave-up') countAt(this.#gaveUp, end.at);
  }

  counts(): ChatsCounts {
    return {
      players: this.#players,
      ended: this.#ended,
      replies: [...this.#replies],
      found: new Map(this.#found),
      begun: new Map(this.#begun),
      waits: new Map(this.#waits),
      gaveUp: new Map(this.#gaveUp),
    };
  }
}
