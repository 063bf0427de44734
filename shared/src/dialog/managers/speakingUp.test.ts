import { describe, expect, test } from 'vitest';
import { message, open } from '../testing/blocks.ts';
import { ChatsPlayer, rule, someChats } from '../testing/ChatsPlayer.ts';

const two = {
  a: [open('a1', { is_end: true }), message('a2', { jump_to_question: 'a1' })],
  b: [open('b1'), open('b2')],
};
const playing = (...rules: Parameters<typeof someChats>[1][]) => ChatsPlayer.opened(someChats(two, ...rules));

describe('a waiting block that nothing leads to', () => {
  test('is said by itself, whatever its dialog asks, and once', () => {
    const player = playing(rule('waitFor', 'a2', 'b1'));
    expect(player.stands).toBe('a:a1 b:b1');
    const spoken = player.through('b');
    expect(spoken.stands).toBe('a:a1 b:b2');
    const turns = spoken.turns.filter(({ survey_id }) => survey_id === 'a');
    expect(turns.map(({ result }) => result.passed)).toEqual([['a1'], ['a2', 'a1']]);
    expect(spoken.leadsTo).toBeNull();
    expect(spoken.through('b').turns.filter(({ survey_id }) => survey_id === 'a')).toHaveLength(2);
  });

  test('waits as long as its trigger says', () => {
    const player = playing(rule('waitFor', 'a2', 'b1', 60)).through('b');
    expect([player.turns.filter(({ survey_id }) => survey_id === 'a').length, player.due]).toEqual([1, 60_000]);
    expect(player.through('+60').turns.filter(({ survey_id }) => survey_id === 'a')).toHaveLength(2);
  });

  test('is said after the end of its dialog, too', () => {
    const player = playing(rule('waitFor', 'a2', 'b1')).through('a', 'b');
    expect(player.stands).toBe('a:a1 b:b2');
  });
});
