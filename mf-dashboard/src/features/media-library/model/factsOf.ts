import type { LibraryFile } from '@dialogwerk/shared/contract';
import { libraryTexts } from '../libraryTexts.ts';

/** What is said of a file in one line: its kind, how large it is, how many pixels it has or how long it plays. */
export function factsOf({ kind, size, width, height, seconds }: LibraryFile): string {
  const shape = width !== null && height !== null ? [libraryTexts.pixels(width, height)] : [];
  const length = seconds === null ? [] : [libraryTexts.length(seconds)];
  return [libraryTexts.oneKind[kind], libraryTexts.bytes(size), ...shape, ...length].join(' · ');
}
