import { texts } from '../../texts.ts';
import type { FileProblem } from './model/fileProblem.ts';

/** The sentence for a file that cannot be imported. */
export function problemText(problem: FileProblem): string {
  switch (problem.kind) {
    case 'several-files':
      return texts.import.severalFiles;
    case 'empty-file':
      return texts.import.emptyFile(problem.file.name);
    case 'too-large':
      return texts.import.tooLarge(problem.file.name, problem.file.size);
    case 'unreadable':
      return texts.import.unreadable(problem.file.name);
  }
}
