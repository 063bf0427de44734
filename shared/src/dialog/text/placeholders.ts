/** `{{name}}`, as authors write it into texts, addresses and bodies. */
export const placeholder = /\{\{\s*([A-Za-z][A-Za-z0-9_.@#$]*)\s*\}\}/g;

const SECRETS = 'secret.';

/** The secret that a placeholder names (domain.md §15); null when it names a variable. */
export function secretNamed(name: string): string | null {
  return name.startsWith(SECRETS) ? name.slice(SECRETS.length) : null;
}

/** The names in a text's placeholders, each once. */
export function namesIn(text: string): string[] {
  return [...new Set([...text.matchAll(placeholder)].map(([, name = '']) => name))];
}

/** The secrets that a text names, each once. */
export function secretsIn(text: string): string[] {
  return namesIn(text).flatMap((name) => secretNamed(name) ?? []);
}

/** How a secret is written into a request. */
export const secretPlaceholder = (name: string): string => `{{${SECRETS}${name}}}`;
