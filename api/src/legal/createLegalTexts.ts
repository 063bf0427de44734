import { access, constants, copyFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LegalPageName } from '@dialogwerk/shared/contract';
import { calls } from '@dialogwerk/shared/contract/calls';
import { placeholdersIn } from './placeholdersIn.ts';

const TEMPLATES = fileURLToPath(new URL('./templates', import.meta.url));
const pages = calls.legalPage.request.shape.page.options;

/** The operator's texts of the information pages (spec §2). */
export interface LegalTexts {
  /** A page's Markdown as it stands on the disk now; the product's template when its file is gone. */
  read(page: LegalPageName): Promise<string>;
  /** The pages with what is still to be filled in on each; without those that are complete. */
  unfilled(): Promise<{ readonly page: LegalPageName; readonly placeholders: readonly string[] }[]>;
}

/**
 * Texts from a folder of Markdown files, one per page. A page without a file gets the template; what is there is never
 * overwritten, and an edit shows with the next request. Throws when the folder cannot be made or written.
 */
export async function createLegalTexts(folder: string): Promise<LegalTexts> {
  await mkdir(folder, { recursive: true });
  await access(folder, constants.W_OK);
  for (const page of pages) {
    await copyFile(templateOf(page), fileOf(folder, page), constants.COPYFILE_EXCL).catch(unlessThere);
  }

  const read: LegalTexts['read'] = (page) =>
    readFile(fileOf(folder, page), 'utf8').catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return readFile(templateOf(page), 'utf8');
      throw error;
    });
  return {
    read,
    async unfilled() {
      const all = await Promise.all(
        // A text that cannot be read keeps no server from starting; its page says so.
        pages.map(async (page) => ({ page, placeholders: placeholdersIn(await read(page).catch(() => '')) })),
      );
      return all.filter(({ placeholders }) => placeholders.length > 0);
    },
  };
}

const fileOf = (folder: string, page: LegalPageName): string => join(folder, `${page}.md`);
const templateOf = (page: LegalPageName): string => fileOf(TEMPLATES, page);

function unlessThere(error: unknown): void {
  if (codeOf(error) !== 'EEXIST') throw error;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : null;
}
