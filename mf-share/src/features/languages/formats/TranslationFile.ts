import type { Translation } from '@dialogwerk/shared/contract';

/** A text as it goes out to whoever translates it. */
export interface OutgoingText {
  readonly key: string;
  /** Where it stands, in authors' words. */
  readonly place: string;
  /** In the main language, as it is now. */
  readonly text: string;
  /** As it is translated so far; null for not yet. */
  readonly translation: Translation | null;
}

/** What a file of translations is about. */
export interface FileHead {
  readonly survey_id: string;
  /** The main language. */
  readonly from: string;
  readonly language: string;
}

/** All texts of a dialog that go out in one file. */
export interface OutgoingFile extends FileHead {
  readonly survey_name: string;
  readonly texts: readonly OutgoingText[];
}

/** A text as it came back. */
export interface FileText {
  readonly key: string;
  /** In the main language, as it was when the file was made. */
  readonly source: string;
  /** '' for not translated. */
  readonly target: string;
  /** Whether the file says that this is the translation of `source`, also where nothing was changed in it. */
  readonly isConfirmed: boolean;
}

/** A file of translations that has been read. */
export interface TranslationFile extends FileHead {
  readonly texts: readonly FileText[];
}

/** Why a file cannot be read at all. */
export type FileFault =
  | { readonly kind: 'broken'; readonly line: number }
  | { readonly kind: 'declares' | 'earlier-xliff' | 'other-kind' | 'too-large' | 'unreadable' };

export type ReadFile =
  | { readonly ok: true; readonly file: TranslationFile }
  | { readonly ok: false; readonly fault: FileFault };

/** Greatest size of a file, in bytes: well above that of 20,000 long texts. */
export const FILE_LIMIT_BYTES = 50 * 1024 * 1024;
