import { expect, test } from 'vitest';
import type { Block } from '../../../contract/index.ts';
import { applyEdits } from '../../testing/applyEdits.ts';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { matrix, open } from '../../testing/blocks.ts';
import { checkDialog } from '../checkDialog.ts';

const sound = { goal: 'was genau störte', most: 2, avoid: 'Preise', by_rule: true };
const at = (block: Block, isLed = false) =>
  checkDialog(aSnapshot([block]), { isLed })
    .filter(({ kind }) => kind === 'probing')
    .map(({ message, severity, fix }) => ({ message, severity, fix }));
const messages = (...of: Parameters<typeof at>): string[] => at(...of).map(({ message }) => message);
const asked = (fields: Partial<Block> & { probing: typeof sound }) => open('q', { context: 'Wie war es?', ...fields });

test('sound settings are none, also without a model', () => {
  expect(messages(asked({ probing: sound }))).toEqual([]);
  expect(messages(asked({ probing: sound }), true)).toEqual([]);
  expect(messages(open('q'))).toEqual([]);
});

test.each<[string, Block, RegExp]>([
  [
    'a goal that names nothing',
    asked({ probing: { ...sound, goal: 'mehr' } }),
    /nennt nichts, woran sich erkennen lässt/,
  ],
  [
    'a goal that is to be avoided',
    asked({ probing: { ...sound, goal: 'was an den Preisen störte' } }),
    /Ziel der Nachfragen nennt selbst/,
  ],
  ['a question about it', asked({ context: 'Wie waren die Preise?', probing: sound }), /Die Frage nennt selbst/],
  ['an own probe about it', asked({ nachfrage: 'Und die Preise?', probing: sound }), /Ihre eigene Nachfrage nennt/],
  ['a battery', matrix('q', { context: 'Wie war es?', probing: sound }), /wird nie nachgefragt/],
])('%s is found', (_what, block, message) => {
  expect(at(block)).toMatchObject([{ message: expect.stringMatching(message), severity: 'warning' }]);
});

test('probes that nobody asks without a model are found where there is none, with a way to mend it', () => {
  const { by_rule: _, ...before } = sound;
  const none = open('q', { context: 'Wie war es?', probing: before });
  const own = open('q', { context: 'Wie war es?', nachfrage: 'Warum?', probing: before });
  expect(messages(none, true)).toEqual([]);
  expect(messages(none)).toEqual([expect.stringContaining('Es wird nicht nachgefragt.')]);
  expect(messages(own)).toEqual([expect.stringContaining('nur Ihre eigene Nachfrage')]);
  expect(messages(open('q', { context: 'Wie war es?', nachfrage: 'Warum?', probing: { ...before, most: 1 } }))).toEqual(
    [],
  );
  const [found] = at(none);
  const mended = applyEdits(aSnapshot([none]), found?.fix?.edits ?? []);
  expect(mended.blocks[0]?.probing).toEqual(sound);
  expect(checkDialog(mended).filter(({ kind }) => kind === 'probing')).toEqual([]);
});
