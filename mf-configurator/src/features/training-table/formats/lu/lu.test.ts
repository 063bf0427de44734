import { expect, test } from 'vitest';
import { planOf } from '../../model/planOf.ts';
import { aTable } from '../../testing/aTable.ts';
import { readTrainingFile } from '../readTrainingFile.ts';

/** After the documentation of the .lu format: labels of entities, patterns, definitions, references, questions with answers. */
const foreign = `> !# @app.name = weg
> ein Kommentar
[andere](./andere.lu)

# Rad
- ich fahre mit dem Rad
* mit {@fahrzeug=E-Bike} nach {@stadt:ziel=Bonn}
+ am {termin={@tag=Montag} um {zeit = acht}} geht es los
- bring mich nach {@stadt}
- [mehr](./mehr.lu#Rad)
- ein \\{ und ein \\\\ und [so]
- offen {@stadt=Bonn

## Auto
- im Wagen

@ list fahrzeug =
    - Rad:
        - Drahtesel
@ ml stadt

# ? Was kostet das?
- Wie teuer ist es?
\`\`\`
# Rad
- nichts
\`\`\`

# Bahn
- mit dem Zug
`;

test('a file after the documentation comes in: entities as their text, what is not taken by its line and reason', async () => {
  const file = await readTrainingFile('weg.lu', foreign.replaceAll('\n', '\r\n'));
  expect(file?.format.id).toBe('lu');
  expect(file && planOf(file.content, aTable(), new Map())).toEqual({
    additions: [
      {
        unique_question_id: 'way',
        target: 'o0',
        examples: [
          'ich fahre mit dem Rad',
          'mit E-Bike nach Bonn',
          'am Montag um acht geht es los',
          'ein { und ein \\ und [so]',
        ],
      },
      { unique_question_id: 'way', target: 'o1', examples: ['im Wagen'] },
    ],
    known: 0,
    unknown: [expect.objectContaining({ name: 'Bahn', lines: [30] })],
    skipped: [
      { line: 3, reason: 'definition' },
      { line: 9, reason: 'pattern' },
      { line: 10, reason: 'reference' },
      { line: 12, reason: 'syntax' },
      { line: 17, reason: 'definition' },
      { line: 20, reason: 'definition' },
      { line: 22, reason: 'definition' },
    ],
    reduced: [7, 8],
  });
});
