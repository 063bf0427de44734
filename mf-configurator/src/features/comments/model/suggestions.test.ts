import { expect, test } from 'vitest';
import { aBlock } from '../../../testing/aDialog.ts';
import { suggestedText, suggestibleTexts, takenChange } from './suggestions.ts';

const option = (id: string, text: string) => ({ id, text, score: null, filename_db: null });
const gut = option('a', 'Gut');
const schlecht = option('b', 'Schlecht');
const withOptions = (...options: readonly ReturnType<typeof option>[]) =>
  aBlock('single', 'q', { context: 'Wie geht es?', acknowledgement: 'Danke!', options: [...options] });
const block = withOptions(gut, schlecht);
const part = (text: string): string => suggestibleTexts(block).find((one) => one.text === text)?.part ?? '';

test('what respondents read has a name, with a number where a field holds several', () => {
  const named = suggestibleTexts(block).map(({ label, text }) => [label, text]);
  expect(named).toContainEqual(['Was der Bot sagt', 'Wie geht es?']);
  expect(named).toContainEqual(['Reaktion auf die Antwort', 'Danke!']);
  expect(named.filter(([label]) => label?.endsWith(' 2'))).toEqual([[expect.any(String), 'Schlecht']]);
});

test('what goes to another system is nothing to be worded', () => {
  const api = aBlock('api', 'q', { url: 'https://example.org', body: '{"a": 1}' });
  expect(suggestibleTexts(api).map(({ text }) => text)).not.toContain('https://example.org');
});

test('a text that was put elsewhere unchanged is still the one that is meant; one that was written anew is told as it is now', () => {
  const suggestion = { part: part('Schlecht'), before: 'Schlecht', after: 'Nicht gut' };
  const moved = withOptions(schlecht, gut);
  expect(suggestedText(moved, suggestion)).toMatchObject({ part: part('Gut'), text: 'Schlecht' });
  const changed = withOptions(gut, option('b', 'Mies'));
  expect(suggestedText(changed, suggestion)).toMatchObject({ text: 'Mies' });
  expect(suggestedText(withOptions(gut), suggestion)).toBeNull();
});

test('taking it changes its field and nothing else of the block', () => {
  const suggestion = { part: part('Schlecht'), before: 'Schlecht', after: 'Nicht gut' };
  const text = suggestedText(block, suggestion);
  if (!text) throw new Error('The block has that text.');
  expect(takenChange(block, text, 'Nicht gut')).toEqual({ options: [gut, option('b', 'Nicht gut')] });
  expect(block).toMatchObject({ options: [gut, schlecht] });
});
