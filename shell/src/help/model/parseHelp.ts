import type { HelpPage, HelpPassage } from '@dialogwerk/shared/contract';

/**
 * Reads a module's `help.json`; null when it is none. A page that is not understood, such as one of a newer module, is left out.
 * (By hand, because no page carries zod.)
 */
export function parseHelp(json: unknown): readonly HelpPage[] | null {
  return Array.isArray(json) ? json.filter(isPage) : null;
}

function isPage(value: unknown): value is HelpPage {
  if (!isObject(value) || !isTexts(value['words'] ?? []) || !isTexts(value['see'] ?? [])) return false;
  const { id, kind, title, summary, passages } = value;
  return (
    [id, title, summary].every(isText) &&
    (kind === 'task' || kind === 'block' || kind === 'reference') &&
    Array.isArray(passages) &&
    passages.every(isPassage)
  );
}

function isPassage(value: unknown): value is HelpPassage {
  if (!isObject(value)) return false;
  const { id, title, text, steps = [], example = '', table = [] } = value;
  return (
    [id, title, example].every(isText) &&
    isTexts(text) &&
    isTexts(steps) &&
    Array.isArray(table) &&
    table.every((row: unknown) => isObject(row) && isText(row['term']) && isText(row['meaning']))
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every(isText);
}
