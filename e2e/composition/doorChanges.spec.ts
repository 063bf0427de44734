import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleasableId } from '@dialogwerk/shared/contract';
import { rounds } from '@dialogwerk/shared/testing/rounds';
import { expect } from 'playwright/test';
import { Checkout } from '../product/Checkout.ts';
import { startProduct } from '../product/startProduct.ts';
import { test } from '../product/test.ts';

interface Built {
  readonly version: string;
  /** SHA-256 by name, without the compressed copies. */
  readonly files: Readonly<Record<string, string>>;
}

async function build(checkout: Checkout, ...ids: readonly ReleasableId[]): Promise<readonly Built[]> {
  const { code, output } = await checkout.run(checkout.folder, 'build', ...ids);
  expect(code, output).toBe(0);
  return Promise.all(
    ids.map(async (id) => {
      const dist = join(checkout.folder, id, 'dist');
      const { version }: Built = JSON.parse(await readFile(join(dist, 'built.json'), 'utf8'));
      const { files }: Built = JSON.parse(await readFile(join(dist, version, 'release.json'), 'utf8'));
      const plain = Object.entries(files).filter(([file]) => !/\.(br|gz)$/.test(file));
      return { version, files: Object.fromEntries(plain) };
    }),
  );
}

test('a change in a door gives the shell one new file, and modules that do not use it none', async () => {
  test.skip(
    rounds(0, 1) === 0,
    'Three builds of shell and module take longer than all else that is shown of a release.',
  );
  const checkout = await Checkout.make(['shell', 'mf-share']);
  try {
    const [shell, share] = await build(checkout, 'shell', 'mf-share');
    await checkout.change('shared/src/ui/languageName.ts', (text) =>
      text.replace('names.of(code) ?? code', 'names.of(code.trim()) ?? code'),
    );
    const [changed, same] = await build(checkout, 'shell', 'mf-share');
    expect(same).toEqual(share);
    const isNew = (file: string): boolean => shell?.files[file] !== changed?.files[file];
    const news = Object.keys(changed?.files ?? {}).filter(isNew);
    expect(news.filter((file) => file.endsWith('.js'))).toEqual([expect.stringMatching(/shared_mf_1_ui/)]);
    // What says where it is.
    expect(news.filter((file) => !file.endsWith('.js'))).toEqual(['importmap.json', 'index.html']);

    await checkout.change(
      'shared/src/ui/index.ts',
      (text) => `${text}\nexport { languageName as nameOfLanguage } from './languageName.ts';\n`,
    );
    expect(await build(checkout, 'mf-share')).toEqual([share]);
  } finally {
    await checkout.takeAway();
  }
});

test('a shell alone whose argument of a shared call has changed is refused, with each module that it would break', async () => {
  test.skip(rounds(0, 1) === 0, 'A shell is built for it; `misfits.test.ts` shows the same by the records of builds.');
  const checkout = await Checkout.make(['shell']);
  const product = await startProduct();
  try {
    await checkout.change('shared/src/state/notice.ts', (text) =>
      text
        .replace(
          "showNotice(text: string, action: Notice['action'] = null)",
          "showNotice(notice: Pick<Notice, 'text' | 'action'>)",
        )
        .replace('+ 1, text, action }', '+ 1, ...notice }'),
    );
    const { code, output } = await checkout.run(product.dataDir, 'release', 'shell');
    for (const id of ['mf-share', 'mf-configurator'])
      expect(output).toMatch(
        new RegExp(
          `${id} \\w+ passt nicht zu shell \\w+: Es fehlt showNotice aus @dialogwerk/shared/state in der Form`,
        ),
      );
    expect(code).toBe(1);
  } finally {
    await product.stop();
    await checkout.takeAway();
  }
});
