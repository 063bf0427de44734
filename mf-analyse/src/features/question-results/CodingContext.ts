import { createContext } from 'react';

/** Texts that can be coded: those to a question, or to a part of it. */
export interface CodableTexts {
  readonly question: string;
  /** '' or a `nachfrage_id`. */
  readonly part: string;
  /** What the question is called. */
  readonly title: string;
}

/** Opens the coding of texts; null where they cannot be coded. */
export const CodingContext = createContext<((texts: CodableTexts) => void) | null>(null);
