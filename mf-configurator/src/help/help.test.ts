import { blockFacts } from '@dialogwerk/shared/dialog';
import { expect, test } from 'vitest';
import { shortcuts } from '../shortcuts.data.ts';
import { conditionPassages } from './conditionsPage.data.ts';
import { passageOf } from './fieldPages.ts';
import { help } from './help.ts';
import { blockFields, blockSections, settingSections } from './sections.data.ts';

test('every block type has a page under the name that it has everywhere', () => {
  const titles = help.filter(({ kind }) => kind === 'block').map(({ title }) => title);
  expect(titles.toSorted()).toEqual(
    Object.values(blockFacts)
      .map(({ name }) => name)
      .toSorted(),
  );
});

test('every key of the configurator is on the page of keys', () => {
  const rows = help.find(({ id }) => id === 'tastenkuerzel')?.passages.flatMap(({ table = [] }) => table) ?? [];
  expect(rows.map(({ term }) => term).toSorted()).toEqual(
    Object.values(shortcuts)
      .map(({ label }) => label)
      .toSorted(),
  );
  expect(rows).toContainEqual({ term: 'Rückgängig', meaning: 'Strg+Z, auf dem Mac ⌘ Z' });
});

test('pages and passages have addresses of their own, and what is pointed to is there', () => {
  const ids = help.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { passages, see = [] } of help) {
    expect(new Set(passages.map(({ id }) => id)).size).toBe(passages.length);
    for (const page of see) expect(ids).toContain(page);
  }
});

test('the passage beside a section or a field is on the page that it names', () => {
  for (const topic of [
    ...Object.keys(blockSections),
    ...Object.keys(blockFields),
    ...Object.keys(settingSections),
    ...Object.keys(conditionPassages),
  ]) {
    if (!isTopic(topic)) continue;
    const { page, passage } = passageOf(topic);
    expect(help.find(({ id }) => id === page)?.passages).toContainEqual(passage);
  }
});

function isTopic(topic: string): topic is Parameters<typeof passageOf>[0] {
  return topic in blockSections || topic in blockFields || topic in settingSections || topic in conditionPassages;
}
