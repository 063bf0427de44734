import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isUsableAs } from '../../src/contract/doors/isUsableAs.ts';
import type { PlacedType } from '../../src/contract/doors/isUsableAs.ts';
import { readTypes } from './readTypes.ts';

/** What a shell has, what a module was built for, and whether the one does for the other. */
const cases = [
  ['nothing has changed', '(text: string, action?: { run: () => void } | null) => void', null, true],
  ['a text has become an object', '(notice: { text: string }) => void', '(text: string) => void', false],
  ['an object has become a text', '(text: string) => void', '(notice: { text: string }) => void', false],
  [
    'an argument has been added that may be left out',
    '(text: string, more?: number) => void',
    '(text: string) => void',
    true,
  ],
  [
    'an argument has been added that must be there',
    '(text: string, more: number) => void',
    '(text: string) => void',
    false,
  ],
  ['an argument is no longer taken', '(text: string) => void', '(text: string, more?: number) => void', false],
  [
    'arguments have changed places',
    '(one: string, other: number) => void',
    '(other: number, one: string) => void',
    false,
  ],
  [
    'a field of an argument has another name',
    '(one: { sentence?: string }) => void',
    '(one: { text?: string }) => void',
    false,
  ],
  ['an argument may now be null', '(text: string | null) => void', '(text: string) => void', true],
  ['an argument may no longer be null', '(text: string) => void', '(text: string | null) => void', false],
  ['an answer has got one field more', '() => { a: string; b: number }', '() => { a: string }', true],
  ['an answer lacks a field', '() => { a: string }', '() => { a: string; b: number }', false],
  ['an answer may be missing', '() => string | null', '() => string', false],
  ['an answer comes later', '() => Promise<string>', '() => string', false],
  ['an answer has one word more', "() => 'a' | 'b'", "() => 'a'", true],
  ['an answer has another word', "() => 'b'", "() => 'a'", false],
  ['an argument takes one word less', "(one: 'a') => void", "(one: 'a' | 'b') => void", false],
  ['an answer has one variant more', "() => { k: 'a'; x: 1 } | { k: 'b' }", "() => { k: 'a'; x: 1 }", true],
  [
    'what is called back gets one argument more',
    '(back: (a: string, b: number) => void) => void',
    '(back: (a: string) => void) => void',
    true,
  ],
  [
    'what is called back gets one argument less',
    '(back: (a: string) => void) => void',
    '(back: (a: string, b: number) => void) => void',
    false,
  ],
  [
    'what is called back gets something else',
    '(back: (a: number) => void) => void',
    '(back: (a: string) => void) => void',
    false,
  ],
  ['a list holds something else', '() => number[]', '() => string[]', false],
  ['a type that refers to itself', '() => { next: Self | null; a: string }', null, true],
  ['a field deep in a type that refers to itself', '(self: Self) => void', '(self: Other) => void', false],
] as const;

let folder: string;
let api: API;
let given: readonly PlacedType[];
let expected: readonly PlacedType[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dialogwerk-doors-'));
  const more = 'interface Self { next: Self | null; a: string }\ninterface Other { next: Other | null; a: number }\n';
  const write = (name: string, of: readonly string[]) =>
    writeFile(join(folder, name), more + of.map((type, at) => `export declare const n${at}: ${type};`).join('\n'));
  await write(
    'given.ts',
    cases.map(([, type]) => type),
  );
  await write(
    'expected.ts',
    cases.map(([, type, other]) => other ?? type),
  );
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: { strict: true, types: [] } }));
  api = new API({ cwd: folder });
  const project = api
    .updateSnapshot({ openProjects: [join(folder, 'tsconfig.json')] })
    .getProject(join(folder, 'tsconfig.json'));
  const read = (name: string): readonly PlacedType[] => {
    if (!project) throw new Error('There is no project.');
    const { types, placeOfExport } = readTypes(project.checker);
    const file = project.program.getSourceFile(join(folder, name));
    const symbol = file && project.checker.getSymbolAtLocation(file);
    const all = symbol ? project.checker.getExportsOfModule(symbol) : [];
    return cases.map((_, at) => {
      const found = all.find((one) => one.name === `n${at}`);
      if (!found) throw new Error(`There is no n${at}.`);
      return { types, at: placeOfExport(found) };
    });
  };
  given = read('given.ts');
  expected = read('expected.ts');
});
afterAll(async () => {
  api.close();
  await rm(folder, { recursive: true });
});

test.each(cases.map(([name, , , isRight], at) => ({ name, isRight, at })))('$name', ({ isRight, at }) => {
  const [one, other] = [given[at], expected[at]];
  expect(one && other && isUsableAs(one, other)).toBe(isRight);
});
