import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What authors and respondents read: the areas' texts, delivered content, and the pages of the legal templates. */
const WORDING = ['**/*[tT]exts.ts', '**/*[tT]exts.??.ts', '**/*.data.ts', '**/*.md'];
/** Other sources, where a word counts only within a text. */
const SOURCES = ['**/*.ts', '**/*.tsx'];
/** What is told in stories, what people look for, and the words that the understanding of replies knows, call things as people do. */
const LEFT_OUT = /(^|\/)(node_modules|dist|artefacts|docs|testing|stories|formats|e2e|startWords\.data\.ts)$/;
/** Further words for what has one already, with that one: one thing is called by one word. */
const stray: readonly (readonly [RegExp, string])[] = [
  [/\bBefragten?\b|Teilnehmer(?!t)|Umfrageteilnehm|Proband|Interviewte|Antwortende/, 'Teilnehmende'],
  [/Testl[aä]uf|Testdurchl|Probedurchl|\bsimulier/, 'Probelauf'],
  [/Testchat|Test-Chat|Dialog(?:e|en)? aus(?:zu)?probier/, 'Testen'],
];
/** Words that authors do not say, likewise; here a text is searched wherever it stands. */
const avoided: readonly (readonly [RegExp, string])[] = [
  [/Dialog-Manager/, 'Multi-Chat'],
  [/\bFassung/, 'Version'],
  [
    /\bStände\b|\bStand vom\b|\b(?:[Dd]iese[mnr]|[Ff]rühere[nr]?|[Jj]etzige[nr]?|jedem|einem|neuen|[Nn]euesten|älteren) Stand\b/,
    'Version',
  ],
  [/\bMatrix\b/, 'Fragenbatterie'],
  [/Baustein/, 'Block'],
  [/\bGüte\b/, 'Qualität'],
  [/\bZahlen zeigen\b/, 'Ergebnisse freigeben'],
  [/\b(?:hol(?:en|t)|geholt)\b/, 'herunterladen'],
  [/\bWenn gewählt\b/, 'Wann springen?'],
  [/\bginge(?:n)? davon\b/, 'würde gelöscht'],
];
/** Texts in quotation marks, of templates what stands on the line. */
const texts = /'(?:[^'\\]|\\.)*'|"[^"]*"|`[^`]*`?/g;
const comment = /^\s*(?:\/\/|\/\*|\*)/;

/** Each line below `root` that calls something by another word than the product does, as 'file:line: word'. */
export async function strayWords(root: string): Promise<string[]> {
  const exclude = (name: string): boolean => LEFT_OUT.test(name);
  const wording = new Set<string>();
  for await (const file of glob(WORDING, { cwd: root, exclude })) wording.add(file);
  const found = await Promise.all(
    [...wording].map((file) => foundIn(root, file, [...stray, ...avoided], (line) => line)),
  );
  for await (const file of glob(SOURCES, { cwd: root, exclude })) {
    if (wording.has(file) || /\.test\.tsx?$/.test(file)) continue;
    found.push(await foundIn(root, file, avoided, (line) => (line.match(texts) ?? []).join(' ')));
  }
  return found.flat();
}

/** The lines of a file in which one of the words stands, by what of a line is read. */
async function foundIn(
  root: string,
  file: string,
  words: typeof stray,
  readOf: (line: string) => string,
): Promise<string[]> {
  const lines = (await readFile(join(root, file), 'utf8')).split('\n');
  return lines.flatMap((line, index) => {
    if (comment.test(line)) return [];
    return words.flatMap(([word, wanted]) => {
      const [met] = word.exec(readOf(line)) ?? [];
      return met === undefined ? [] : [`${file}:${index + 1}: ${met} (${wanted})`];
    });
  });
}
