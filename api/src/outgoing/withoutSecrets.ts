import { trimSigns } from '@dialogwerk/shared/dialog';
import type { ApiValues } from '@dialogwerk/shared/dialog';

/**
 * What an answer gave, without what gives a secret away: a value that contains one becomes a missing one, because some
 * systems answer with what they were asked, and values are shown, stored and exported.
 */
export function withoutSecrets(values: ApiValues, secrets: Iterable<string>): ApiValues {
  if (values === null) return null;
  const forms = [...secrets].flatMap((secret) => [secret, encodeURIComponent(secret), base64(secret)]);
  const tells = (text: string): boolean => forms.some((form) => text.includes(form));
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const texts = Array.isArray(value) ? value : [String(value)];
      return [name, texts.some(tells) || tells(texts.join('')) ? null : value];
    }),
  );
}

/** Without its last signs, which depend on what follows. */
function base64(text: string): string {
  return trimSigns(Buffer.from(text).toString('base64'), '=', 'end').slice(0, -2);
}
