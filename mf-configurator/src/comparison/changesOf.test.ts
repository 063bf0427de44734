import { countDifferences, differencesOf } from '@dialogwerk/shared/dialog';
import { newSurveySettings } from '@dialogwerk/shared/contract/schemas';
import type { Block } from '@dialogwerk/shared/contract';
import { assert as assertProperty, constantFrom, property, record, uniqueArray } from 'fast-check';
import { expect, test } from 'vitest';
import { aBlock, aDialog } from '../testing/aDialog.ts';
import { changesOf } from './changesOf.ts';

const settings = { ...newSurveySettings, survey_name: 'Team', welcome: 'Hallo zusammen, schön, dass Sie da sind.' };
const content = (...blocks: Block[]) => ({ blocks, templ_options: [], settings });
const one = aBlock('open', 'a', { context: 'Wie war Ihre Woche bei uns im Team?' });
const two = aBlock('open', 'b', { context: 'Was fehlt?' });
const words = (parts: readonly { text: string; differs: boolean }[] | undefined) =>
  parts?.filter(({ differs }) => differs).map(({ text }) => text.trim());

test('a changed text is told word by word, and leads to its block', () => {
  const draft = { ...one, context: 'Wie war Ihr Monat bei uns im Team?' };
  const [change] = changesOf(differencesOf(content(one), content(draft)), aDialog(draft));
  expect(change).toMatchObject({ kind: 'changed', place: { kind: 'block', id: 'a' } });
  expect(change?.fields).toMatchObject([{ name: 'Was der Bot sagt' }]);
  expect(words(change?.fields[0]?.versions?.published)?.join(' ')).toBe('Ihre Woche');
  expect(words(change?.fields[0]?.versions?.draft)?.join(' ')).toBe('Ihr Monat');
});

test('what came, went and moved says so; what is gone leads nowhere', () => {
  const three = aBlock('open', 'c', { context: 'Noch etwas?' });
  const changes = changesOf(differencesOf(content(one, two), content(two, three)), aDialog(two, three));
  expect(changes.map(({ kind, title, place }) => [kind, title, place?.kind])).toEqual([
    ['removed', 'Wie war Ihre Woche bei uns im Team?', undefined],
    ['added', 'Noch etwas?', 'block'],
  ]);
  const [moved] = changesOf(
    differencesOf(content(one, two, three), content(three, one, two)),
    aDialog(three, one, two),
  );
  expect(moved).toMatchObject({ kind: 'moved', moved: 'Steht jetzt am Anfang (bisher nach „Was fehlt?“).' });
});

test('settings are told by their names; welcome and ending lead to where they are written', () => {
  const draft = { ...content(one), settings: { ...settings, welcome: 'Hallo!', speed: 1 } };
  const changes = changesOf(differencesOf(content(one), draft), aDialog(one));
  expect(new Map(changes.map(({ title, place }) => [title, place?.kind]))).toEqual(
    new Map([
      ['Begrüßung', 'messages'],
      ['Tempo', 'settings'],
    ]),
  );
});

test('there are as many changes as the state counts, each once', () => {
  const blocks = uniqueArray(
    record({ id: constantFrom('a', 'b', 'c', 'd', 'e', 'f'), context: constantFrom('Eins', 'Zwei', '') }),
    { selector: ({ id }) => id },
  );
  const versions = record({ blocks, ending: constantFrom('Danke', 'Tschüs') });
  const contentOf = (version: { blocks: { id: string; context: string }[]; ending: string }) => ({
    blocks: version.blocks.map(({ id, context }) => aBlock('open', id, { context })),
    templ_options: [],
    settings: { ...settings, ending: version.ending },
  });
  assertProperty(
    property(versions, versions, (before, after) => {
      const draft = contentOf(after);
      const differences = differencesOf(contentOf(before), draft);
      const changes = changesOf(differences, aDialog(...draft.blocks));
      expect(changes).toHaveLength(countDifferences(differences));
      expect(new Set(changes.map(({ key }) => key)).size).toBe(changes.length);
      for (const { fields } of changes) for (const { name } of fields) expect(name).not.toBe('');
    }),
  );
});
