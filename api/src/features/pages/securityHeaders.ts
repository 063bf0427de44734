/** The hash of the empty string: emotion makes an empty style element. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** What pages may load, as measured in architecture.md ('Federation'); only the widget may stand in other sites' frames. */
function contentSecurityPolicy(frameAncestors: "'none'" | '*'): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' ${EMPTY_STYLE}`,
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

/** The headers of every page and file of the product. */
export function securityHeaders(path: string): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(path.startsWith('/widget/') ? '*' : "'none'"),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()',
  };
}
