import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inProject } from '../commands/projectPaths.ts';
import { brokenImportRules } from './brokenImportRules.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'dialogwerk-rules-'));
  await symlink(inProject('shared', 'node_modules'), join(root, 'node_modules'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function checked(files: Record<string, string>): Promise<string> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return brokenImportRules(root, [...new Set(Object.keys(files).map((path) => path.split('/')[0] ?? path))]);
}

const empty = 'export const value = 1;\n';

describe('a broken import rule prints its sentence', () => {
  test.each([
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
    ['state imports the clients', 'shared/src/state/a.ts', '../clients/b.ts', 'import of ours only the contract'],
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
    ['the supervisor imports the api', 'api/src/postgres/a.ts', '../storage/b.ts', 'knows nothing of ours'],
    ['the api reaches into the supervisor', 'api/src/a.ts', './postgres/server/b.ts', 'how it is started'],
  ])('%s', async (_name, from, to, sentence) => {
    const target = join(dirname(from), to);
    expect(await checked({ [from]: `import '${to}';\n`, [target]: empty })).toContain(sentence);
  });

  test('MUI outside its door', async () => {
    expect(await checked({ 'mf-share/src/a.ts': "import '@mui/material/Button';\n" })).toContain('MUI comes through');
  });

  test('the router outside its door', async () => {
    expect(await checked({ 'shell/src/a.ts': "import 'react-router-dom';\n" })).toContain('The router comes through');
  });

  test('a package that is nowhere', async () => {
    expect(await checked({ 'shell/src/a.ts': "import 'left-pad-of-nobody';\n" })).toContain(
      'Every import leads somewhere',
    );
  });

  test('a circle', async () => {
    const files = { 'shell/src/a.ts': "import './b.ts';\n", 'shell/src/b.ts': "import './a.ts';\n" };
    expect(await checked(files)).toContain('No circle of imports');
  });
});

test('sound imports raise nothing', async () => {
  const files = {
    'mf-share/src/features/link/ui/a.ts': "import '../model/b.ts';\nimport '../../../texts.ts';\n",
    'mf-share/src/features/link/model/b.ts': empty,
    'mf-share/src/texts.ts': empty,
  };
  expect(await checked(files)).toBe('');
});
