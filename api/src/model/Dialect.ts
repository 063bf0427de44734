import type { Endpoint } from './Endpoint.ts';

/** What an endpoint takes, as far as it was learned from what it refused. */
export interface Dialect {
  readonly form: 'json_schema' | 'json_object' | 'prompt';
  readonly length: 'max_tokens' | 'max_completion_tokens';
  readonly temperature: boolean;
  readonly usage: boolean;
}

/** What is tried first: OpenAI itself has a newer name for the length, which those that imitate it often do not know. */
export function firstDialect({ url }: Pick<Endpoint, 'url'>): Dialect {
  const isNewest = /(?:^|\.)(?:openai|azure)\.com$/.test(new URL(url).hostname);
  return {
    form: 'json_schema',
    length: isNewest ? 'max_completion_tokens' : 'max_tokens',
    temperature: true,
    usage: true,
  };
}

/**
 * How to ask again what was refused as wrong (400, 422): by what the refusal names, else by a looser form. null: there is
 * nothing left to change.
 */
export function looserDialect(dialect: Dialect, refusal: string, wantsForm: boolean): Dialect | null {
  if (/max_completion_tokens/.test(refusal) && dialect.length === 'max_tokens') {
    return { ...dialect, length: 'max_completion_tokens' };
  }
  if (/temperature/.test(refusal) && dialect.temperature) return { ...dialect, temperature: false };
  if (/stream_options|include_usage/.test(refusal) && dialect.usage) return { ...dialect, usage: false };
  if (!wantsForm || dialect.form === 'prompt') return null;
  return { ...dialect, form: dialect.form === 'json_schema' ? 'json_object' : 'prompt' };
}
