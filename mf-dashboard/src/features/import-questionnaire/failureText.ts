import type { ImportOutcome } from './sendQuestionnaire.ts';
import { importTexts } from './importTexts.ts';
import type { FileProblem } from './model/fileProblem.ts';

/** Why a file has become no dialog, for all that is known. */
export type ImportFailure = FileProblem | Extract<ImportOutcome, { kind: 'refused' | 'no-answer' }>;

/** The sentence for a file that has become no dialog. */
export function failureText(failure: ImportFailure): string {
  switch (failure.kind) {
    case 'several-files':
      return importTexts.severalFiles;
    case 'empty-file':
      return importTexts.emptyFile(failure.file.name);
    case 'too-large':
      return importTexts.tooLarge(failure.file.name, failure.file.size);
    case 'unreadable':
      return importTexts.unreadable(failure.file.name);
    case 'refused':
      return failure.reason;
    case 'no-answer':
      return `${failure.reason} ${importTexts.unknown}`;
  }
}
