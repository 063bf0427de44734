import { expect, test } from 'vitest';
import { planOf } from '../../model/planOf.ts';
import { aTable } from '../../testing/aTable.ts';
import { readTrainingFile } from '../readTrainingFile.ts';

/** After the grammar of Rasa 3: texts, lists with notes, entities of three kinds, synonyms, a lookup table, responses. */
const foreign = `version: "3.1"

nlu:
- intent: weg_zur_arbeit/rad   # a retrieval intent
  examples: |
    - ich fahre mit dem [Rad](fahrzeug)
    - mit dem [E-Bike](fahrzeug:Rad) nach [Bonn]{"entity": "stadt", "role": "ziel"}

    - zu Fuß und [mit dem Rad][{"entity": "a"}, {"entity": "b"}]
    kein Strich davor
- intent: AUTO
  metadata:
    sentiment: neutral
  examples:
  - text: |
      im Wagen
    metadata:
      sentiment: good
  - text: "mein Auto: immer"
  - metadata: {}
- intent: faq/wetter
  examples: |
    - regnet es?
- synonym: Rad
  examples: |
    - Drahtesel
- lookup: stadt
  examples: |
    - Bonn
- 7
responses:
  utter_faq/wetter:
  - text: Ja
`;

test("a file of Rasa's comes in: entities as their text, what is not taken by its line and reason", async () => {
  const file = await readTrainingFile('nlu.yml', foreign);
  expect(file?.format.id).toBe('rasa');
  expect(file && planOf(file.content, aTable(), new Map())).toEqual({
    additions: [
      {
        unique_question_id: 'way',
        target: 'o0',
        examples: ['ich fahre mit dem Rad', 'mit dem E-Bike nach Bonn', 'zu Fuß und mit dem Rad'],
      },
      { unique_question_id: 'way', target: 'o1', examples: ['im Wagen', 'mein Auto: immer'] },
    ],
    known: 0,
    unknown: [expect.objectContaining({ name: 'faq/wetter', lines: [23] })],
    skipped: [
      { line: 10, reason: 'syntax' },
      { line: 20, reason: 'syntax' },
      { line: 24, reason: 'definition' },
      { line: 27, reason: 'definition' },
      { line: 30, reason: 'syntax' },
      { line: 31, reason: 'definition' },
    ],
    reduced: [6, 7, 9],
  });
});

test('a file is known by what stands in it where its name says nothing or the wrong', async () => {
  expect((await readTrainingFile('nlu.txt', foreign))?.format.id).toBe('rasa');
  expect((await readTrainingFile('nlu.lu', '# rad\n- per Rad'))?.format.id).toBe('lu');
  expect((await readTrainingFile('nlu.yml', '# rad\n- per Rad'))?.format.id).toBe('lu');
  expect((await readTrainingFile('x', '\uFEFFBlock;Bedeutung;Beispiel\na;b;c'))?.format.id).toBe('csv');
  expect(await readTrainingFile('rules.yml', 'rules:\n- rule: a\n')).toBeNull();
  expect(await readTrainingFile('x.csv', 'Eva')).toBeNull();
});

test('broken YAML is told by its line, and a file cannot swell by what refers to itself', async () => {
  const broken = await readTrainingFile('a.yml', 'nlu:\n- intent: rad\n  examples: "- per Rad"\n  : [\n');
  expect(broken?.content.skipped.map(({ reason }) => reason)).toContain('syntax');
  const bomb = `a: &a ["x","x"]\nb: &b [*a,*a,*a,*a]\nnlu:\n- intent: rad\n  examples: *b\n`;
  expect((await readTrainingFile('a.yml', bomb))?.content.examples).toEqual([]);
});

test('an intent finds its target however it writes umlauts, capitals and spaces', async () => {
  const [first, ...others] = aTable();
  if (!first) throw new Error('no table');
  const targets = first.targets.map((one, at) =>
    at === 0 ? Object.assign({}, one, { label: 'Zu Fuß, gemütlich' }) : one,
  );
  const file = await readTrainingFile('a.yml', 'nlu:\n- intent: zu-fuss_GEMUETLICH\n  examples: |\n    - ich laufe\n');
  const plan = file && planOf(file.content, [{ block: first.block, targets }, ...others], new Map());
  expect(plan?.additions).toEqual([{ unique_question_id: 'way', target: 'o0', examples: ['ich laufe'] }]);
});
