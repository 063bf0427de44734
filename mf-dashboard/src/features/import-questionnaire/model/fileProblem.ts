import { IMPORT_LIMIT_BYTES } from '@dialogwerk/shared/contract';

/** What a chosen file is known by before it is read. */
export interface ChosenFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

export type FileProblem =
  | { readonly kind: 'several-files' }
  | { readonly kind: 'empty-file' | 'too-large' | 'unreadable'; readonly file: ChosenFile };

/** Why these files cannot be imported; null for one file of a size that the server takes. */
export function fileProblem(files: readonly ChosenFile[]): FileProblem | null {
  const [file, second] = files;
  if (!file || second) return { kind: 'several-files' };
  if (file.size === 0) return { kind: 'empty-file', file };
  return file.size > IMPORT_LIMIT_BYTES ? { kind: 'too-large', file } : null;
}
