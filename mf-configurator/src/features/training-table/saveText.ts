import { saveFile } from '@dialogwerk/shared/browser';

interface SavedText {
  readonly text: string;
  /** Without what files may not be called; with its extension after it. */
  readonly name: string;
  readonly extension: string;
  readonly mime: string;
}

/** Hands a text to the browser to keep as a file. */
export function saveText({ text, name, extension, mime }: SavedText): void {
  const content = new Blob([text], { type: `${mime};charset=utf-8` });
  saveFile(content, `${name.replaceAll(/[^\p{L}\p{N} _-]/gu, '').trim()}${extension}`);
}
