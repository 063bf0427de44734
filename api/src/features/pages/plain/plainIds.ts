/** Where a page is read from on after an answer: what was said in return. */
export const NEWEST_ID = 'neu';
