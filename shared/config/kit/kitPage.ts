import { createHash } from 'node:crypto';
import type { RemoteRegistry } from '../../src/contract/release.ts';
import type { Built } from './Built.ts';

/** The author's page as it is sent: with its registry in it, and what it may do. */
export interface KitPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The map of the build, by which the shell's scripts know each other. */
const builtMap = /<script type="importmap">(.*?)<\/script>\s*/s;

/**
 * A shell's page with one module in its registry, under the same rules as in an installation: each script by its hash, none
 * from elsewhere, none made of text.
 */
export async function kitPage(shell: Built, registry: RemoteRegistry): Promise<KitPage> {
  const template = (await shell.read('index.html'))?.toString();
  if (template === undefined) throw new Error(`Die Shell ${shell.manifest.version} hat keine Seite.`);
  const nonce = 'kit';
  const scripts = Object.entries(shell.manifest.integrity).filter(([file]) => file.endsWith('.js'));
  const integrity = Object.fromEntries(scripts.map(([file, hash]) => [`/${file}`, hash]));
  const built: unknown = JSON.parse(builtMap.exec(template)?.[1] ?? '{}');
  const map = asJson(Object.assign({ integrity }, built));
  const html = template
    .replace(builtMap, '')
    .replace('<head>', () => `<head><script type="importmap" nonce="${nonce}">${map}</script>`)
    .replace('</head>', () => `<script type="application/json" id="remotes">${asJson(registry)}</script></head>`);
  const inline = [...template.matchAll(/<script(?: type="module")?>(.*?)<\/script>/gs)].map(([, text = '']) => {
    return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  });
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", `'nonce-${nonce}'`, ...inline].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "require-trusted-types-for 'script'",
  ];
  return {
    html,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
      'integrity-policy': 'blocked-destinations=(script)',
    },
  };
}

const asJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
