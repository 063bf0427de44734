import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { ReportDocument } from '../model/ReportDocument.ts';
import { reportDocx } from './reportDocx.ts';

const figure = {
  title: 'Zufrieden & <froh>?',
  base: '4 beantwortet',
  charts: [{ kind: 'nps', nps: { n: 4, score: 25, detractors: 0.25, passives: 0.25, promoters: 0.5 } }],
  tables: [{ caption: '', head: ['Antwort', 'Anzahl'], rows: [{ id: '1', cells: ['Ja', '3'] }] }],
  notes: ['Eine Person fehlt.'],
  missing: null,
} as const;
const report: ReportDocument = {
  name: 'Für den Vorstand',
  facts: ['Stand: heute'],
  blocks: [
    { kind: 'heading', entry_id: 'a', text: 'Stimmung' },
    { kind: 'text', entry_id: 'b', text: 'Erster Absatz\nmit zweiter Zeile.\n\nZweiter Absatz.' },
    { kind: 'figure', entry_id: 'c-d', figure },
    { kind: 'figure', entry_id: 'e', figure: { ...figure, charts: [], tables: [], notes: [], missing: 'Nichts da.' } },
  ],
};

async function read() {
  const drawn: number[] = [];
  const blob = await reportDocx(report, async (charts) => {
    drawn.push(charts.length);
    return { data: new Uint8Array([137, 80, 78, 71]).buffer, width: 720, height: 300 };
  });
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  const xml = strFromU8(files['word/document.xml'] ?? new Uint8Array());
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  const paragraphs = [...document.getElementsByTagName('w:p')].map((paragraph) => ({
    style: paragraph.getElementsByTagName('w:pStyle')[0]?.getAttribute('w:val') ?? '',
    text: [...paragraph.getElementsByTagName('w:t')].map(({ textContent }) => textContent).join(''),
  }));
  return { document, paragraphs, drawn, names: Object.keys(files) };
}

test('the document holds name, contents, headings, words, tables and notes in their order', async () => {
  const { paragraphs } = await read();
  expect(paragraphs.filter(({ text }) => text !== '').map(({ style, text }) => [style, text])).toEqual([
    ['Title', 'Für den Vorstand'],
    ['', 'Stand: heute'],
    ['', 'Inhalt'],
    ['', 'Stimmung'],
    ['', 'Zufrieden & <froh>?'],
    ['', 'Zufrieden & <froh>?'],
    ['Heading1', 'Stimmung'],
    ['', 'Erster Absatzmit zweiter Zeile.'],
    ['', 'Zweiter Absatz.'],
    ['Heading2', 'Zufrieden & <froh>?'],
    ['', '4 beantwortet'],
    ['', 'Antwort'],
    ['', 'Anzahl'],
    ['', 'Ja'],
    ['', '3'],
    ['', 'Eine Person fehlt.'],
    ['Heading2', 'Zufrieden & <froh>?'],
    ['', '4 beantwortet'],
    ['', 'Nichts da.'],
  ]);
});

test('charts are pictures with words for whoever cannot see them, and the contents lead to their headings', async () => {
  const { document, drawn, names } = await read();
  expect(drawn).toEqual([1]);
  expect(names.filter((name) => name.startsWith('word/media/'))).toHaveLength(1);
  const described = [...document.getElementsByTagName('wp:docPr')].map((one) => one.getAttribute('descr'));
  expect(described).toEqual(['Diagramm: Zufrieden & <froh>?']);
  const marks = [...document.getElementsByTagName('w:bookmarkStart')].map((one) => one.getAttribute('w:name'));
  const anchors = [...document.getElementsByTagName('w:hyperlink')].map((one) => one.getAttribute('w:anchor'));
  expect(anchors).toEqual(marks);
  expect(marks).toEqual(['ea', 'ecd', 'ee']);
});
