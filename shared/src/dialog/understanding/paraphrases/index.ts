export { paraphraseNames } from './paraphraseNames.ts';
export { paraphrasesOf } from './paraphrasesOf.ts';
