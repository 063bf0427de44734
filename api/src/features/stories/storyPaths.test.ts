import type { Block } from '@dialogwerk/shared/contract';
import { compileChats, openQuestion, step } from '@dialogwerk/shared/dialog';
import type { ConversationState } from '@dialogwerk/shared/dialog';
import { rounds } from '@dialogwerk/shared/testing/rounds';
import { describe, expect, test } from 'vitest';
import { randomFrom } from '@dialogwerk/shared/testing/random';
import { answerTo } from '../../../testing/stories/playStory.ts';
import { storyWorld } from '../../../testing/stories/storyWorld.ts';
import { playPath } from '../live/simulate/playPath.ts';
import type { PlayedDialog } from '../live/simulate/playPath.ts';
import { stories } from './stories.ts';

/** How many replies a dialog is talked to at random: by itself none has to end, because others come in between. */
const REPLIES = 60;
const NOW = Date.UTC(2026, 4, 4);

/** Whether a dialog has said, asked or worked out a block; one that does none of it leaves nothing to see. */
function isBehind(block: Block, { entries }: PlayedDialog, { variables }: ConversationState): boolean {
  if (block.type === 'assign') return block.assignments.every(({ variable }) => variable in variables);
  return block.context === '' || entries.some((entry) => entry.unique_question_id === block.unique_question_id);
}

describe.each(stories)('$name, tested from any block on', (story) => {
  const { snapshots, chats } = storyWorld(story);
  const texts = new Map(snapshots.map((snapshot) => [snapshot.survey_id, JSON.stringify(snapshot)]));
  /** As tests play the dialogs: none waits for another. */
  const alone = { chats: compileChats(snapshots, []) };
  const targets = snapshots.flatMap(({ survey_id, blocks }) => blocks.map((block) => ({ survey_id, block })));

  /** Talks to a dialog about anything for a while, or until it ends; gives what it said. */
  function talkOn(survey_id: string, from: ConversationState, seed: number): string[] {
    const survey = alone.chats.surveys.get(survey_id);
    if (!survey) throw new Error(survey_id);
    const said: string[] = [];
    const random = randomFrom(seed);
    const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)];
    let state = from;
    for (let replies = 0; replies < REPLIES; replies += 1) {
      if (state.finished) return said;
      const question = openQuestion(survey, state);
      if (!question) throw new Error(`${survey_id} asks nothing`);
      const { event } = answerTo({ survey_id, conversation: state, question }, alone, pick);
      const taken = step(survey, state, event);
      if (taken.outcome !== 'accepted') throw new Error(`${survey_id} refuses ${JSON.stringify(event)}`);
      ({ state } = taken);
      said.push(...taken.effects.flatMap((effect) => (effect.kind === 'say' ? [effect.text] : [])));
    }
    return said;
  }

  test.each(targets)(
    '$survey_id $block.unique_question_id: a history leads there, and the dialog goes on from it',
    ({ survey_id, block }) => {
      const { unique_question_id } = block;
      const target = { survey_id, unique_question_id };
      const path = playPath({ target, snapshots: texts, rules: chats.rules, led: false, now: NOW });
      if (!path.found) throw new Error(`${path.reason}: ${path.at}`);
      const dialog = path.dialogs.find((one) => one.survey_id === survey_id);
      if (!dialog) throw new Error('nothing was played in its dialog');
      const state: ConversationState = JSON.parse(dialog.state);
      expect(isBehind(block, dialog, state)).toBe(true);
      const said = path.dialogs.flatMap(({ entries }) => entries.map(({ context }) => context));
      for (let seed = 1; seed <= rounds(1, 20); seed += 1) {
        said.push(...talkOn(survey_id, state, seed));
      }
      expect(said.filter((text) => /\{\{|undefined/.test(text))).toEqual([]);
    },
  );
});
