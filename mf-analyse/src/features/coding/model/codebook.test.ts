import * as fc from 'fast-check';
import { codeKey } from '@dialogwerk/shared/contract';
import { expect, test } from 'vitest';
import { readCodebook, writeCodebook } from './codebook.ts';
import { planCodes } from './planCodes.ts';

const bytesOf = (text: string): ArrayBuffer => new TextEncoder().encode(text).slice().buffer;
const read = (text: string) => readCodebook(bytesOf(text));
const entry = (name: string, description = '') => ({ name, description });

test('names and descriptions come in their order, whatever parts the columns and in whichever order they stand', () => {
  const entries = [entry('Wartezeit', 'Zu lang; "viel" zu lang'), entry('Essen')];
  const files = [
    'Code;Beschreibung\r\nWartezeit;"Zu lang; ""viel"" zu lang"\r\nEssen;\r\n',
    '\uFEFFbeschreibung, code \n"Zu lang; ""viel"" zu lang",Wartezeit\n\n,Essen',
    'Code\tBeschreibung\tNummer\nWartezeit\t"Zu lang; ""viel"" zu lang"\t1\nEssen\t\t2',
  ];
  for (const file of files) expect(read(file)).toEqual({ kind: 'read', entries, faults: [] });
  expect(read('Code\nEssen')).toEqual({ kind: 'read', entries: [entry('Essen')], faults: [] });
});

test('what is written is read the same, also what looks like a formula, and is no formula in the file', () => {
  const word = fc
    .oneof(
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.constantFrom('=1+1', "'=1+1", "''-x", '@a', "'so'", '"', ';'),
    )
    .map((text) => text.replace(/\r\n?/g, '\n').trim());
  const name = word.map((text) => text.replaceAll('\n', ' ')).filter((text) => text !== '');
  const codebook = fc.uniqueArray(fc.record({ name, description: word }), {
    minLength: 1,
    selector: (one) => codeKey(one.name),
  });
  fc.assert(
    fc.property(codebook, (entries) => {
      expect(read(writeCodebook(entries))).toEqual({ kind: 'read', entries, faults: [] });
    }),
  );
  expect(writeCodebook([entry('=1+1', '-5')])).toBe("\uFEFFCode;Beschreibung\r\n'=1+1;'-5\r\n");
});

test.each([
  ['', 'Die Datei ist leer.'],
  [
    'Name;Alter\nEva;4',
    'In der ersten Zeile fehlt die Spalte „Code“. Erwartet werden die Spalten „Code“ und, wenn Sie mögen, „Beschreibung“.',
  ],
  ['Code;Beschreibung\n;\n', 'Unter der Kopfzeile steht kein Code.'],
  [
    'Code;Beschreibung\nEssen;"vom Teller\nWartezeit;lang',
    'In Zeile 2 stimmen die Anführungszeichen nicht: Ein Text beginnt mit einem und endet mit keinem. Bitte berichtigen Sie die Datei.',
  ],
  [
    `Code\n${'x'.repeat(1_000_000)}`,
    'Die Datei ist größer als 1 MB. Ein Codebuch ist eine kurze Liste; bitte prüfen Sie, ob es die richtige Datei ist.',
  ],
])('a file that is no codebook says why: %#', (text, reason) => {
  expect(read(text)).toEqual({ kind: 'refused', reason });
});

test('a file in another encoding says how to save it', () => {
  const latin = new Uint8Array(Buffer.from('Code\nKüche', 'latin1'));
  expect(readCodebook(latin.buffer)).toEqual({
    kind: 'refused',
    reason:
      'Die Datei ist nicht in UTF-8 gespeichert, Umlaute gingen verloren. Bitte speichern Sie sie in Ihrem Tabellenprogramm als „CSV UTF-8“.',
  });
});

test('lines that are no codes stay away, each with its sentence; the others come', () => {
  const lines = [
    'Code;Beschreibung',
    'Essen;',
    ';nur beschrieben',
    `${'x'.repeat(101)};`,
    `Preis;${'x'.repeat(1_001)}`,
    'ESSEN;noch einmal',
    'Zeit;lang;sehr',
    '"zwei\nZeilen";',
    'Personal;',
  ];
  expect(read(lines.join('\n'))).toEqual({
    kind: 'read',
    entries: [entry('Essen'), entry('Personal')],
    faults: [
      'Zeile 3: Der Name des Codes fehlt.',
      'Zeile 4: Der Name des Codes hat mehr als 100 Zeichen.',
      'Zeile 5: Die Beschreibung hat mehr als 1.000 Zeichen.',
      'Zeile 6: Der Code „ESSEN“ steht schon in Zeile 2.',
      'Zeile 7 hat mehr Spalten als die Kopfzeile. Steht ein Trennzeichen im Text, gehört der Text in Anführungszeichen.',
      'Zeile 8: Der Name des Codes geht über mehrere Zeilen.',
    ],
  });
});

test('codes that there are stay, and no more come than a question takes', () => {
  const entries = [entry('essen', 'anders'), entry('Neu')];
  expect(planCodes(entries, [{ name: 'Essen' }])).toEqual({
    fresh: [entry('Neu')],
    kept: ['essen'],
    isTooMany: false,
  });
  const many = Array.from({ length: 100 }, (_, place) => ({ name: `Code ${place}` }));
  expect(planCodes(entries, many).isTooMany).toBe(true);
});
