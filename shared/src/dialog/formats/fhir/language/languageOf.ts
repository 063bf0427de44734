import type { JsonObject } from '../../common/json/JsonObject.ts';
import { textIn } from '../../common/json/JsonObject.ts';
import { recogniseLanguage } from '../../common/recogniseLanguage.ts';

export interface FileLanguage {
  readonly code: string;
  readonly sure: boolean;
  /** The file says it itself. */
  readonly stated: boolean;
}

/** A language tag as dialogs have it, 'de' or 'de-AT'; null for anything else. */
function asTag(tag: string): string | null {
  const [, main = '', region = ''] = /^([a-z]{2})(?:[-_]([a-z]{2}))?$/i.exec(tag) ?? [];
  if (main === '') return null;
  return region === '' ? main.toLowerCase() : `${main.toLowerCase()}-${region.toUpperCase()}`;
}

/** What a file is written in: what it says itself, else what its texts are in. */
export function languageOf(questionnaire: JsonObject, texts: () => readonly string[]): FileLanguage {
  const stated = asTag(textIn(questionnaire, 'language') ?? '');
  if (stated !== null) return { code: stated, sure: true, stated: true };
  return { ...recogniseLanguage(texts()), stated: false };
}
