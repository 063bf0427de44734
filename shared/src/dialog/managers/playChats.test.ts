import { describe, expect, test } from 'vitest';
import type { Jump } from '../../contract/index.ts';
import { message, open, single } from '../testing/blocks.ts';
import { ChatsPlayer, rule, someChats } from '../testing/ChatsPlayer.ts';
import type { TriggerRule } from '../triggers/triggerRule.ts';

const two = { a: [open('a1'), open('a2'), open('a3')], b: [open('b1'), open('b2')] };
const play = (...happens: string[]) => ({
  with: (...rules: TriggerRule[]) => ChatsPlayer.opened(someChats(two, ...rules)).through(...happens),
});

describe('the four triggers', () => {
  test('without any, all chats are open and none knows of another', () => {
    expect(play().with().stands).toBe('a:a1 b:b1');
    expect(play('a', 'b', 'a').with().stands).toBe('a:a3 b:b2');
  });

  test("'Warten auf' holds a block back until the other question is answered", () => {
    const wait = rule('waitFor', 'a2', 'b1');
    expect(play('a').with(wait).stands).toBe('a:(a2) b:b1');
    expect(play('a', 'b').with(wait).stands).toBe('a:a2 b:b2');
    expect(play('b', 'a').with(wait).stands).toBe('a:a2 b:b2');
  });

  test('a block that waits for several questions waits for all of them', () => {
    const rules = [rule('waitFor', 'a2', 'b1'), rule('waitFor', 'a2', 'b2')];
    expect(play('a', 'b').with(...rules).stands).toBe('a:(a2) b:b2');
    expect(play('a', 'b', 'b').with(...rules).stands).toBe('a:a2 b.');
  });

  test("'Dialog starten' opens the dialog; of several any one does", () => {
    const starts = [rule('startDialog', 'b1', 'a1'), rule('startDialog', 'b1', 'a3')];
    expect(play().with(...starts).stands).toBe('a:a1');
    const begun = play('a').with(...starts);
    expect(begun.stands).toBe('a:a2 b:b1');
    expect(begun.leadsTo).toBeNull();
    expect(
      begun.through('a', 'a').turns.filter(({ survey_id, event }) => survey_id === 'b' && event.kind === 'start'),
    ).toHaveLength(1);
  });

  test("'Dialog wechseln' takes the respondent to the question, once", () => {
    const moved = play('a').with(rule('moveDialog', 'a1', 'b2'));
    expect(moved.stands).toBe('a:a2 b:b2');
    expect(moved.leadsTo).toBe('b');
    expect(moved.through('a').leadsTo).toBeNull();
  });

  test("'Dialog wechseln' opens a dialog that nothing has started, and passes a wait", () => {
    const rules = [rule('startDialog', 'b1', 'a3'), rule('waitFor', 'b2', 'a3'), rule('moveDialog', 'a1', 'b2')];
    expect(play('a').with(...rules).stands).toBe('a:a2 b:b2');
  });

  test('to where the respondent has been nothing moves; where the question is open already it is not asked again', () => {
    const there = play('b', 'a').with(rule('moveDialog', 'a1', 'b2'));
    expect(there.leadsTo).toBe('b');
    expect(there.turns.filter(({ survey_id }) => survey_id === 'b')).toHaveLength(2);
    const been = play('b', 'b', 'a').with(rule('moveDialog', 'a1', 'b2'));
    expect([been.stands, been.leadsTo]).toEqual(['a:a2 b.', null]);
  });

  test("'Auf Schnittstelle warten' waits for the call, which may come early and again", () => {
    const waits = rule('waitAPI', 'a2');
    expect(play('a').with(waits).stands).toBe('a:(a2) b:b1');
    expect(play('a', '!a2').with(waits).stands).toBe('a:a2 b:b1');
    const early = play('!a2', 'a', '!a2').with(waits);
    expect(early.stands).toBe('a:a2 b:b1');
    expect(early.turns.filter(({ survey_id }) => survey_id === 'a')).toHaveLength(2);
  });

  test('one reply sets off a whole chain, in one go', () => {
    const chats = someChats(
      { a: [open('a1'), message('a2'), open('a3')], b: [message('b1'), open('b2')], c: [open('c1')] },
      rule('startDialog', 'b1', 'a1'),
      rule('waitFor', 'a2', 'b1'),
      rule('startDialog', 'c1', 'a2'),
    );
    const before = ChatsPlayer.opened(chats);
    expect(before.stands).toBe('a:a1');
    expect(before.through('a').stands).toBe('a:a3 b:b2 c:c1');
  });

  test('what waits for a block that is gone, or a dialog that is, does not wait', () => {
    const chats = someChats(two, rule('waitFor', 'a1', 'b9'), rule('startDialog', 'b1', 'x1'));
    expect(ChatsPlayer.opened(chats).stands).toBe('a:a1 b:b1');
  });

  test('a wait that was met once holds nothing back when the dialog comes round again', () => {
    const back: Jump = { kind: 'option', option_id: '1', target: 'a1' };
    const options = [{ id: '1', text: 'Zurück', score: null }];
    const chats = someChats(
      { a: [open('a1'), single('a2', { options, jump_to_ids: [back] })], b: [open('b1')] },
      rule('waitFor', 'a2', 'b1'),
    );
    expect(ChatsPlayer.opened(chats).through('a', 'b', 'a', 'a').stands).toBe('a:a2 b.');
  });
});

describe('a reply', () => {
  const player = play().with();
  const reply = player.reply('a');
  if (!reply) throw new Error('nothing is asked');

  test('that is sent twice is taken once', () => {
    const once = player.after(reply);
    expect(once?.stands).toBe('a:a2 b:b1');
    expect(once?.after(reply)).toBeNull();
  });

  test('to a chat that has not begun is refused, and begins nothing', () => {
    const chats = someChats(two, rule('startDialog', 'b1', 'a1'));
    const answer = play().with().reply('b');
    expect(answer && ChatsPlayer.opened(chats).after(answer)).toBeNull();
  });
});

describe('time', () => {
  test('a delayed wait is met so much later, and says when', () => {
    const waiting = play('a', 'b').with(rule('waitFor', 'a2', 'b1', 120));
    expect([waiting.stands, waiting.due]).toEqual(['a:(a2) b:b2', 120_000]);
    expect(waiting.through('+119').stands).toBe('a:(a2) b:b2');
    const met = waiting.through('+120');
    expect([met.stands, met.due]).toEqual(['a:a2 b:b2', null]);
  });

  test('a dialog that starts later starts once', () => {
    const starts = play('a').with(rule('startDialog', 'b1', 'a1', 60));
    expect([starts.stands, starts.due]).toEqual(['a:a2', 60_000]);
    expect(starts.through('+60', '+60').turns.filter(({ survey_id }) => survey_id === 'b')).toHaveLength(1);
  });

  test('whoever is silent for too long is written to once, and is not taken away', () => {
    const nudge = rule('moveDialog', 'a1', 'b2', 30);
    const silent = play().with(nudge);
    expect(silent.due).toBe(30_000);
    const nudged = silent.through('+30');
    expect([nudged.stands, nudged.leadsTo, nudged.due]).toEqual(['a:a1 b:b2', null, null]);
    expect(nudged.through('+30').turns).toHaveLength(nudged.turns.length);
  });

  test('whoever replies in time is not written to', () => {
    const nudge = rule('moveDialog', 'a1', 'b2', 30);
    expect(play('+29', 'a', '+60').with(nudge).stands).toBe('a:a2 b:b1');
  });
});
