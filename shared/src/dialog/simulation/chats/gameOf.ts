import { bubbleLine } from '../../text/bubbleLine.ts';
import { bubblesOf } from '../../text/bubblesOf.ts';
import { playChats } from '../../managers/playChats.ts';
import { simulatePlayer, unopened } from './simulatePlayer.ts';
import type { PlayedChats } from './simulatePlayer.ts';

/** Something that was said in one of the chats. */
export interface SaidInChat {
  /** Its place in the game. */
  readonly number: number;
  readonly survey_id: string;
  readonly by: 'bot' | 'player';
  readonly text: string;
}

/** All that is said in the game of the player of a seed, in its order; played again, it is always the same. */
export function gameOf(played: PlayedChats, seed: number): SaidInChat[] {
  const said: SaidInChat[] = [];
  let state = unopened(played, seed);
  for (const { event, now } of simulatePlayer(played, seed).events) {
    const step = playChats(played.chats, state, event, now);
    if (step.outcome !== 'accepted') break;
    ({ state } = step);
    for (const { survey_id, result } of step.turns) {
      const say = (by: SaidInChat['by'], text: string): void =>
        void said.push({ number: said.length, survey_id, by, text });
      for (const effect of result.effects) {
        if (effect.kind === 'say') for (const bubble of bubblesOf(effect.text)) say('bot', bubbleLine(bubble));
        if (effect.kind === 'reply-shown') say('player', effect.text);
      }
    }
  }
  return said;
}
