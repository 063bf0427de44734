/** What of a build is written anew, and why each is worth it: README. */
export { iconsByFile } from './iconsByFile.ts';
export { preloadShares } from './preloadShares.ts';
export { shareGlue } from './shareGlue.ts';
export { startInPage } from './startInPage.ts';
export { wholeShares } from './wholeShares.ts';
export type { WholeShare } from './wholeShares.ts';
