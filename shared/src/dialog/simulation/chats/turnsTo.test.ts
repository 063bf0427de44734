import { expect, test } from 'vitest';
import type { Block } from '../../../contract/index.ts';
import { heldBlocks, searchChatPath } from '../../managers/paths/findChatPath.ts';
import { atOneGo } from '../../paths/findPath.ts';
import { compileSurvey } from '../../engine/survey/compileSurvey.ts';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { message, open } from '../../testing/blocks.ts';
import { question, rule } from '../../testing/ChatsPlayer.ts';
import type { TriggerRule } from '../../triggers/triggerRule.ts';
import { turnsTo } from './turnsTo.ts';

function wayTo(dialogs: Readonly<Record<string, readonly Block[]>>, rules: TriggerRule[], target: string) {
  const snapshots = Object.entries(dialogs).map(([survey_id, blocks]) => aSnapshot(blocks, { survey_id }));
  const surveys = new Map(
    snapshots.map((one) => [one.survey_id, compileSurvey(one, heldBlocks(rules, one.survey_id))]),
  );
  const searched = atOneGo(searchChatPath(surveys, rules, question(target)));
  const played = turnsTo({ snapshots, rules }, question(target));
  const turns = played?.turns.map(({ survey_id, event }) =>
    event.kind === 'reply' || event.kind === 'enter'
      ? `${event.kind} ${event.unique_question_id}`
      : `${survey_id} start`,
  );
  return { searched: searched.found, turns: turns ?? null };
}

/** a1 moves to b3, which tells those who have answered b1 before something else. */
const dialogs = {
  a: [open('a1')],
  b: [
    open('b1', { variable: 'b1' }),
    open('b2', { is_end: true }),
    message('b3', {
      jump_to_ids: [{ kind: 'condition', condition: 'beantwortet(b1)', target: 'b4' }],
      jump_to_question: 'b5',
    }),
    message('b4', { is_end: true }),
    message('b5', { is_end: true }),
  ],
};

test('what is only said to those who were asked elsewhere before they are moved is come to', () => {
  const { searched, turns } = wayTo(dialogs, [rule('moveDialog', 'a1', 'b3')], 'b4');
  expect(searched).toBe(false);
  expect(turns).toEqual(['a start', 'b start', 'reply b1', 'reply a1', 'enter b3']);
});

test('the way ends where the question stands open', () => {
  expect(wayTo(dialogs, [], 'b2').turns).toEqual(['a start', 'b start', 'reply b1']);
});

test('what nothing leads to, nobody comes to', () => {
  expect(wayTo(dialogs, [], 'b4').turns).toBeNull();
});
