import type { LibraryFile } from '../../contract/index.ts';

/** What a file of the dialog is kept for. */
type Purpose = 'logo' | 'avatar' | 'background' | 'block';

/** A file that the dialog has now, and what stands for it. */
export interface TakenFile {
  readonly filename_db: string;
  /** '' where the library has no words for it. */
  readonly alt_text: string;
}

/** For which dialog a file is looked for, of which kinds, and what it is to be there. */
export interface LibraryWish {
  readonly survey_id: string;
  readonly kinds: readonly LibraryFile['kind'][];
  readonly purpose: Purpose;
}

type FoundFiles =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly reason: string }
  | {
      readonly kind: 'loaded';
      readonly value: readonly { readonly files: readonly LibraryFile[]; readonly total: number }[];
    };

/** What the library needs of the author's client, which parts of the page do not know. */
export interface LibraryCalls {
  /** The files that are found, page by page; `more` adds the next page and gives why that failed, or null. */
  readonly useFiles: (
    search: string,
    kind: LibraryFile['kind'] | null,
  ) => {
    readonly state: FoundFiles;
    readonly reload: () => void;
    readonly more: () => Promise<string | null>;
  };
  /** Gives the dialog a copy of its own, or says why not. */
  readonly take: (
    file_id: string,
    wish: LibraryWish,
  ) => Promise<{ readonly ok: true; readonly taken: TakenFile } | { readonly ok: false; readonly reason: string }>;
}
