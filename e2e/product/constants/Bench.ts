import type { Browser, BrowserContextOptions, Page } from 'playwright/test';
import { callOrThrow } from '@dialogwerk/shared/testing';
import { newAddress } from '../addMember.ts';
import { liveDialog } from '../liveDialog.ts';
import type { PlannedBlock } from '../liveDialog.ts';
import { logIn } from '../phq9.ts';
import { signIn } from '../signIn.ts';
import type { Product } from '../startProduct.ts';
import { uploadPicture } from '../uploadPicture.ts';

/** A question in three parts, with pauses before two of them, and longer than 100 characters. */
const parts = [
  'Eine Frage, die in drei Teilen kommt.',
  'Dies ist der zweite von ihnen.',
  'Und was sagen Sie jetzt eigentlich zu ihr?',
];

const blocks = Array.from({ length: 120 }, (_, index): PlannedBlock => ({
  id: `b${index}`,
  type: 'open',
  context: index === 0 ? parts.join('#1500#') : `Frage ${index + 1}`,
}));

export interface Bench {
  readonly product: Product;
  readonly token: string;
  /** A live dialog with 120 blocks and one invited member. */
  readonly surveyId: string;
  /** Opens a page of the signed-in author; a host's name in place of the machine's own. */
  author(path: string, options?: BrowserContextOptions, host?: string): Promise<Page>;
  /** Opens a page of somebody who is not known. */
  stranger(path: string, options?: BrowserContextOptions): Promise<Page>;
  /** Gives the dialog a logo of this size, in pixels. */
  setLogo(width: number, height: number): Promise<void>;
  /** The dashboard in one theme, opened once. */
  themed(colorScheme: 'light' | 'dark'): Promise<Page>;
  /** Closes what the last reading has opened. */
  clear(): Promise<void>;
  /** Closes everything. */
  close(): Promise<void>;
}

/** What the constants of spec §9 are read from: a product with a dialog, and pages of it in a real browser. */
export async function setUpBench(browser: Browser, product: Product): Promise<Bench> {
  const token = await logIn(product);
  const surveyId = await liveDialog(product, token, { name: 'Festwerte', blocks });
  const invitation = { survey_id: surveyId, name: newAddress('otto'), new_role: 'Trainieren' } as const;
  await callOrThrow(product.url, 'inviteUser', invitation, token);
  const opened: Page[] = [];
  const kept = new Map<string, Page>();

  const newPage = (options: BrowserContextOptions) =>
    browser.newPage({ locale: 'de-DE', reducedMotion: 'reduce', ...options });
  const open = async (options: BrowserContextOptions, signedIn: boolean): Promise<Page> => {
    const page = await newPage(options);
    opened.push(page);
    if (signedIn) await signIn(page.context(), product);
    return page;
  };
  return {
    product,
    token,
    surveyId,
    async author(path, options = {}, host) {
      const page = await open(options, true);
      const url = new URL(path, product.url);
      if (host !== undefined) url.hostname = host;
      await page.goto(url.href);
      return page;
    },
    async stranger(path, options = {}) {
      const page = await open(options, false);
      await page.goto(product.url + path);
      return page;
    },
    async setLogo(width, height) {
      const painter = await open({ viewport: { width, height } }, false);
      const logo_src = await uploadPicture(painter, product.url, token, surveyId, 200, 'logo');
      const change = { survey_id: surveyId, action: 'config', changed_values: { logo_src } } as const;
      await callOrThrow(product.url, 'updateSurveySettings', change, token);
      await callOrThrow(product.url, 'publish', { survey_id: surveyId }, token);
    },
    async themed(colorScheme) {
      const page = kept.get(colorScheme) ?? (await newPage({ colorScheme }));
      if (kept.has(colorScheme)) return page;
      kept.set(colorScheme, page);
      await signIn(page.context(), product);
      await page.goto(`${product.url}/dashboard`);
      await page.getByRole('heading', { name: 'Ihre Dialoge' }).waitFor();
      return page;
    },
    async close() {
      for (const page of kept.values()) await page.context().close();
    },
    async clear() {
      for (const page of opened.splice(0)) await page.context().close();
    },
  };
}
