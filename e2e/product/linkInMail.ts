import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { domainToASCII } from 'node:url';
import { until } from '@dialogwerk/shared/testing/servers';
import type { Product } from './startProduct.ts';

/** Path and query of the link to `path` in the newest mail to an address, which a product without SMTP_URL keeps as a file. */
export async function linkInMail(product: Product, recipient: string, path: string): Promise<string> {
  const folder = join(product.dataDir, 'mails');
  // Heads of mails are ASCII.
  const written = recipient.replace(/[^@]*$/, domainToASCII);
  const look = async (): Promise<string | null> => {
    // One that is still being written has a dot before its name.
    const names = (await readdir(folder).catch(() => [])).filter((name) => /^[^.].*\.eml$/.test(name)).toSorted();
    for (const name of names.toReversed()) {
      const mail = fromQuotedPrintable(await readFile(join(folder, name), 'utf8'));
      const [, link] = new RegExp(`https?://[^/\\s]+(${path}\\?token=[\\w.-]+)`).exec(mail) ?? [];
      if (link !== undefined && new RegExp(`^To: .*${written}`, 'm').test(mail)) return link;
    }
    return null;
  };
  return until(look, () => `no mail to ${recipient} with a link to ${path}`);
}

function fromQuotedPrintable(mail: string): string {
  return mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
}
