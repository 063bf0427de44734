import type { z } from 'zod';

/** The JSON in an answer: alone, in a fence, or with words around it; undefined for none. */
function jsonIn(text: string): unknown {
  const fenced = /```(?:json)?([\s\S]*?)```/i.exec(text)?.[1];
  const from = text.indexOf('{');
  const braced = from < 0 ? undefined : text.slice(from, text.lastIndexOf('}') + 1);
  for (const candidate of [text, fenced, braced]) {
    if (candidate === undefined) continue;
    try {
      return JSON.parse(candidate);
    } catch {
      continue;
    }
  }
  return undefined;
}

/** An answer in the form that was asked for; null where it is not, whatever the provider has promised. */
export function parseForm<T>(schema: z.ZodType<T>, text: string): T | null {
  const parsed = schema.safeParse(jsonIn(text));
  return parsed.success ? parsed.data : null;
}
