import { expect, test } from 'vitest';
import { wordsOf } from '../../text/words/wordsOf.ts';
import { choices } from './choices.data.ts';
import { paraphrasesOf } from './paraphrasesOf.ts';
import { scales } from './scales.data.ts';

const found = (...labels: string[]) => paraphrasesOf(labels.map((label) => ({ id: label, label })));

test.each([
  [['nie', 'selten', 'gelegentlich', 'oft', 'immer'], 'frequency'],
  [['nicht', 'wenig', 'mittelmäßig', 'ziemlich', 'sehr'], 'intensity'],
  [['keinesfalls', 'wahrscheinlich nicht', 'vielleicht', 'ziemlich wahrscheinlich', 'ganz sicher'], 'likelihood'],
  [['stimmt nicht', 'stimmt wenig', 'stimmt mittelmäßig', 'stimmt ziemlich', 'stimmt sehr'], 'agreement'],
  [
    [
      '1 – Trifft gar nicht zu',
      '2 – Trifft eher nicht zu',
      '3 – Teils, teils',
      '4 – Trifft eher zu',
      '5 – Trifft völlig zu',
    ],
    'applies',
  ],
  [['Sehr gut', 'Gut', 'Weiß nicht'], 'quality'],
  [['Auto', 'Fahrrad', 'Flugzeug'], 'transport'],
  [['Ja', 'Nein', 'Vielleicht später'], 'yesNo'],
])('%j are known as %s', (labels, name) => {
  expect(found(...labels)?.name).toBe(name);
});

test.each([[['Sehr gut', 'Gut', 'Blau']], [['Kaffee', 'Tee']], [['Ja']], [['Nie', 'Niemals']]])(
  '%j are not',
  (labels) => {
    expect(found(...labels)).toBeNull();
  },
);

test('nothing is said for two of the options, and nothing that an option is called for another one', () => {
  for (const list of [...scales, ...choices]) {
    const options = list.meanings.map(({ called }, at) => ({ id: String(at), label: called.split('|')[0] ?? '' }));
    const said = paraphrasesOf(options)?.said ?? new Map<string, readonly string[]>();
    expect([list.name, said.size]).toEqual([list.name, options.length]);
    const texts = [...said.values()].flat().map((text) => wordsOf(text).join(' '));
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  }
});
