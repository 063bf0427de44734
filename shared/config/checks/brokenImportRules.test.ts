import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { inProject } from '../commands/projectPaths.ts';
import { brokenImportRules } from './brokenImportRules.ts';

/** What the check says of a project of these files. */
async function checked(files: Readonly<Record<string, string>>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'dialogwerk-rules-'));
  try {
    await symlink(inProject('shared', 'node_modules'), join(root, 'node_modules'));
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), text);
    }
    return await brokenImportRules(root, [...new Set(Object.keys(files).map((path) => path.split('/')[0] ?? path))]);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

const empty = 'export const value = 1;\n';

/** What is broken, the file that breaks it, what it imports, and the sentence. */
const broken: readonly (readonly [string, string, string, string])[] = [
  [
    'a module imports another module',
    'mf-share/src/a.ts',
    '../../mf-analyse/src/b.ts',
    'A module imports only @dialogwerk/shared',
  ],
  ['a module imports the api', 'mf-share/src/a.ts', '../../api/src/b.ts', 'A module imports only @dialogwerk/shared'],
  ['the shell imports a module', 'shell/src/a.ts', '../../mf-share/src/module.ts', 'only through loadModule(id)'],
  ['shared imports the shell', 'shared/src/state/a.ts', '../../../shell/src/b.ts', 'shared is below everybody'],
  ['the api imports the clients', 'api/src/a.ts', '../../shared/src/clients/b.ts', 'The api imports of our own only'],
  [
    'the contract imports the engine',
    'shared/src/contract/a.ts',
    '../dialog/b.ts',
    'The contract imports nothing of ours',
  ],
  [
    'the engine imports what is above it',
    'shared/src/dialog/engine/a.ts',
    '../check/b.ts',
    'engine know only themselves and the layers below them',
  ],
  [
    'two rooms of one layer know each other',
    'shared/src/dialog/triggers/a.ts',
    '../graph/b.ts',
    'know only themselves and the layers below them',
  ],
  [
    'a room of the dialog imports its door',
    'shared/src/dialog/graph/a.ts',
    '../engine.ts',
    'The doors of shared/src/dialog are for other packages',
  ],
  ['a room of the dialog without a layer', 'api/src/a.ts', '../../shared/src/dialog/novel/b.ts', 'gets its place'],
  ['state imports the clients', 'shared/src/state/a.ts', '../clients/b.ts', 'import of ours only the contract'],
  [
    'the engine imports a format',
    'shared/src/dialog/engine/a.ts',
    '../formats/fhir/b.ts',
    'reached through the registries of formats',
  ],
  [
    'a format imports another format',
    'shared/src/dialog/formats/fhir/a.ts',
    '../other/b.ts',
    'A format does not import another one',
  ],
  [
    'what formats have in common imports one',
    'shared/src/dialog/formats/common/a.ts',
    '../fhir/b.ts',
    'A format does not import another one',
  ],
  [
    'a screen imports the client',
    'mf-share/src/a.ts',
    '../../shared/src/clients/authorClient.ts',
    'comes through the store of resources',
  ],
  ['ui imports the clients', 'shared/src/ui/a.ts', '../clients/b.ts', 'shared/ui imports of ours only'],
  [
    'a feature imports a feature',
    'mf-share/src/features/link/a.ts',
    '../switch/b.ts',
    'A feature does not import another feature',
  ],
  ['model imports ui', 'mf-share/src/features/link/model/a.ts', '../ui/b.ts', 'model is true without browser'],
  [
    'a path into another package',
    'mf-share/src/a.ts',
    '../../shared/src/contract/b.ts',
    'entered only by its package.json#exports',
  ],
  [
    'the public page reaches author code',
    'shell/src/live/a.ts',
    '../../../shared/src/ui/b.ts',
    "The respondent's page carries no MUI",
  ],
  ['the product imports test support', 'api/src/calls/a.ts', '../../testing/b.ts', 'What helps to test stays out'],
  ['a feature imports test support', 'mf-share/src/features/a/b.ts', '../../testing/c.ts', 'What helps to test'],
  ['the supervisor imports the api', 'postgres/src/a.ts', '../../api/src/b.ts', 'knows nothing of ours'],
  ['a rewriting imports shared', 'rewrites/src/a.ts', '../../shared/src/b.ts', 'knows nothing of ours'],
  [
    'the api reaches into the supervisor',
    'api/src/a.ts',
    '../../postgres/src/server/b.ts',
    'entered only by its package.json#exports',
  ],
  ['MUI outside its door', 'mf-share/src/a.ts', '@mui/material/Button', 'MUI comes through'],
  ['the router outside its door', 'shell/src/a.ts', 'react-router-dom', 'The router comes through'],
  ['a package that is nowhere', 'shell/src/a.ts', 'left-pad-of-nobody', 'Every import leads somewhere'],
  ['a circle', 'shell/src/a.ts', './b.ts', 'No circle of imports'],
];

/** 'a.ts' of the third fault as 'a-3.ts', so that all faults stand in one project: a run for each took 25 s. */
const numbered = (path: string, index: number): string => path.replace(/\.ts$/, `-${index}.ts`);

describe('a broken import rule prints its sentence', () => {
  let said = '';
  beforeAll(async () => {
    const files = broken.flatMap(([name, from, to], index): [string, string][] => {
      const own: [string, string] = [numbered(from, index), `import '${numbered(to, index)}';\n`];
      if (!to.startsWith('.')) return [own];
      const back = name === 'a circle' ? `import './${numbered('a.ts', index)}';\n` : empty;
      return [own, [numbered(join(dirname(from), to), index), back]];
    });
    said = await checked(Object.fromEntries(files));
  });

  test.each(broken.map((fault, index) => [fault[0], numbered(fault[1], index), fault[3]] as const))(
    '%s',
    (_name, from, sentence) => {
      const own = said.split('\n').flatMap((line, at, lines) => (line.startsWith(`${from} → `) ? [lines[at + 1]] : []));
      expect(own.join('\n')).toContain(sentence);
    },
  );
});

test('sound imports raise nothing', async () => {
  const files = {
    'mf-share/src/features/link/ui/a.ts': "import '../model/b.ts';\nimport '../../../texts.ts';\n",
    'mf-share/src/features/link/model/b.ts': empty,
    'mf-share/src/texts.ts': empty,
  };
  expect(await checked(files)).toBe('');
});
