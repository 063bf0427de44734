import { createHash } from 'node:crypto';

/** The hash of the empty string: emotion makes an empty style element. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** What pages may load, as measured in architecture.md ('Federation'); only the widget may stand in other sites' frames. */
function contentSecurityPolicy(frameAncestors: "'none'" | '*', ownStyles: readonly string[]): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src ${["'self'", EMPTY_STYLE, ...ownStyles].join(' ')}`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors}`,
    "require-trusted-types-for 'script'",
  ].join('; ');
}

/** The headers of every page and file of the product; `template` is a built page with styles in it, which are allowed by their hash. */
export function securityHeaders(path: string, template = ''): Record<string, string> {
  const ownStyles = [...template.matchAll(/<style>([^<]*)<\/style>/g)].map(([, style = '']) => hashOf(style));
  return {
    'content-security-policy': contentSecurityPolicy(path.startsWith('/widget/') ? '*' : "'none'", ownStyles),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()',
  };
}

function hashOf(style: string): string {
  return `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
}
