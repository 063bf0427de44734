/** A language by its BCP 47 tag, such as `de`, `pt-BR` or `zh-Hant`. */
export type Language = string;

/** Which text of a dialog it is: `block/<block_id>/<place>`, `scale/<template>/<place>` or `setting/<field>`. */
export type TextKey = string;

/** A text in another language. */
export interface Translation {
  readonly text: string;
  /** The main language's text that it was made from; that one has changed since where they differ. */
  readonly source: string;
}

/** The texts of a dialog in its other languages. */
export type Translations = Readonly<Record<Language, Readonly<Record<TextKey, Translation>>>>;

/** The languages that authors are offered; any other tag may be added. */
export const offeredLanguages = ['de', 'en', 'fr', 'es', 'it', 'pl', 'tr', 'uk', 'ar'] as const;

/** What a tag of a language looks like: language, writing, region, each as BCP 47 writes it. */
export const LANGUAGE_TAG = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/;

/** The most languages beside the main one, characters of a text's key, of all texts of a dialog in them, and bytes of what one call sets. */
export const TRANSLATION_LIMITS = { languages: 30, key: 300, characters: 4_000_000, body: 4_500_000 } as const;

/** Names the language in a respondents' link. */
export const LANGUAGE_PARAMETER = 'lang';
