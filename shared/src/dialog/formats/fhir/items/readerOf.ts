import { fullerText, renderedText } from '../language/renderedText.ts';
import { allExtensionsOf, extensionOf } from '../extensionOf.ts';
import { objectIn, objectsIn, textIn } from '../../common/json/JsonObject.ts';
import type { JsonObject } from '../../common/json/JsonObject.ts';

/** A translation of a text, from FHIR's extension. */
export interface Translation {
  readonly language: string;
  readonly text: string;
}

/** What `_text` and its like hold: the text in other languages. */
export function translationsOf(object: JsonObject, field: string): Translation[] {
  const more = objectIn(object, `_${field}`);
  if (!more) return [];
  return allExtensionsOf(more, 'translation').flatMap((extension) => {
    const parts = objectsIn(extension, 'extension');
    const named = (name: string) => parts.find(({ url }) => url === name) ?? {};
    const language = textIn(named('lang'), 'valueCode') ?? textIn(named('lang'), 'valueString');
    const text = textIn(named('content'), 'valueString') ?? textIn(named('content'), 'valueMarkdown');
    return language === null || text === null ? [] : [{ language, text }];
  });
}

const main = (language: string): string => language.toLowerCase().split('-')[0] ?? '';

/** Reads texts in one language; what has no translation stays in the file's own. */
export type ReadText = (object: JsonObject, field: string) => string | null;

/** `language` null reads the file's own texts. */
export function readerOf(language: string | null): ReadText {
  return (object, field) => {
    const own = fullerText(textIn(object, field), renderedText(object, field));
    if (language === null) return own;
    const translated = translationsOf(object, field).find((each) => main(each.language) === main(language));
    return translated?.text ?? own;
  };
}

/** How a reply has to look, as the file says it. */
export function entryFormatOf(raw: JsonObject): string | null {
  return textIn(extensionOf(raw, 'entryFormat') ?? {}, 'valueString');
}
