import type { BlockOf } from '../../../contract/index.ts';
import { placeholder } from '../../text/placeholders.ts';

/** Where in an `api` block what seems to be a key stands in clear. */
export type KeyPlace =
  | { readonly in: 'header'; readonly name: string }
  | { readonly in: 'url' }
  | { readonly in: 'body' };

/** Headers and parameters that hold a key wherever they are used. */
const keyNames =
  /^(proxy-)?authorization$|^cookie$|(^|[-_])(api-?_?key|access-?_?key|secret|token|password|passwd|passwort|pwd|signature)$|^(apikey|accesskey|auth|key|sig)$|(apikey|accesskey|secretkey|token|password)$/i;
/** How keys of widely used services begin, and tokens that say what they are. */
const keyForms =
  /\b(sk-[\w-]{16,}|sk_(live|test)_\w{16,}|gh[oprsu]_\w{30,}|github_pat_\w{30,}|glpat-[\w-]{16,}|xox[abprs]-[\w-]{10,}|AKIA[0-9A-Z]{16}|AIza[\w-]{30,}|(?<![\w-])eyJ[\w-]{10,}\.[\w-]{10,}\.)/;
/** A value that is said by name in JSON. */
const member = /"([^"\\]{1,60})"\s*:\s*"((?:[^"\\]|\\.)*)"/g;
const SHORTEST = 6;

/** Whether a text has enough signs of its own, beside what is filled in, to be a key. */
function isOwn(text: string): boolean {
  const own = text.replaceAll(placeholder, '').replace(/^\s*(basic|bearer|token|digest|apikey)\b/i, '');
  return own.trim().length >= SHORTEST;
}

/** The places of a block where a key seems to be written out, so that everybody who may edit reads it. */
export function keyPlacesIn({ url, headers, body, method }: BlockOf<'api'>): KeyPlace[] {
  const named = headers.filter(({ name, value }) => (keyNames.test(name) && isOwn(value)) || keyForms.test(value));
  return [
    ...(isKeyInUrl(url) ? [{ in: 'url' } as const] : []),
    ...named.map(({ name }) => ({ in: 'header', name }) as const),
    ...(method !== 'GET' && isKeyInBody(body) ? [{ in: 'body' } as const] : []),
  ];
}

function isKeyInUrl(url: string): boolean {
  if (keyForms.test(url)) return true;
  const userInfo = /^[a-z]+:\/\/[^/?#@:]*:([^/?#@]+)@/i.exec(url)?.[1] ?? '';
  if (isOwn(userInfo)) return true;
  const query = /\?([^#]*)/.exec(url)?.[1] ?? '';
  return query.split('&').some((parameter) => {
    const [name = '', ...value] = parameter.split('=');
    return keyNames.test(name) && isOwn(value.join('='));
  });
}

function isKeyInBody(body: string): boolean {
  return (
    keyForms.test(body) ||
    [...body.matchAll(member)].some(([, name = '', value = '']) => keyNames.test(name) && isOwn(value))
  );
}
