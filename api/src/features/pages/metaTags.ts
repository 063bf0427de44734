import { escapeHtml } from '../../escapeHtml.ts';

/** What tab, search engines and link previews read of any page: title, description and the share tags (spec §2). */
export function metaTags(title: string, description: string, card: 'summary' | 'summary_large_image'): string[] {
  const [safeTitle, safeDescription] = [escapeHtml(title), escapeHtml(description)];
  return [
    `<title>${safeTitle}</title>`,
    `<meta name="description" content="${safeDescription}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:title" content="${safeTitle}">`,
    `<meta property="og:description" content="${safeDescription}">`,
    `<meta name="twitter:card" content="${card}">`,
    `<meta name="twitter:title" content="${safeTitle}">`,
    `<meta name="twitter:description" content="${safeDescription}">`,
  ];
}
