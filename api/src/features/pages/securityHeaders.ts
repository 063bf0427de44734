import { createHash } from 'node:crypto';

/** The hash of the empty string: emotion makes an empty style element. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The page that a widget ends on once it is deleted; nothing can be done there, so nobody can be led to a click. */
const afterDeletion = /^\/exit\/deleted_/;
const widget = /^\/widget\//;
const widgetPreview = /^\/widget_preview\//;

/** What the headers of a page depend on beside its address. */
export interface PageParts {
  /** The one other place that pictures, sounds and films may come from. */
  readonly mediaHost?: string | null;
  /** Allows the import maps of the author's page, whose scripts all need a hash then. */
  readonly nonce?: string | null;
  /** Where else its modules come from. */
  readonly moduleOrigins?: readonly string[];
  /** Whose pages and films may stand in it. */
  readonly embedHosts?: readonly string[];
  /** The websites whose pages may show the widget; none for all. */
  readonly sites?: readonly string[];
}

/** Whose pages may have a page in a frame. */
function frameAncestors(path: string, sites: readonly string[]): string {
  if (widget.test(path) && sites.length > 0) return ["'self'", ...sites].join(' ');
  if (widget.test(path) || afterDeletion.test(path)) return '*';
  return widgetPreview.test(path) ? "'self'" : "'none'";
}

/** What pages may load, as measured in architecture.md ('Federation'). */
function contentSecurityPolicy(
  ancestors: string,
  ownStyles: readonly string[],
  ownScripts: readonly string[],
  { mediaHost = null, moduleOrigins = [], embedHosts = [] }: PageParts,
): string {
  const media = mediaHost === null ? '' : ` ${mediaHost}`;
  const modules = moduleOrigins.map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...ownScripts].join(' ')}${modules}`,
    `style-src ${["'self'", EMPTY_STYLE, ...ownStyles].join(' ')}${modules}`,
    `img-src 'self' data: blob:${media}${modules}`,
    `media-src 'self' blob:${media}`,
    `connect-src 'self'${modules}`,
    `frame-src ${["'self'", ...embedHosts.map((host) => `https://${host}`)].join(' ')}`,
    ...(modules === '' ? [] : [`font-src 'self'${modules}`]),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${ancestors}`,
    "require-trusted-types-for 'script'",
  ].join('; ');
}

/**
 * The headers of every page and file of the product; `template` is a built page with styles and scripts in it, which are
 * allowed by their hash.
 */
export function securityHeaders(path: string, template = '', parts: PageParts = {}): Record<string, string> {
  const { nonce = null, sites = [] } = parts;
  const hashesOf = (element: RegExp): string[] => [...template.matchAll(element)].map(([, text = '']) => hashOf(text));
  return {
    'content-security-policy': contentSecurityPolicy(
      frameAncestors(path, sites),
      hashesOf(/<style>([^<]*)<\/style>/g),
      [...hashesOf(/<script(?: type="module")?>(.*?)<\/script>/gs), ...(nonce === null ? [] : [`'nonce-${nonce}'`])],
      parts,
    ),
    // The author's page runs no script whose hash was not said before.
    ...(nonce === null ? {} : { 'integrity-policy': 'blocked-destinations=(script)' }),
    // Says nothing about frames: the widget stays embeddable.
    'cross-origin-opener-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'camera=(self), geolocation=(), microphone=(self), payment=(), usb=()',
  };
}

/** Built scripts, styles and pictures: no pages, and many of them at each first visit. */
const builtFile = /^\/(assets|remotes)\//;

/** The headers of a page's files; a worker takes what it may do from its own file, not from the page. */
const fileHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'self'; object-src 'none'; require-trusted-types-for 'script'",
  'x-content-type-options': 'nosniff',
};

/** The headers of whatever the product serves at a path, before anything is known of the answer. */
export function headersAt(path: string, mediaHost: string | null): Readonly<Record<string, string>> {
  return builtFile.test(path) ? fileHeaders : securityHeaders(path, '', { mediaHost });
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
