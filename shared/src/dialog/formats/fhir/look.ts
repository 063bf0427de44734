import type { FileLanguages, FormatLook } from '../Format.ts';

/** FHIR's extension: a text in another language. */
const TRANSLATION = 'http://hl7.org/fhir/StructureDefinition/translation';

/** A language tag as dialogs have it, 'de' or 'de-AT'; null for anything else. */
function asTag(tag: unknown): string | null {
  return typeof tag === 'string' && /^[a-z]{2}(-[A-Z]{2})?$/.test(tag) ? tag : null;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function translatedInto(extension: Record<string, unknown>): string | null {
  const parts = Array.isArray(extension['extension']) ? extension['extension'] : [];
  const lang = parts.filter(isObject).find(({ url }) => url === 'lang') ?? {};
  return asTag(lang['valueCode'] ?? lang['valueString']);
}

function languagesOf(content: string): FileLanguages {
  const none = { own: null, others: [] };
  // Most files have none, and a look costs less than reading five megabytes.
  if (!content.includes(TRANSLATION)) return none;
  const found = new Set<string>();
  try {
    const file: unknown = JSON.parse(content, (_key, value: unknown) => {
      const language = isObject(value) && value['url'] === TRANSLATION ? translatedInto(value) : null;
      if (language !== null) found.add(language);
      return value;
    });
    const own = isObject(file) ? asTag(file['language']) : null;
    if (own !== null) found.delete(own);
    return { own, others: [...found].toSorted() };
  } catch {
    return none;
  }
}

/** What is seen of a FHIR file: any resource is one, so that the reader can say which it is. */
export const fhirLook: FormatLook = { recognises: (content) => content.includes('"resourceType"'), languagesOf };
