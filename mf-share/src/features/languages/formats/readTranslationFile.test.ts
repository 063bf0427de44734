import { describe, expect, test } from 'vitest';
import { anOutgoingFile, anOutgoingText } from '../testing/anOutgoingFile.ts';
import { writeCsv } from './csv/writeCsv.ts';
import { readTranslationFile } from './readTranslationFile.ts';
import { FILE_LIMIT_BYTES } from './TranslationFile.ts';
import { writeXliff } from './xliff/writeXliff.ts';

const read = (content: BlobPart) => readTranslationFile(new Blob([content]));
const faultOf = async (content: BlobPart) => {
  const result = await read(content);
  return result.ok ? null : result.fault;
};
const textsOf = async (content: BlobPart) => {
  const result = await read(content);
  return result.ok ? result.file.texts : result.fault;
};

const head = '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="de" trgLang="fr">';
/** A file with one unit of these segments. */
const aFile = (segments: string, data = '') =>
  `<?xml version="1.0"?>${head}<file id="f" original="survey0000001"><unit id="u1" name="block/q1/context">${data}${segments}</unit></file></xliff>`;
const aText = { key: 'block/q1/context', isConfirmed: true };

describe('a file that cannot be read says why, and nothing of it is taken:', () => {
  test.each([
    ['broken XML, with the line', `${head}\n<file original="x">\n<unit></file></xliff>`, { kind: 'broken', line: 3 }],
    ['XML that ends early', `${head}\n<file original="x">`, { kind: 'broken', line: 2 }],
    ['XLIFF 1.2', '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"/>', { kind: 'earlier-xliff' }],
    ['another kind of XML', '<html xmlns="http://www.w3.org/1999/xhtml"/>', { kind: 'other-kind' }],
    ['another table', 'Name;E-Mail\nIda;ida@example.org', { kind: 'other-kind' }],
    ['nothing', '', { kind: 'other-kind' }],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]), { kind: 'other-kind' }],
    [
      'files of two dialogs in one',
      `${head}<file id="a" original="one"/><file id="b" original="two"/></xliff>`,
      { kind: 'other-kind' },
    ],
    [
      'a table with an open quotation mark',
      'Kennung (Dialog s);Text (de);Übersetzung (fr)\nblock/q1/context;"Hallo;Salut',
      { kind: 'broken', line: 2 },
    ],
  ])('%s', async (_, content, fault) => {
    expect(await faultOf(content)).toEqual(fault);
  });

  test('ten lines that stand for gigabytes', async () => {
    const lines = Array.from({ length: 10 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('\n');
    const bomb = `<?xml version="1.0"?><!DOCTYPE xliff [<!ENTITY l0 "lol">${lines}]>${head}<file>&l10;</file></xliff>`;
    expect(await faultOf(bomb)).toEqual({ kind: 'declares' });
    expect(await faultOf(aFile('<segment><source>&l9;</source></segment>'))).toEqual({ kind: 'broken', line: 1 });
  });

  test('one that is too large, before it is read', async () => {
    expect(await faultOf(new Uint8Array(FILE_LIMIT_BYTES + 1))).toEqual({ kind: 'too-large' });
  });
});

describe('what translators’ tools do to a file is understood:', () => {
  test('segments and what stands between them are one text again; what is half translated is not translated', async () => {
    const first = '<segment id="1" state="final"><source>Hallo.</source><target>Bonjour.</target></segment>';
    const between = '<ignorable><source> </source></ignorable>';
    const second = '<segment id="2" state="reviewed"><source>Wie geht’s?</source><target>Ça va ?</target></segment>';
    expect(await textsOf(aFile(first + between + second))).toEqual([
      { ...aText, source: 'Hallo. Wie geht’s?', target: 'Bonjour. Ça va ?' },
    ]);
    const open = '<segment id="2"><source>Wie geht’s?</source></segment>';
    expect(await textsOf(aFile(first + between + open))).toMatchObject([{ target: '', isConfirmed: false }]);
  });

  test('notes on spans, modules and proposals of a tool are passed over, signs by number are signs', async () => {
    const proposal =
      '<m:matches xmlns:m="urn:oasis:names:tc:xliff:matches:2.0"><m:match ref="#1"><source>Alt</source><target>Vieux</target></m:match></m:matches>';
    const segment =
      '<segment state="translated"><source>Ja</source><target>O<mrk id="m1" type="term">u<pc id="p1">i</pc></mrk><cp hex="0007"/><![CDATA[ & ]]></target></segment>';
    expect(await textsOf(aFile(proposal + segment))).toEqual([{ ...aText, source: 'Ja', target: 'Oui\u0007 & ' }]);
  });

  test('a code is what the file says that it stands for, or what it is shown as', async () => {
    const data = '<originalData><data id="d1">{{name}}</data></originalData>';
    const segment =
      '<segment state="translated"><source>Hallo <ph id="1" dataRef="d1"/></source><target><ph id="1" equiv="{{name}}"/>, bonjour</target></segment>';
    expect(await textsOf(aFile(segment, data))).toEqual([
      { ...aText, source: 'Hallo {{name}}', target: '{{name}}, bonjour' },
    ]);
  });

  test.each([
    ['UTF-16', 0xfeff],
    ['UTF-16, the other way round', 0xfffe],
  ])('%s', async (_, mark) => {
    const content = writeXliff(anOutgoingFile(anOutgoingText({ text: 'Grüße' })));
    const bytes = new Uint8Array((content.length + 1) * 2);
    Array.from({ length: content.length + 1 }, (__, at) => (at === 0 ? 0xfe_ff : content.charCodeAt(at - 1))).forEach(
      (code, at) => new DataView(bytes.buffer).setUint16(at * 2, code, mark === 0xfffe),
    );
    expect(await textsOf(bytes)).toMatchObject([{ source: 'Grüße' }]);
  });

  test('a table that a spreadsheet has saved with other signs, order and encoding', async () => {
    const own = writeCsv(anOutgoingFile(anOutgoingText()));
    expect(own.startsWith('\uFEFFKennung (Dialog survey0000001);Stelle;Text (de);Übersetzung (fr);Stand\r\n')).toBe(
      true,
    );
    const saved =
      'Übersetzung (fr)\tKennung (Dialog survey0000001)\tText (de)\n"Ça va ?"\tblock/q1/context\tWie geht es?\n';
    const bytes = Uint8Array.from(saved, (sign) => sign.charCodeAt(0));
    expect(await textsOf(bytes)).toEqual([
      { key: 'block/q1/context', source: 'Wie geht es?', target: 'Ça va ?', isConfirmed: false },
    ]);
  });
});
