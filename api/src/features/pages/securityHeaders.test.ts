import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { headersAt, securityHeaders } from './securityHeaders.ts';

const policy = (path: string, mediaHost: string | null): string =>
  securityHeaders(path, '', { mediaHost })['content-security-policy'] ?? '';

test('a page loads pictures, sounds and films from here and from the media host alone, and nothing else from there', () => {
  expect(policy('/dialog/x', null)).toContain("img-src 'self' data: blob:; media-src 'self' blob:;");
  const withHost = policy('/dialog/x', 'https://media.example.org');
  expect(withHost.split('; ').filter((rule) => rule.includes('media.example.org'))).toEqual([
    "img-src 'self' data: blob: https://media.example.org",
    "media-src 'self' blob: https://media.example.org",
  ]);
});

test("only the authors' page loads modules from hosts that the operator has named", () => {
  const rules = (path: string) =>
    securityHeaders(path, '', { nonce: 'n', moduleOrigins: ['https://team.example.org'] })[
      'content-security-policy'
    ]?.split('; ') ?? [];
  const named = rules('/share/x').filter((rule) => rule.includes(' https://team.example.org'));
  expect(named.map((rule) => rule.split(' ')[0])).toEqual([
    'script-src',
    'style-src',
    'img-src',
    'connect-src',
    'font-src',
  ]);
  expect(rules('/share/x')).toContain("script-src 'self' 'nonce-n' https://team.example.org");
  expect(policy('/dialog/x', null)).not.toContain('example.org');
});

test('a page runs no script but from here and its own ones, which are allowed by their hash', () => {
  const page =
    '<script>call();</script><script type="module">if (1 < 2) go();</script><script type="application/json">{}</script>';
  const rule = securityHeaders('/dialog/x', page)['content-security-policy']?.split('; ')[1];
  const hashes = ['call();', 'if (1 < 2) go();'].map((text) => createHash('sha256').update(text).digest('base64'));
  expect(rule).toBe(`script-src 'self' ${hashes.map((hash) => `'sha256-${hash}'`).join(' ')}`);
  expect(policy('/dialog/x', null)).toContain("script-src 'self';");
});

test("only the widget and the page that it ends on may stand in another site's frame", () => {
  for (const path of ['/widget/x', '/exit/deleted_de']) expect(policy(path, null)).toContain('frame-ancestors *');
  for (const path of ['/dialog/x', '/exit/receipt', '/exit/cancelled', '/privacy/x', '/login?to=/widget/x'])
    expect(policy(path, null)).toContain("frame-ancestors 'none'");
});

test('a widget whose dialog names websites stands in the frames of those and of Teilen alone; its preview in Teilen alone', () => {
  const ancestors = (path: string, sites: readonly string[]) =>
    /frame-ancestors ([^;]+)/.exec(securityHeaders(path, '', { sites })['content-security-policy'] ?? '')?.[1];
  const sites = ['https://www.example.org', 'https://*.example.com:8443'];
  expect(ancestors('/widget/x', sites)).toBe("'self' https://www.example.org https://*.example.com:8443");
  expect(ancestors('/dialog/x', sites)).toBe("'none'");
  expect(ancestors('/widget_preview/x', sites)).toBe("'self'");
});

test('no page shares its window with the one that opened it; the widget can stand in a frame all the same', () => {
  for (const path of ['/dialog/x', '/login', '/widget/x', '/privacy/x']) {
    const headers = securityHeaders(path);
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(Object.keys(headers)).not.toContain('cross-origin-embedder-policy');
    expect(Object.keys(headers)).not.toContain('cross-origin-resource-policy');
  }
});

test('a file of a page carries only what a worker or a picture opened by itself needs, because there are many', () => {
  for (const path of ['/assets/app-1.js', '/remotes/mf-share/v1/remoteEntry.js']) {
    expect(Object.keys(headersAt(path, null))).toEqual(['content-security-policy', 'x-content-type-options']);
    expect(headersAt(path, null)['content-security-policy']).toContain("require-trusted-types-for 'script'");
  }
  for (const path of ['/remotes.json', '/dashboard', '/assess/assets/x'])
    expect(headersAt(path, null)).toEqual(securityHeaders(path));
});

test('frames are of this server and the named hosts alone, by https', () => {
  const ruleOf = (hosts: readonly string[]) => {
    const headers = securityHeaders('/dialog/x', '', { embedHosts: hosts });
    return headers['content-security-policy']?.split('; ').find((rule) => rule.startsWith('frame-src'));
  };
  expect(ruleOf([])).toBe("frame-src 'self'");
  expect(ruleOf(['player.vimeo.com', 'tube.example.org'])).toBe(
    "frame-src 'self' https://player.vimeo.com https://tube.example.org",
  );
});
