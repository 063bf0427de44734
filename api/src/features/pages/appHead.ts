import { crimeHeads, defaultHead } from '@dialogwerk/shared/contract';
import type { PageHead } from '@dialogwerk/shared/contract';
import { escapeHtml } from '../../escapeHtml.ts';
import { metaTags } from './metaTags.ts';

/** What the operator says of the installation, for the application's page. */
export interface Installation {
  /** Without a slash at the end; null when it was not set. */
  readonly publicUrl: string | null;
  /** The help page outside of the product; null when there is none. */
  readonly helpUrl: string | null;
  /** From where dialogs may show pages and films. */
  readonly embedHosts: readonly string[];
}

/** By the first part of the path; every other page has the default. */
const ownHeads: ReadonlyMap<string, PageHead> = new Map(Object.entries(crimeHeads));

/**
 * The application's head for a path, in the HTML that the server sends, because crawlers run no JavaScript (spec §2).
 * Address and picture stand in it only when PUBLIC_URL is set: link previews take whole addresses alone, and the one that
 * a request names may be anybody's.
 */
export function appHead(path: string, { publicUrl, helpUrl, embedHosts }: Installation): string[] {
  const { title, description, icon, image } = ownHeads.get(path.replace(/\/$/, '')) ?? defaultHead;
  const tags = [
    ...metaTags(title, description, publicUrl === null ? 'summary' : 'summary_large_image'),
    '<meta property="og:site_name" content="Dialogwerk">',
    '<meta property="og:locale" content="de_DE">',
    `<link rel="icon" type="image/svg+xml" href="${escapeHtml(icon)}">`,
    `<meta name="help-url" content="${escapeHtml(helpUrl ?? '')}">`,
    `<meta name="embed-hosts" content="${escapeHtml(embedHosts.join(' '))}">`,
  ];
  if (publicUrl === null) return tags;
  return [
    ...tags,
    `<meta property="og:url" content="${escapeHtml(`${publicUrl}/${path}`)}">`,
    `<meta property="og:image" content="${escapeHtml(publicUrl + image)}">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    `<meta name="twitter:image" content="${escapeHtml(publicUrl + image)}">`,
  ];
}
