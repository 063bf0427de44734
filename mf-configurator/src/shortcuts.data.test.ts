import { expect, test } from 'vitest';
import type { Shortcut } from './model/keys/Shortcut.ts';
import { keyWord } from './model/keys/keyNames.ts';
import { actions } from './screens/configurator/actions/actions.ts';
import { shortcuts } from './shortcuts.data.ts';

const all: readonly (readonly [string, Shortcut])[] = Object.entries(shortcuts);

test('no key means two things in one place', () => {
  const keysOf = (scopes: readonly Shortcut['scope'][]): string[] =>
    all.flatMap(([, { scope, keys }]) => (scopes.includes(scope) ? keys.map((each) => keyWord(each, 'other')) : []));
  for (const place of ['graph', 'list'] as const) {
    const keys = keysOf(['screen', 'blocks', place]);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  }
});

test('each label stands once on the sheet, and every key has a name that a German keyboard shows', () => {
  expect(new Set(all.map(([, { label }]) => label)).size).toBe(all.length);
  for (const [, { keys }] of all)
    for (const each of keys) expect(keyWord(each, 'other')).not.toMatch(/Arrow|Delete|Backspace/);
});

test('an action names a shortcut that works where the action does, on the graph’s cards at least', () => {
  const scopes = actions.flatMap(({ shortcut }) => (shortcut === null ? [] : [shortcuts[shortcut].scope]));
  expect(new Set(scopes)).toEqual(new Set(['screen', 'blocks', 'graph']));
});
