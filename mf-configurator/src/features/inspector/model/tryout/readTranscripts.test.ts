import { expect, test } from 'vitest';
import { readTranscripts } from './readTranscripts.ts';
import { tryOutTexts } from '../../tryOutTexts.ts';

test('lines are by who is named, and go on with the one above', () => {
  expect(
    readTranscripts('Bot: Was war?\nPerson: Er schuldete\n mir Geld.\n\nModell: Aha.\nTeilnehmer:in: Ja: klar'),
  ).toEqual({
    ok: true,
    transcripts: [
      [
        { by: 'model', text: 'Was war?' },
        { by: 'person', text: 'Er schuldete\nmir Geld.' },
        { by: 'model', text: 'Aha.' },
        { by: 'person', text: 'Ja: klar' },
      ],
    ],
  });
});

test('without names all is one reply, and lines of dashes part conversations', () => {
  const read = readTranscripts('Es war dunkel.\n---\nPerson: Geld\n -----\n');
  expect(read).toEqual({
    ok: true,
    transcripts: [[{ by: 'person', text: 'Es war dunkel.' }], [{ by: 'person', text: 'Geld' }]],
  });
});

test.each([
  ['', tryOutTexts.noReply],
  ['Bot: Hallo?', tryOutTexts.noReply],
  [`Person: ${'x'.repeat(2_001)}`, tryOutTexts.tooLong(2_000)],
  [Array.from({ length: 61 }, () => 'Person: ja').join('\n'), tryOutTexts.tooManyLines],
])('what cannot be judged is told', (text, problem) => {
  expect(readTranscripts(text)).toEqual({ ok: false, problem });
});
