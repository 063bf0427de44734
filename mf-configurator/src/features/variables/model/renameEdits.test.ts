import type { SurveyData } from '@dialogwerk/shared/contract';
import { expect, test } from 'vitest';
import { aBlock, aDialog } from '../../../testing/aDialog.ts';
import { followEdits, renameEdits } from './renameEdits.ts';
import { variablesIn } from './variablesIn.ts';

const dialog: SurveyData = {
  ...aDialog(
    aBlock('open', 'q1', { variable: 'name' }),
    aBlock('matrix', 'q2', {
      variable: 'stimmung',
      items: [{ id: 'i', text: 'Wie geht es {{name}}?', inverse: false }],
    }),
    aBlock('assign', 'q3', { assignments: [{ variable: 'name', expression: 'wenn(stimmung_1 > 2, name, "name")' }] }),
    aBlock('message', 'q4', {
      context: 'Hallo {{ name }}',
      jump_to_ids: [{ kind: 'condition', condition: 'name = "name" und {{name}} != "x"', target: 'q1' }],
    }),
    aBlock('api', 'q5', {
      url: 'https://a.example/{{name}}',
      headers: [{ name: 'X', value: '{{name}}' }],
      mapping: [{ variable: 'name', path: 'a' }],
    }),
    aBlock('experiment', 'q6', { stratum: 'name' }),
  ),
  welcome: 'Hallo',
  ending: 'Danke, {{name}}!',
};

const after = (edits: readonly object[]): string => JSON.stringify(edits);

test('a variable is called otherwise wherever it stands, and nothing else is touched', () => {
  const edits = renameEdits(dialog, new Map([['name', 'vorname']]));
  expect(edits).toEqual([
    { kind: 'updateBlock', id: 'q1', change: { variable: 'vorname' } },
    {
      kind: 'updateBlock',
      id: 'q2',
      change: { items: [{ id: 'i', text: 'Wie geht es {{vorname}}?', inverse: false }] },
    },
    {
      kind: 'updateBlock',
      id: 'q3',
      change: { assignments: [{ variable: 'vorname', expression: 'wenn(stimmung_1 > 2, vorname, "name")' }] },
    },
    {
      kind: 'updateBlock',
      id: 'q4',
      change: {
        context: 'Hallo {{ vorname }}',
        jump_to_ids: [{ kind: 'condition', condition: 'vorname = "name" und {{vorname}} != "x"', target: 'q1' }],
      },
    },
    {
      kind: 'updateBlock',
      id: 'q5',
      change: {
        url: 'https://a.example/{{vorname}}',
        headers: [{ name: 'X', value: '{{vorname}}' }],
        mapping: [{ variable: 'vorname', path: 'a' }],
      },
    },
    { kind: 'updateBlock', id: 'q6', change: { stratum: 'vorname' } },
    { kind: 'updateMessages', change: { welcome: 'Hallo', ending: 'Danke, {{vorname}}!' } },
  ]);
});

test('what names a battery follows its new name, item by item', () => {
  expect(after(followEdits(dialog, 'q2', 'laune'))).toContain('wenn(laune_1 > 2, name, \\"name\\")');
});

test('while a name is typed every place follows; one that is taken, or none, leaves them as they were', () => {
  expect(after(followEdits(dialog, 'q1', 'vor'))).toContain('Danke, {{vor}}!');
  for (const name of [null, 'Stimmung_1']) {
    const edits = after(followEdits(dialog, 'q1', name));
    expect(edits).toContain('Danke, {{name}}!');
    expect(edits).toContain('Hallo {{ name }}');
  }
});

test('the list says where each variable is set and used, and which nothing sets', () => {
  const lost = { ...dialog, welcome: 'Hallo {{gast}}' };
  const places = variablesIn(lost).map(({ name, setAt, usedAt, isRenamable }) => [
    name,
    setAt.map(({ block }) => block?.unique_question_id ?? ''),
    usedAt.map(({ block, field }) => `${block?.unique_question_id ?? ''} ${field}`),
    isRenamable,
  ]);
  expect(places).toEqual([
    [
      'name',
      ['q1', 'q3', 'q5'],
      ['q2 items', 'q3 assignments', 'q4 context', 'q4 jump_to_ids', 'q5 url', 'q5 headers', 'q6 stratum', ' ending'],
      true,
    ],
    ['stimmung_1', ['q2'], ['q3 assignments'], false],
    ['gast', [], [' welcome'], false],
  ]);
});

test('the rule for an answer and what is said where it is broken follow a new name', () => {
  const fields = { must: 'alter > 17 und name != "alter"', wrong: 'Erst ab 18, {{name}}.' };
  const ruled = aDialog(
    aBlock('open', 'q1', { variable: 'name' }),
    aBlock('number', 'q2', { variable: 'alter', ...fields }),
  );
  expect(renameEdits(ruled, new Map([['name', 'vorname']])).at(-1)).toEqual({
    kind: 'updateBlock',
    id: 'q2',
    change: { must: 'alter > 17 und vorname != "alter"', wrong: 'Erst ab 18, {{vorname}}.' },
  });
  expect(
    variablesIn(ruled)
      .find(({ name }) => name === 'name')
      ?.usedAt.map(({ field }) => field),
  ).toEqual(['wrong', 'must']);
});
