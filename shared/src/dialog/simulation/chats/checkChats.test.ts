import { expect, test } from 'vitest';
import type { Block, Hint } from '../../../contract/index.ts';
import type { TriggerRule } from '../../triggers/triggerRule.ts';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { message, open, single, time } from '../../testing/blocks.ts';
import { rule } from '../../testing/ChatsPlayer.ts';
import { chatsReport, playable } from './checkChats.ts';
import type { ChatsToCheck } from './checkChats.ts';
import { ChatsTally, countedTogether } from './ChatsTally.ts';
import { gameOf } from './gameOf.ts';
import { simulatePlayer } from './simulatePlayer.ts';

const PLAYERS = 40;
const hint = (kind: Hint['kind'], id: string): Hint => ({
  kind,
  survey_id: id.charAt(0),
  unique_question_id: id,
  title: id,
  text: '',
});

function checked(
  dialogs: Readonly<Record<string, readonly Block[]>>,
  rules: readonly TriggerRule[],
  ...hints: Hint[]
): ChatsToCheck {
  const snapshots = Object.entries(dialogs).map(([survey_id, blocks]) => aSnapshot(blocks, { survey_id }));
  return { snapshots, rules, hints };
}

function reportFor(of: ChatsToCheck) {
  const [one, other] = [new ChatsTally(), new ChatsTally()];
  for (let seed = 0; seed < PLAYERS; seed += 1) {
    (seed % 2 === 0 ? one : other).add(simulatePlayer(playable(of), seed), seed);
  }
  return chatsReport(of, countedTogether(one.counts(), other.counts()));
}

/** 'nein' leads past a2. */
const fork = single('a1', {
  options: [
    { id: 'ja', text: 'Ja', score: null },
    { id: 'nein', text: 'Nein', score: null },
  ],
  jump_to_ids: [{ kind: 'option', option_id: 'nein', target: 'a3' }],
});
const dialogs = { a: [fork, open('a2'), open('a3')], b: [open('b1'), open('b2')] };

test('a sound multi-chat has no finding: everybody comes to the ending, with a game that shows it', () => {
  const of = checked(dialogs, [rule('waitFor', 'b2', 'a3')], hint('clue', 'a2'), hint('ending', 'b2'));
  const { findings, players, ended, hints } = reportFor(of);
  expect([findings, players, ended]).toEqual([[], PLAYERS, PLAYERS]);
  const [clue, ending] = hints;
  expect(clue?.count).toBeLessThan(PLAYERS);
  expect(ending?.count).toBe(PLAYERS);
  const said = gameOf(playable(of), ending?.seed ?? -1);
  expect(said.at(-1)).toMatchObject({ survey_id: 'b', by: 'player' });
});

test('players keep the rules of an author for their answers, and none of them gives up', () => {
  const shift = [
    time('a1', { variable: 'beginn', max: '20:00' }),
    time('a2', { variable: 'ende', must: 'ende > beginn' }),
    message('a3'),
  ];
  const { findings, ended } = reportFor(checked({ a: shift, b: [open('b1')] }, [], hint('ending', 'a3')));
  expect([findings, ended]).toEqual([[], PLAYERS]);
});

test('who waits for what can no longer come is found, with a game that shows it', () => {
  const of = checked(dialogs, [rule('waitFor', 'b2', 'a2')], hint('ending', 'b2'));
  const [finding, ...others] = reportFor(of).findings;
  expect(finding).toMatchObject({ kind: 'waits-for-ever', at: { survey_id: 'b', unique_question_id: 'b2' } });
  expect(others).toEqual([]);
  const said = gameOf(playable(of), finding?.seed ?? -1);
  expect(said.some(({ by, text }) => by === 'player' && text === 'Nein')).toBe(true);
});

test('an ending that nobody comes to, a clue that nobody finds in time, a block that is gone', () => {
  const of = checked(
    { a: [single('a1', { jump_to_question: 'a3' }), message('a2'), open('a3'), open('a4')] },
    [],
    hint('ending', 'a3'),
    hint('ending', 'a2'),
    hint('clue', 'a4'),
    hint('clue', 'a9'),
  );
  expect(reportFor(of).findings.map(({ kind }) => kind)).toEqual(['no-way-to-ending', 'never-found', 'gone-block']);
});

test('nothing left to answer without an ending, and a dialog that never opens with its trigger', () => {
  const never = rule('startDialog', 'b1', 'a9');
  const gone = reportFor(checked(dialogs, [never], hint('ending', 'a2')));
  expect(gone.findings.map(({ kind }) => kind)).toEqual(['ends-without-ending', 'trigger-never-acts']);
  const jumped = { a: [single('a1', { jump_to_question: 'a3' }), open('a2'), open('a3')], b: [open('b1')] };
  const shut = reportFor(checked(jumped, [rule('startDialog', 'b1', 'a2')]));
  expect(shut.findings.map(({ kind }) => kind)).toEqual(['never-opens', 'trigger-never-acts']);
});

test('who goes round is found; calls from outside and time are played as well', () => {
  const round = { a: [open('a1', { jump_to_question: 'a1' })] };
  expect(reportFor(checked(round, [])).findings.map(({ kind }) => kind)).toEqual(['goes-round']);
  const rules = [rule('waitAPI', 'a2'), rule('waitFor', 'b2', 'b1', 3_600)];
  expect(reportFor(checked(dialogs, rules, hint('ending', 'b2'))).findings).toEqual([]);
});
