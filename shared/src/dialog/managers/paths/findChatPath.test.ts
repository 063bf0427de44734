import { describe, expect, test } from 'vitest';
import type { Block, Jump } from '../../../contract/index.ts';
import { compileSurvey } from '../../engine/survey/compileSurvey.ts';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { message, open, single } from '../../testing/blocks.ts';
import type { TriggerKind, TriggerRule } from '../../triggers/triggerRule.ts';
import { heldBlocks, searchChatPath } from './findChatPath.ts';
import { atOneGo } from '../../paths/findPath.ts';

const question = (id: string) => ({ survey_id: id.charAt(0), unique_question_id: id });
const rule = (kind: TriggerKind, at: string, names: string): TriggerRule => ({
  kind,
  at: question(at),
  names: question(names),
});
const byOption = (option_id: string, target: string): Jump => ({ kind: 'option', option_id, target });

/** The way to a question as 'a start', 'a a1' (a reply to a1), 'a >a2' (a2 is entered); else why there is none. */
function way(dialogs: Readonly<Record<string, readonly Block[]>>, rules: TriggerRule[], target: string): string[] {
  const surveys = new Map(
    Object.entries(dialogs).map(([id, blocks]) => [id, compileSurvey(aSnapshot(blocks), heldBlocks(rules, id))]),
  );
  const path = atOneGo(searchChatPath(surveys, rules, question(target), 2_000));
  if (!path.found) return [path.reason, path.at.unique_question_id];
  return path.turns.map(({ survey_id, event }) => {
    if (event.kind === 'start') return `${survey_id} start`;
    return `${survey_id} ${event.kind === 'enter' ? '>' : ''}${'unique_question_id' in event ? event.unique_question_id : null}`;
  });
}

const dialogs = {
  a: [open('a1'), open('a2'), open('a3')],
  b: [open('b1'), open('b2'), open('b3')],
  c: [open('c1'), open('c2')],
};
const opened = ['a start', 'b start', 'c start'];

describe('the way to a question of a multi-chat', () => {
  test('stays in its dialog where nothing waits', () => {
    expect(way(dialogs, [], 'a3')).toEqual([...opened, 'a a1', 'a a2']);
    expect(way(dialogs, [], 'a1')).toEqual(opened);
  });

  test('answers elsewhere what the question, or one before it, waits for', () => {
    expect(way(dialogs, [rule('waitFor', 'a2', 'b2')], 'a3')).toEqual([
      ...opened,
      'a a1',
      'b b1',
      'b b2',
      'a >a2',
      'a a2',
    ]);
  });

  test('goes as the worked example of searchChatPath says', () => {
    const two = { a: [open('a1'), open('a2')], b: [open('b1'), open('b2')] };
    const rules = [rule('startDialog', 'b1', 'a1'), rule('waitFor', 'b2', 'a2')];
    expect(way(two, rules, 'b2')).toEqual(['a start', 'a a1', 'b start', 'b b1', 'a a2', 'b >b2']);
    const circle = [...rules, rule('waitFor', 'a2', 'b2')];
    expect(way(two, circle, 'b2')).toEqual(['waits-for-ever', 'a2']);
  });

  test('follows waits that wait, and one that began before', () => {
    const rules = [rule('waitFor', 'a2', 'b2'), rule('waitFor', 'b2', 'c1'), rule('startDialog', 'c1', 'a1')];
    expect(way(dialogs, rules, 'a2')).toEqual([
      'a start',
      'b start',
      'a a1',
      'b b1',
      'c start',
      'c c1',
      'b >b2',
      'b b2',
      'a >a2',
    ]);
  });

  test('opens a dialog by what starts it', () => {
    expect(way(dialogs, [rule('startDialog', 'c1', 'b2')], 'c2')).toEqual([
      'a start',
      'b start',
      'b b1',
      'b b2',
      'c start',
      'c c1',
    ]);
  });

  test('is taken along by a trigger that moves', () => {
    const hidden = { ...dialogs, b: [open('b1', { is_end: true }), open('b2')] };
    expect(way(hidden, [rule('moveDialog', 'a1', 'b2')], 'b2')).toEqual([...opened, 'a a1', 'b >b2']);
    expect(way(hidden, [], 'b2')).toEqual(['no-way', 'b2']);
  });

  test('goes through a call from outside as one that has come', () => {
    expect(way(dialogs, [rule('waitAPI', 'a2', 'a2')], 'a2')).toEqual([...opened, 'a a1', 'a >a2']);
  });

  test('goes round a block that waits for ever', () => {
    const options = ['ja', 'nein'].map((id) => ({ id, text: id, score: null }));
    const forked = {
      ...dialogs,
      a: [
        single('a1', { options, jump_to_ids: [byOption('nein', 'a3')] }),
        message('a2', { jump_to_question: 'a4' }),
        open('a3'),
        open('a4'),
      ],
    };
    expect(way(forked, [rule('waitFor', 'a2', 'a4')], 'a4')).toEqual([...opened, 'a a1', 'a a3']);
  });

  test('is said not to be where it waits in a circle', () => {
    expect(way(dialogs, [rule('waitFor', 'a2', 'b3'), rule('waitFor', 'b2', 'a3')], 'a3')[0]).toBe('waits-for-ever');
    expect(way(dialogs, [rule('startDialog', 'a1', 'a2')], 'a2')[0]).toBe('waits-for-ever');
  });
});
