import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { errors } from '../../src/contract/errors/index.ts';
import { projectRoot } from '../commands/projectPaths.ts';

const isProduct = (file: string): boolean => !/\.test\.tsx?$|\/testing\//.test(file);

async function productFiles(pattern: string): Promise<{ readonly file: string; readonly text: string }[]> {
  const found: { file: string; text: string }[] = [];
  for await (const file of glob(pattern, { cwd: projectRoot })) {
    if (isProduct(file)) found.push({ file, text: await readFile(join(projectRoot, file), 'utf8') });
  }
  return found;
}

/** Compares a refusal's sentence with another text; that it is empty may be asked. */
const comparing =
  /(?<!typeof \w+)\.msg\s*[!=]==(?!\s*'')|\.msg\.(?:includes|startsWith|endsWith|match|search)\(|\.test\([\w.]*\.msg\)/;

test('every error of the table is answered somewhere', async () => {
  const sources = await productFiles('{api/src,shared/src/contract/schemas}/**/*.ts');
  const all = sources.map(({ text }) => text).join('\n');
  expect(Object.keys(errors).filter((code) => !all.includes(`'${code}'`))).toEqual([]);
});

test('no code compares the sentence of a refusal: it asks for the code', async () => {
  const sources = await productFiles('{shell,mf-*,shared,api}/src/**/*.{ts,tsx}');
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter(({ text }) => comparing.test(text)).map(({ file }) => file)).toEqual([]);
});

test.each([
  ["if (error.msg === 'Token has expired') logOut();", true],
  ["if (error.msg.includes('gibt es nicht')) return null;", true],
  ["return error.msg === '' ? texts.failed : error.msg;", false],
])('%s', (source, compares) => {
  expect(comparing.test(source)).toBe(compares);
});
