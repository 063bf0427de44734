import type { Block } from '../../contract/index.ts';
import { expect, test } from 'vitest';
import { aBlock, aDialog } from '../../testing/graph/aDialog.ts';
import { connectionsOf } from './connectionsOf.ts';
import { END, START } from './terminals.ts';

const edges = (...blocks: readonly Block[]): string[] =>
  connectionsOf(aDialog(...blocks)).map(
    ({ kind, source, target, labels }) =>
      `${kind} ${source}>${target}${labels.length > 0 ? ` (${labels.join('|')})` : ''}`,
  );

test('without jumps the blocks follow in order, from the welcome to the ending', () => {
  expect(edges(aBlock('open', 'a'), aBlock('open', 'b'))).toEqual([`order ${START}>a`, 'order a>b', `order b>${END}`]);
  expect(edges()).toEqual([]);
});

test('the dialog begins at the start page', () => {
  expect(edges(aBlock('open', 'a'), aBlock('open', 'b', { start_page: true }))[0]).toBe(`order ${START}>b`);
});

test('a jump takes the place of the order, one to a block that is gone does not', () => {
  expect(edges(aBlock('open', 'a', { jump_to_question: 'c' }), aBlock('open', 'b'), aBlock('open', 'c'))).toContain(
    'jump a>c',
  );
  expect(edges(aBlock('open', 'a', { jump_to_question: 'gone' }), aBlock('open', 'b'))).toContain('order a>b');
});

test('conditional jumps carry their options, those to the same block together', () => {
  const question = aBlock('single', 'a', {
    options: [
      { id: 'x', text: 'Ja', score: null },
      { id: 'y', text: 'Nein', score: null },
    ],
    jump_to_ids: [
      { kind: 'option', option_id: 'x', target: 'c' },
      { kind: 'condition', condition: 'alter > 18', target: 'c' },
      { kind: 'option', option_id: 'y', target: 'gone' },
      { kind: 'option', option_id: 'gone', target: 'c' },
    ],
  });
  expect(edges(question, aBlock('open', 'b'), aBlock('open', 'c'))).toEqual([
    `order ${START}>a`,
    'condition a>c (Ja|alter über 18)',
    'order a>b',
    'order b>c',
    `order c>${END}`,
  ]);
});

test('a block that ends the dialog leads nowhere else', () => {
  const end = aBlock('single', 'a', {
    is_end: true,
    jump_to_question: 'b',
    jump_to_ids: [{ kind: 'option', option_id: 'o1', target: 'b' }],
  });
  expect(edges(end, aBlock('open', 'b')).filter((edge) => edge.includes(' a>'))).toEqual([`jump a>${END}`]);
});

test('ways to the end are drawn to it, beside those of other answers', () => {
  const question = aBlock('single', 'a', {
    options: [{ id: 'x', text: 'Ja', score: null }],
    jump_to_ids: [{ kind: 'option', option_id: 'x', target: END }],
    jump_to_question: END,
  });
  expect(edges(question, aBlock('api', 'b', { error_target: END }), aBlock('open', 'c')).slice(1)).toEqual([
    `condition a>${END} (Ja)`,
    `jump a>${END}`,
    `condition b>${END} (Abfrage fehlgeschlagen)`,
    'order b>c',
    `order c>${END}`,
  ]);
});

test('what leads along a way is said in words: conditions by questions, an option without a text by its number', () => {
  const labelled = (in_words: boolean) =>
    aBlock('single', 'a', {
      in_words,
      short_name: 'Empfehlung',
      variable: 'empfehlung',
      options: [
        { id: 'x', text: 'Ja', score: null },
        { id: 'y', text: '', score: null },
      ],
      jump_to_ids: [
        { kind: 'option', option_id: 'y', target: 'c' },
        { kind: 'condition', condition: 'empfehlung = "Ja"', target: 'c' },
        { kind: 'condition', condition: 'anzahl(empfehlung) + 1 > 2', target: 'c' },
        { kind: 'condition', condition: ' ', target: 'c' },
      ],
    });
  expect(edges(labelled(true), aBlock('open', 'b'), aBlock('open', 'c'))).toContain(
    'condition a>c (Option 2|Empfehlung ist „Ja“|Formel: anzahl(empfehlung) + 1 > 2|nach Bedeutung der Antwort)',
  );
  expect(edges(labelled(false), aBlock('open', 'b'), aBlock('open', 'c')).join()).toContain('|Bedingung fehlt)');
});

test('a conversation that no model leads goes on in order where its fallback leads to a block that is gone, as it does', () => {
  const talk = aBlock('gpt', 'a', { fallback_target: 'gone', jump_to_question: 'c' });
  expect(edges(talk, aBlock('open', 'b'), aBlock('open', 'c'))).toContain('order a>b');
});
