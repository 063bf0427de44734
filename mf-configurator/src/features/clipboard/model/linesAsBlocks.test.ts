import { block } from '@dialogwerk/shared/contract/schemas';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesAsBlocks } from './linesAsBlocks.ts';

const read = (text: string) => {
  let number = 0;
  return linesAsBlocks(text, { newId: () => `id${(number += 1)}`, now: 7 });
};
const told = (text: string) =>
  read(text).map((made) => {
    const answers = made.type === 'single' || made.type === 'multiple' ? made.options.map((option) => option.text) : [];
    return [made.type, made.context].concat(answers);
  });

test('each line is a block: a question is asked, all else is said', () => {
  expect(told('Willkommen!\n\n Wie geht es Ihnen? \r\nVielen Dank.')).toEqual([
    ['message', 'Willkommen!'],
    ['open', 'Wie geht es Ihnen?'],
    ['message', 'Vielen Dank.'],
  ]);
  expect(told('• Eins\n• Zwei')).toEqual([
    ['message', 'Eins'],
    ['message', 'Zwei'],
  ]);
});

test('lines with another mark are the answers of the line above', () => {
  expect(told('1. Kommen Sie?\n - Ja\n - Nein\n2) Wann?')).toEqual([
    ['single', 'Kommen Sie?', 'Ja', 'Nein'],
    ['open', 'Wann?'],
  ]);
  expect(told('Kommen Sie?\na) Ja\nb) Nein')).toEqual([['single', 'Kommen Sie?', 'Ja', 'Nein']]);
});

test('boxes to tick, ranges and addresses are taken for what they are in a questionnaire', () => {
  const [several, said, slider, mail, read3] = read(
    '1. Was betraf es?\n☐ Preis\n[ ] Lieferung\n2. Was noch? (Mehrfachnennungen möglich)\n- Preis\n3. Empfehlen Sie uns? (0–10)\n4. Wie lautet Ihre E-Mail-Adresse?\n5. Lesen Sie E-Mails?',
  );
  expect([several?.type, said?.type, mail?.type, read3?.type]).toEqual(['multiple', 'multiple', 'email', 'open']);
  expect(several).toMatchObject({ options: [{ text: 'Preis' }, { text: 'Lieferung' }] });
  expect(slider).toMatchObject({ type: 'slider', context: 'Empfehlen Sie uns?', min: 0, max: 10 });
  expect(told('Wie alt? (10–10)\nUnd (5–1)')).toEqual([
    ['message', 'Wie alt? (10–10)'],
    ['message', 'Und (5–1)'],
  ]);
});

test('one line is no list', () => {
  expect(read('Nur ein Satz?\n\n')).toEqual([]);
});

test('whatever is pasted, each block is one that a dialog can hold', () => {
  const line = fc.oneof(
    fc.string({ maxLength: 9_000 }),
    fc.constantFrom('1. ', '- ', 'a) ', '• Ja', '(12) Was?', '☐ Ja', 'Wie sehr? (0-10)', '(1–5)'),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
      for (const made of read(lines.join('\n'))) expect(block.safeParse(made).success).toBe(true);
    }),
    { numRuns: 200 },
  );
});
