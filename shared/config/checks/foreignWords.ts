import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where what is said to respondents stands in further languages, a file for each. */
const FILES = ['{api,mf-*,shared,shell}/src/**/languages/*.data.ts'];
/** Words of German and English that are none in any of these languages. */
const words =
  /(?<![\p{L}])(?:Sie|Ihre?|[Bb]itte|nicht|wird|werden|Antwort|Frage|oder|und|keine?|Uhr|the|your?|[Pp]lease|answer|with|cannot|this|that|and)(?![\p{L}])/u;
/** Letters without which a text in a language is none of it. */
const scripts: Readonly<Record<string, RegExp>> = { uk: /\p{Script=Cyrillic}/u, ar: /\p{Script=Arabic}/u };
/** Said alike everywhere: what is typed in Latin letters, tags of languages, and a title that is fixed (spec §8). */
const SAME =
  /^(?:[\w.-]+@[\w.]+|www\.[\w.]+|[a-z]{2}(?:-[a-z-]+)?|@dialogwerk.*|\.{1,2}\/.*|[\w-]+\.json|Username already exists|(?:zero|one|two|few|many|other)|no-answer)$/;
const texts = /'(?:[^'\\]|\\.)*'|`[^`]*`/g;
const comment = /^\s*(?:\/\/|\/\*|\*)/;

/** Each text below `root` in a language's file that is not in that language, as 'file:line: text'. */
export async function foreignWords(root: string): Promise<string[]> {
  const found: string[] = [];
  for await (const file of glob(FILES, { cwd: root })) {
    const [, language = ''] = /([a-z]{2})\.data\.ts$/.exec(file) ?? [];
    // The words that are looked for are theirs.
    if (language === 'en' || language === 'de') continue;
    for (const [index, line] of (await readFile(join(root, file), 'utf8')).split('\n').entries()) {
      if (comment.test(line)) continue;
      const foreign = (line.match(texts) ?? []).filter((text) => isForeign(text.slice(1, -1), language));
      found.push(...foreign.map((text) => `${file}:${index + 1}: ${text}`));
    }
  }
  return found;
}

function isForeign(text: string, language: string): boolean {
  const said = text.replaceAll(/\$\{[^}]*\}/g, ' ').trim();
  if (SAME.test(said) || !/\p{L}{2}/u.test(said)) return false;
  return words.test(said) || scripts[language]?.test(said) === false;
}
