import type { PersonalKind } from '@dialogwerk/shared/contract';
import type { DecidedWords, PersonalSpot } from '@dialogwerk/shared/dialog/personal';
import { createContext } from 'react';

/** A text of a conversation. */
export interface WrittenText {
  readonly text: string;
  readonly conversation_id: string;
}

/** What is known of personal data in the texts of a dialog. */
export interface Personal {
  /** What was decided about words, the oldest first. */
  readonly decided: readonly DecidedWords[];
  readonly find: (text: string) => readonly PersonalSpot[];
  /** Says of words of a text what they are, with a way back; null: they tell of nobody. */
  readonly decide: (words: string, kind: PersonalKind | null, conversation_id: string) => void;
  readonly forget: (words: string) => void;
  /** Opens what can be decided about a text. */
  readonly open: (text: WrittenText) => void;
}

/** null while the rules are not loaded yet, and where texts are not looked at. */
export const PersonalContext = createContext<Personal | null>(null);
