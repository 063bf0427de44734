import { describe, expect, test } from 'vitest';
import { DIALOG_END } from '../../../contract/blocks/terminals.ts';
import type { Block } from '../../../contract/index.ts';
import { checkDialog } from '../../check/checkDialog.ts';
import { findPath } from '../../paths/findPath.ts';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { api, loop, message, number, open, shuffle, single } from '../../testing/blocks.ts';
import { TestConversation } from '../../testing/TestConversation.ts';
import { compileSurvey } from './compileSurvey.ts';
import { exitsOf } from './exitsOf.ts';

const options = [
  { id: 'ja', text: 'Ja', score: null },
  { id: 'nein', text: 'Nein', score: null },
];
const choice = (fields: Partial<Block> = {}): Block => Object.assign(single('frage', { options }), fields);
const byNo = (target: string) => ({ kind: 'option', option_id: 'nein', target }) as const;
const begun = (...blocks: readonly Block[]): TestConversation => new TestConversation(aSnapshot(blocks));
const exits = (id: string, ...blocks: readonly Block[]): (string | null)[] => {
  const { blocks: compiled } = compileSurvey(aSnapshot(blocks));
  const from = compiled.get(id);
  return from ? exitsOf(compiled, from) : [];
};
const rest = [open('warum'), open('danach')];

describe('a way to the end', () => {
  const others = choice({ jump_to_ids: [byNo('warum')], jump_to_question: DIALOG_END });
  const alone = choice({ jump_to_ids: [byNo(DIALOG_END)] });

  test('ends the dialog for all answers but the one that has its own', () => {
    const ended = begun(others, ...rest);
    ended.choose('ja');
    expect(ended.state.finished).toBe(true);
    const led = begun(others, ...rest);
    led.choose('nein');
    expect(led.at).toBe('warum');
    expect(exits('frage', others, ...rest)).toEqual(['warum', null]);
  });

  test('ends it for one answer alone', () => {
    const ended = begun(alone, ...rest);
    ended.choose('nein');
    expect(ended.state.finished).toBe(true);
    const led = begun(alone, ...rest);
    led.choose('ja');
    expect(led.at).toBe('warum');
  });

  test('is nothing that is gone, and a search goes by it', () => {
    const blocks = [others, message('schluss'), ...rest];
    expect(checkDialog(aSnapshot([others, ...rest])).map(({ kind }) => kind)).toEqual([]);
    expect(checkDialog(aSnapshot(blocks)).map(({ kind }) => kind)).toEqual(['unreachable']);
    expect(findPath(compileSurvey(aSnapshot(blocks)), { towards: 'schluss' })).toMatchObject({
      found: false,
      reason: 'no-way',
    });
  });

  test('ends it out of a loop and out of a shuffle, as a block does that ends it', () => {
    const kinds = loop('kind', {
      variable: 'kind',
      rounds: { kind: 'number', count: 'zahl', most: 3 },
      members: ['frage'],
    });
    const mixed = shuffle('gemischt', { items: [{ id: 'i', text: 'Teil', members: ['frage'] }] });
    const number3 = number('zahl', { variable: 'zahl' });
    for (const ends of [choice({ is_end: true }), choice({ jump_to_question: DIALOG_END })]) {
      const rounds = begun(number3, kinds, ends, open('danach'));
      rounds.reply({ type: 'number', value: 3 });
      rounds.choose('ja');
      expect(rounds.state.finished).toBe(true);
      const parts = begun(mixed, ends, open('danach'));
      parts.choose('ja');
      expect(parts.state.finished).toBe(true);
    }
  });

  test('is where a request that fails and replies that do not fit can lead', () => {
    const asked = api('abfrage', { url: 'https://example.org/', error_target: DIALOG_END });
    expect(exits('abfrage', asked, open('danach'))).toEqual(['danach', null]);
    const strict = number('zahl', { min: 1, max: 2, tries: 1, tries_target: DIALOG_END });
    const given = begun(strict, open('danach'));
    given.reply({ type: 'number', value: 7 });
    expect(given.state.finished).toBe(true);
  });
});

test('a block of before that is called as the end is still come to', () => {
  const led = begun(choice({ jump_to_question: DIALOG_END }), open('warum'), open(DIALOG_END));
  led.choose('ja');
  expect(led.at).toBe(DIALOG_END);
});
