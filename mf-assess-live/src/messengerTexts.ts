import { inEachLanguage } from './wording/messengerWording.ts';
import { germanDu, germanSie } from './texts.ts';

/** The messenger's own wording (domain.md §1). What it says in other languages comes with their files. */
export const messengerTexts = inEachLanguage('messenger', { sie: germanSie, du: germanDu });
