export { createMask } from './createMask.ts';
export type { Mask } from './createMask.ts';
export { findPersonal } from './findPersonal.ts';
export { hidePersonal } from './hidePersonal.ts';
export { PersonalWords } from './PersonalWords.ts';
export type { DecidedWords } from './PersonalWords.ts';
export type { PersonalSpot } from './Span.ts';
export { trimmedWords } from './textTokens.ts';
