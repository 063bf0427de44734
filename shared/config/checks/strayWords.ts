import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What authors and respondents read: the areas' texts, delivered content, and the pages of the legal templates. */
const WORDING = ['**/*[tT]exts.ts', '**/*[tT]exts.??.ts', '**/*.data.ts', '**/*.md'];
/** Further words for what has one already, with that one: one thing is called by one word. */
const stray: readonly (readonly [RegExp, string])[] = [
  [/\bBefragten?\b|Teilnehmer(?!t)|Umfrageteilnehm|Proband|Interviewte|Antwortende/, 'Teilnehmende'],
  [/Testl[aä]uf|Testdurchl|Probedurchl|\bsimulier/, 'Probelauf'],
  [/Testchat|Test-Chat|Dialog(?:e|en)? aus(?:zu)?probier/, 'Testen'],
];
const comment = /^\s*(?:\/\/|\/\*|\*)/;

/** Each line of a text file below `root` that calls something by another word than the product does, as 'file:line: word'. */
export async function strayWords(root: string): Promise<string[]> {
  const found: string[] = [];
  const skip = (name: string): boolean => /(^|\/)(node_modules|dist|artefacts|docs|testing)$/.test(name);
  for await (const file of glob(WORDING, { cwd: root, exclude: skip })) {
    const text = await readFile(join(root, file), 'utf8');
    for (const [index, line] of text.split('\n').entries()) {
      if (comment.test(line)) continue;
      for (const [words, wanted] of stray) {
        const [word] = words.exec(line) ?? [];
        if (word !== undefined) found.push(`${file}:${index + 1}: ${word} (${wanted})`);
      }
    }
  }
  return found;
}
