import type { StatementRule } from '../Statement.ts';
import { jargon } from './jargon.data.ts';

const word = /[\p{L}-]+/gu;
/** A word is explained where something stands in brackets, or it is said what it means. */
const explained = /\([^)]{4,80}\)|, (?:das heißt|also)(?!\p{L})/u;

/** What not everybody knows, everybody answers all the same (Porst, rule 'einfache, unzweideutige Begriffe'). */
export const jargonRule: StatementRule = ({ text }) => {
  if (explained.test(text)) return null;
  const several = jargon.find((entry) => entry.includes(' ') && text.toLowerCase().includes(entry));
  if (several !== undefined) return several;
  const words = text.match(word) ?? [];
  return words.find((one) => jargon.some((entry) => one.toLowerCase().startsWith(entry))) ?? null;
};
