import { expect, test } from 'vitest';
import { shortcuts } from '../../shortcuts.data.ts';
import { isPressed } from './isPressed.ts';
import { keyNames, keyWord } from './keyNames.ts';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

test('Ctrl and Cmd are the same, every further modifier is another shortcut', () => {
  expect(isPressed(shortcuts.undo.keys[0], press('z', { ctrlKey: true }))).toBe(true);
  expect(isPressed(shortcuts.undo.keys[0], press('Z', { metaKey: true }))).toBe(true);
  expect(isPressed(shortcuts.undo.keys[0], press('z'))).toBe(false);
  expect(isPressed(shortcuts.undo.keys[0], press('z', { ctrlKey: true, shiftKey: true }))).toBe(false);
  expect(isPressed(shortcuts.undo.keys[0], press('z', { ctrlKey: true, altKey: true }))).toBe(false);
});

test('keys are called as they are labelled', () => {
  expect(keyWord(shortcuts.redo.keys[0], 'other')).toBe('Strg+Umschalt+Z');
  expect(keyNames(shortcuts.redo.keys[0], 'mac')).toEqual(['⌘', '⇧', 'Z']);
  expect(keyWord({ key: 'Delete' }, 'other')).toBe('Entf');
});
