import { describe, expect, test } from 'vitest';
import { soundDialogs } from '../testing/soundDialogs.data.ts';
import { checkDialog } from './checkDialog.ts';

describe('nothing is raised on a sound dialog', () => {
  test.each(soundDialogs().map(({ name, ...dialog }) => [name, dialog] as const))('%s', (_name, dialog) => {
    expect(checkDialog(dialog.snapshot, dialog)).toEqual([]);
  });
});
