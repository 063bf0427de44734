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
  [/\b(?:Zahlen|Bericht) (?:mit einem Link )?zeigen\b|\bLinks? für Zahlen\b/, 'Ergebnisse freigeben'],
  [/\b(?:[Hh]ol(?:en|t)|[Gg]eholt)\b/, 'herunterladen'],
  [/\bWenn gewählt\b/, 'Wann springen?'],
  [/\bginge(?:n)? davon\b/, 'würde gelöscht'],
  [/\bAusdruck(?:s|es)?\b|\bAusdrücken?\b/, 'Formel'],
  [/\bWahrheitswert/, 'Ja oder Nein'],
  [/\bIhre Rolle\b/, 'Berechtigung'],
  [/Skalenvorlage|[Aa]ls Vorlage (?:speichern|gespeichert)/, 'gemeinsame Skala'],
  [/\bFund(?:en?)?\b/, 'Befund'],
  [/\b(?:Filter|Schwellen) merken\b|\b(?:ist|sind) gemerkt\b/, 'speichern'],
  [/\bTest bricht\b|\bTests brechen\b/, 'nicht bestanden'],
  [/\b(?:gehen höchstens|(?:Blöcke|Namen|Parameter|Personen|Websites) gehen nicht)\b/, 'möglich sind'],
  [/\b(?:Ältere|Neuere|Weitere)(?: \p{L}+)? laden\b/u, 'zeigen'],
  [/\bEnter (?:fügt|öffnet|sendet|speichert)\b|\b[Mm]it Enter\b/, 'Eingabetaste'],
  [/Kodierung/, 'Codierung'],
  [/»[\p{L}$]/u, '„…“'],
];
/** Texts in quotation marks, of templates what stands on the line. */
const texts = /'(?:[^'\\]|\\.)*'|"[^"]*"|`[^`]*`?/g;
const comment = /^\s*(?:\/\/|\/\*|\*)/;
/** What people may type to find a page of the help. */
const searched = /^\s*words: \[.*\],$/;

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
    if (comment.test(line) || searched.test(line)) return [];
    return words.flatMap(([word, wanted]) => {
      const [met] = word.exec(readOf(line)) ?? [];
      return met === undefined ? [] : [`${file}:${index + 1}: ${met} (${wanted})`];
    });
  });
}
