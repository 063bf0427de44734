import { expect, test } from 'vitest';
import { aBlock, aDialog } from '../../../testing/aDialog.ts';
import { differencesOf } from './differencesOf.ts';
import type { Difference } from './differencesOf.ts';

const question = aBlock('single', 'a', {
  options: [
    { id: 'o1', text: 'Ja', score: 1 },
    { id: 'o2', text: 'Nein', score: null },
  ],
});
const survey = {
  ...aDialog(question, aBlock('open', 'why', { context: 'Warum?' }), aBlock('message', 'bye', { short_name: 'Danke' })),
  templ_options: [{ id: 's', name: 'Zustimmung', points: [] }],
};
const byOption = (option_id: string, target: string) => ({ kind: 'option', option_id, target });
const byCondition = (condition: string, target: string) => ({ kind: 'condition', condition, target });
const changed = (from: string, to: string): Difference => ({ kind: 'changed', from, to });
const added = (text: string): Difference => ({ kind: 'added', text });
const removed = (text: string): Difference => ({ kind: 'removed', text });

const yesToWhy = byOption('o1', 'why');
const yesToBye = byOption('o1', 'bye');
const minor = byCondition('alter < 18', 'bye');
const major = byCondition('alter >= 18', 'why');

test.each<[string, string, unknown, unknown, Difference[]]>([
  ['a new jump', 'jump_to_ids', [], [yesToWhy], [added('wenn „Ja“ → „Warum?“')]],
  ['a jump by meaning', 'jump_to_ids', [], [{ ...minor, condition: '' }], [added('wenn es gemeint ist → „Danke“')]],
  ['one of two that went', 'jump_to_ids', [minor, major], [major], [removed('wenn alter unter 18 → „Danke“')]],
  [
    'another target',
    'jump_to_ids',
    [minor, yesToWhy],
    [minor, yesToBye],
    [changed('wenn „Ja“ → „Warum?“', 'wenn „Ja“ → „Danke“')],
  ],
  [
    'another condition',
    'jump_to_ids',
    [minor, major],
    [byCondition('alter < 16', 'bye'), major],
    [changed('wenn alter unter 18 → „Danke“', 'wenn alter unter 16 → „Danke“')],
  ],
  ['another order', 'jump_to_ids', [minor, major], [major, minor], [{ kind: 'reordered' }]],
  [
    'what is gone',
    'jump_to_ids',
    [byOption('o9', 'lost')],
    [],
    [removed('wenn eine gelöschte Antwort → „Altes Ende“')],
  ],
  [
    'an option and its points',
    'options',
    [{ id: 'o1', text: 'Ja', score: null }],
    [
      { id: 'o1', text: 'Ja', score: 1 },
      { id: 'o3', text: 'Weiß nicht', score: 2.5 },
    ],
    [changed('Ja', 'Ja (1 Punkt)'), added('Weiß nicht (2,5 Punkte)')],
  ],
  ['a reaction', 'jump_to_reactions', {}, { o2: 'Schade.' }, [added('auf „Nein“: Schade.')]],
  ['an assignment', 'assignments', [{ variable: 's', expression: 'a+b' }], [], [removed('s = a+b')]],
  [
    'an exit condition',
    'gpt_exit_conditions',
    [{ id: 'x', condition: 'Ein Motiv wurde genannt', target: null }],
    [{ id: 'x', condition: 'Ein Motiv wurde genannt', target: 'bye' }],
    [changed('wenn „Ein Motiv wurde genannt“ → wie nach jedem Block', 'wenn „Ein Motiv wurde genannt“ → „Danke“')],
  ],
  [
    'a shared scale instead of an own one',
    'scale',
    { from: 'block', points: [{ value: 1, label: 'nie' }] },
    { from: 'template', template_id: 's' },
    [removed('1 = nie'), added('gemeinsame Skala „Zustimmung“')],
  ],
  [
    'knowledge',
    'qa_entries',
    [],
    [{ id: 'k', questions: ['Wo?', 'Wohin?'], answer: 'Hier.' }],
    [added('Wo? / Wohin? → Hier.')],
  ],
  [
    'an item turned round',
    'items',
    [{ id: 'i', text: 'Ich bin müde', inverse: false }],
    [{ id: 'i', text: 'Ich bin müde', inverse: true }],
    [changed('Ich bin müde', 'Ich bin müde (umgekehrt)')],
  ],
  ['a plain text', 'context', 'Wie alt', 'Wie alt bist du?', [changed('Wie alt', 'Wie alt bist du?')]],
  ['a list of an older version', 'options', ['Ja'], ['Ja', 'Nein'], [changed('1 Eintrag', '2 Einträge')]],
])('%s is told in words that an author understands', (_what, key, old_value, new_value, differences) => {
  const naming = { survey, block: question, gone: new Map([['lost', 'Altes Ende']]) };
  expect(differencesOf({ key, old_value, new_value }, naming)).toEqual(differences);
});
