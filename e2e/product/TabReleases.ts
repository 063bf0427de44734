import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { signedText } from '@dialogwerk/shared/contract';
import type {
  ModuleId,
  RegisteredRemote,
  ReleasedVersion,
  ReleaseNeeds,
  RemoteRegistry,
} from '@dialogwerk/shared/contract';
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import type { Product } from './startProduct.ts';

type Alter = (text: string, file: string) => string;

export interface TabVersion {
  /** What becomes of the text of its scripts. */
  readonly alter?: Alter;
  /** What it says of itself otherwise than the version that is installed. */
  readonly says?: Partial<Pick<ReleasedVersion, 'contract'>> & { readonly needs?: Partial<ReleaseNeeds> };
  /** Without an earlier version to go back to. */
  readonly isFirst?: boolean;
  /** Signed by somebody else. */
  readonly isForged?: boolean;
}

/**
 * Releases as one page sees them: versions that are made of the installed ones, with addresses, hashes and signatures of
 * their own. So a test can bring what no build would make, and needs no build.
 */
export class TabReleases {
  readonly #page: Page;
  readonly #product: Product;
  readonly #released = new Map<ModuleId, RegisteredRemote>();
  readonly #versions = new Map<string, { readonly from: string; readonly alter: Alter }>();
  #installed: RemoteRegistry | null = null;

  constructor(page: Page, product: Product) {
    this.#page = page;
    this.#product = product;
  }

  /** From now on the page's registry and files go through here, also those that stand in the page itself. */
  async begin(): Promise<this> {
    await this.#page.route('**/remotes.json*', async (route) => {
      await route.fulfill({ json: this.#over(await this.#registry()) });
    });
    await this.#page.route('**/remotes/*/t-*/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      const [, , id = '', version = '', ...rest] = pathname.split('/');
      const found = this.#versions.get(`${id}/${version}`);
      const file = rest.join('/');
      const body = found && (await this.#read(`${found.from}${file}`));
      if (!found || body === null || body === undefined) return route.fulfill({ status: 404 });
      return route.fulfill({ contentType: 'text/javascript', body: found.alter(body, file) });
    });
    await this.#page.route(
      (url) => !url.pathname.startsWith('/remotes') && !url.pathname.startsWith('/api'),
      async (route) => {
        if (route.request().resourceType() !== 'document' || this.#released.size === 0) return route.fallback();
        const response = await route.fetch();
        const registry = this.#over(await this.#registry());
        const body = (await response.text()).replace(
          /(<script[^>]* id="remotes"[^>]*>)(.*?)(<\/script>)/s,
          (_, open: string, before: string, close: string) => open + inPlaceOf(before, registry) + close,
        );
        return route.fulfill({ response, body });
      },
    );
    return this;
  }

  /** Makes a version of the installed one and releases it; gives its name. */
  async release(
    id: ModuleId,
    { alter = (text) => text, says = {}, isFirst = false, isForged = false }: TabVersion = {},
  ): Promise<string> {
    const installed = (await this.#registry()).remotes.find((one) => one.id === id);
    if (!installed) throw new Error(`${id} is not installed.`);
    const version = `t-${this.#versions.size + 1}`;
    const from = installed.entry.slice(0, -'remoteEntry.js'.length);
    this.#versions.set(`${id}/${version}`, { from, alter });
    const hashes = await Promise.all(
      Object.keys(installed.integrity).map(async (file) => {
        const hash = createHash('sha384').update(alter((await this.#read(from + file)) ?? '', file));
        return [file, `sha384-${hash.digest('base64')}`] as const;
      }),
    );
    const { because: _because, lastGood: _lastGood, ...before } = this.#released.get(id) ?? installed;
    const made = {
      ...before,
      ...says,
      needs: { ...before.needs, ...says.needs },
      version,
      entry: `/remotes/${id}/${version}/remoteEntry.js`,
      integrity: Object.fromEntries(hashes),
    };
    const signature = await this.#sign(signedText(made), isForged);
    this.#released.set(id, { ...made, signature, because: 'current', lastGood: isFirst ? null : before });
    return version;
  }

  /** The files of a version go away. */
  remove(id: ModuleId, version: string): void {
    this.#versions.delete(`${id}/${version}`);
  }

  /** Somebody comes back to the tab, which looks for releases then; at most every two seconds. */
  async look(): Promise<void> {
    await expect(async () => {
      const asked = this.#page.waitForRequest('**/remotes.json*', { timeout: 1_000 });
      await this.#page.evaluate(() => dispatchEvent(new Event('focus')));
      await asked;
    }).toPass();
  }

  #over(registry: RemoteRegistry): RemoteRegistry {
    const remotes = registry.remotes.map((one) => this.#released.get(one.id) ?? one);
    return { ...registry, remotes, versions: Object.fromEntries(remotes.map(({ id, version }) => [id, version])) };
  }

  async #registry(): Promise<RemoteRegistry> {
    if (this.#installed) return this.#installed;
    const registry: RemoteRegistry = await (await fetch(`${this.#product.url}/remotes.json`)).json();
    this.#installed = registry;
    return registry;
  }

  async #read(path: string): Promise<string | null> {
    const answer = await fetch(this.#product.url + path);
    return answer.ok ? answer.text() : null;
  }

  async #sign(text: string, isForged: boolean): Promise<string> {
    if (isForged) return sign(null, Buffer.from(text), generateKeyPairSync('ed25519').privateKey).toString('base64');
    const key = await readFile(join(this.#product.dataDir, 'release.key'), 'utf8').catch(() => null);
    return key === null ? '' : sign(null, Buffer.from(text), key).toString('base64');
  }
}

/** The page's own registry, with the same modules in it. */
function inPlaceOf(before: string, registry: RemoteRegistry): string {
  const inPage: RemoteRegistry = JSON.parse(before);
  const remotes = registry.remotes.filter(({ id }) => inPage.remotes.some((one) => one.id === id));
  return JSON.stringify({ ...registry, remotes }).replaceAll('<', '\\u003c');
}
