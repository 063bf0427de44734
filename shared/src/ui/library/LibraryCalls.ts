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

interface Refused {
  readonly ok: false;
  /** As a sentence. */
  readonly reason: string;
}

/** What the library needs of the author's client, which parts of the page do not know. */
export interface LibraryCalls {
  /** A page of the files that match, from 0, and how many there are. */
  readonly find: (wanted: {
    readonly search?: string;
    readonly kind?: LibraryFile['kind'];
    readonly page: number;
  }) => Promise<{ readonly ok: true; readonly files: readonly LibraryFile[]; readonly total: number } | Refused>;
  /** Gives the dialog a copy of its own. */
  readonly take: (
    file_id: string,
    wish: LibraryWish,
  ) => Promise<{ readonly ok: true; readonly taken: TakenFile } | Refused>;
}
