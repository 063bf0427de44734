import { escapeHtml } from '../../escapeHtml.ts';
import type { PageCard } from '../../share-card/PageCard.ts';
import { metaTags } from './metaTags.ts';

/** What a page says of itself, and where it is. */
export interface SharedPage {
  readonly title: string;
  readonly description: string;
  /** What its author says in place of that; null where nothing may be said. */
  readonly card: PageCard | null;
  /** Of this page. */
  readonly path: string;
  /** Without a slash at the end; null when it was not set. */
  readonly publicUrl: string | null;
}

/**
 * The tags of a dialog's page with its card. Address and picture stand in it where their whole address is known: link previews take no
 * other, and the one that a request names may be anybody's.
 */
export function shareTags({ title, description, card, path, publicUrl }: SharedPage): string[] {
  const picture = card?.picture ?? null;
  const image = picture?.startsWith('/') ? publicUrl && publicUrl + picture : picture;
  const said = card?.title ?? title;
  const size = image !== null && card?.isLarge === true ? 'summary_large_image' : 'summary';
  return [
    ...metaTags(said, card?.description ?? description, size),
    ...(publicUrl === null ? [] : [`<meta property="og:url" content="${escapeHtml(publicUrl + path)}">`]),
    ...(image === null
      ? []
      : [
          `<meta property="og:image" content="${escapeHtml(image)}">`,
          `<meta property="og:image:alt" content="${escapeHtml(said)}">`,
          `<meta name="twitter:image" content="${escapeHtml(image)}">`,
        ]),
  ];
}
