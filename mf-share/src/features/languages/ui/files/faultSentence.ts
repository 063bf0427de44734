import { languageName } from '@dialogwerk/shared/ui';
import type { FileFault } from '../../formats/TranslationFile.ts';
import { fileTexts as texts } from '../../texts.ts';
import type { Misplaced } from '../../model/planImport.ts';

/** Why a file cannot be read, as a sentence. */
export function faultSentence(fault: FileFault): string {
  return fault.kind === 'broken' ? texts.fault.broken(fault.line) : texts.fault[fault.kind];
}

/** Why a file is none of this place, where a dialog is translated into `language`. */
export function misplacedSentence(wrong: Misplaced, language: string): string {
  switch (wrong.kind) {
    case 'other-dialog':
      return texts.misplaced['other-dialog'];
    case 'other-language':
      return texts.misplaced['other-language'](languageName(wrong.language), languageName(language));
    case 'other-main':
      return texts.misplaced['other-main'](languageName(wrong.language));
  }
}
