import { expect, test } from 'vitest';
import { BlockUnderstanding } from './BlockUnderstanding.ts';
import { measuredBounds } from './measuredBounds.ts';
import { measuredAt, takenFrom } from './measuredBounds.data.ts';
import { Understanding } from './Understanding.ts';

test.each(takenFrom)('from $targets targets on each measured size has its own bound', ({ targets, accept }) => {
  const found = measuredAt.map((each) => measuredBounds({ targets, examples: targets * each }).accept);
  expect(found).toEqual(accept);
});

test('between two sizes it lies between them, beyond the last it stays', () => {
  const at = (examples: number): number => measuredBounds({ targets: 2, examples }).accept;
  expect([at(0), at(2), at(4)]).toEqual([0.2, 0.2, 0.16]);
  expect(at(14)).toBe(0.34);
  expect(at(2_000)).toBe(0.89);
});

test.each([1, 2, 3, 5, 8, 12, 20, 50])('with %i targets nobody is asked back above what is taken', (targets) => {
  for (const each of [0, 1, 2, 3, 5, 8, 13, 21, 34, 100]) {
    const { accept, ask } = measuredBounds({ targets, examples: targets * each });
    expect(ask).toBeGreaterThan(0);
    expect(ask).toBeLessThan(accept);
    expect(accept).toBeLessThan(1);
  }
});

const entry = (target: string) => ({ kind: 'entry' as const, target, label: target, own: [], implied: [] });
const examples = (byTarget: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(byTarget).flatMap(([target, texts]) => texts.map((text) => ({ text, target })));

test('a block whose author has set bounds keeps to them, another one to what was measured', () => {
  const training = {
    targets: ['price', 'way'].map(entry),
    examples: examples({
      price: ['Was kostet der Eintritt?', 'Wie teuer ist das Museum?'],
      way: ['Wie komme ich hin?', 'Wo ist das Museum?'],
    }),
  };
  const measured = new BlockUnderstanding({ ...training, bounds: null });
  const reply = 'Was kostet denn der Eintritt für Kinder?';
  expect(measured.decide(reply)).toMatchObject({ zone: 'sure', matches: [{ target: 'price' }] });
  expect(new BlockUnderstanding({ ...training, bounds: { accept: 0.95, ask: 0.1 } }).decide(reply).zone).toBe('unsure');
  expect(measured.withBounds({ accept: 0.99, ask: 0.98 }).decide(reply).zone).toBe('unknown');
});

test('a target whose examples are all built alike asks for more', () => {
  const built = ['den Wecker', 'die Termine', 'die Listen', 'die Fotos', 'die Briefe'].map(
    (what) => `Zeige mir alle ${what}`,
  );
  const others = [
    'Guten Morgen',
    'Was gibt es Neues?',
    'ein Lied bitte',
    'schalte das Licht aus',
    'wie wird das Wetter',
  ];
  const understanding = new Understanding(examples({ show: built, other: others }));
  const matches = understanding.matches('Zeige mir alle Erinnerungen');
  expect(matches[0]?.confidence).toBeGreaterThan(0.6);
  expect(understanding.sureness(matches)).toBeLessThan(0.6);
});

test('what fits two targets is sure of neither', () => {
  const understanding = new Understanding(
    examples({ late: ['das ist mir zu spät', 'lieber früher'], dear: ['das ist mir zu teuer', 'lieber billiger'] }),
  );
  const matches = understanding.matches('das ist mir zu');
  expect(understanding.sureness(matches)).toBeLessThan((matches[0]?.confidence ?? 0) / 2);
});
