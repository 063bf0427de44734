import type { StatementRule } from '../Statement.ts';

/** Above as many words a sentence is read twice, or not to its end. */
const MOST_WORDS = 30;
const SHOWN = 6;

/** A sentence that is too long to be held (Porst, rule 'nicht zu lang und nicht zu verschachtelt'). */
export const longRule: StatementRule = ({ text }) => {
  const words = text.split(/\s+/u).filter((word) => /\p{L}/u.test(word));
  return words.length > MOST_WORDS ? `${words.slice(0, SHOWN).join(' ')} … (${words.length})` : null;
};
