import { expect, test } from 'vitest';
import { isFound } from '../testing/breaking.ts';
import { breaks, brokenDialogs } from '../testing/brokenDialogs.ts';
import { soundDialogs } from '../testing/soundDialogs.data.ts';
import { checkDialog } from './checkDialog.ts';

const SEED = 20_261_121;
const BREAKS = 200;
/** The share that has to be found. */
const ENOUGH = 0.99;

test('the check finds what is broken and raises nothing on what is sound', () => {
  const sound = soundDialogs();
  const broken = brokenDialogs(SEED, BREAKS);
  const raised = sound.flatMap((dialog) => checkDialog(dialog.snapshot, dialog));
  const missed = broken.filter((one) => !isFound(one, checkDialog(one.dialog.snapshot, one.dialog)));
  const kinds = new Set(broken.map(({ name }) => name.replace(/ \(.*/, '')));
  process.stdout.write(
    `Check, seed ${SEED}: ${broken.length - missed.length} of ${broken.length} breaks found ` +
      `(${kinds.size} kinds), ${raised.length} findings on ${sound.length} sound dialogs.\n`,
  );
  expect(sound.length).toBeGreaterThanOrEqual(20);
  expect(kinds.size).toBe(breaks.length);
  expect(raised).toEqual([]);
  expect(missed.map(({ name }) => name).slice(0, missed.length > BREAKS * (1 - ENOUGH) ? undefined : 0)).toEqual([]);
});
