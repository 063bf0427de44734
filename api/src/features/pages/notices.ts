import type { Notice } from './Notice.ts';
import { doorTexts } from './texts.ts';
import { testTexts } from './testTexts.ts';
import { unknownTexts } from './unknownTexts.ts';

/** What a page says where no dialog is known, in the language that its visitor wants. */
export function unknownNotice(language: string): Notice {
  const { dialog, dialogMore } = unknownTexts(language);
  return { status: 404, sentence: dialog, more: dialogMore, language };
}

/** The same of a link for trying that was withdrawn, in the dialog's language. */
export function testGoneNotice(language: string): Notice {
  const { gone, goneMore } = testTexts(language);
  return { status: 410, sentence: gone, more: goneMore, language };
}

/** The same where a dialog is for nobody, in its language. */
export function inactiveNotice(language: string): Notice {
  const said = doorTexts(language);
  return { status: 410, sentence: said.inactive, more: said.inactiveMore, language };
}

/** The same where it cannot be had at the moment. */
export function notAvailableNotice(language: string): Notice {
  const said = doorTexts(language);
  return { status: 503, sentence: said.notAvailable, more: said.notAvailableMore, language };
}
