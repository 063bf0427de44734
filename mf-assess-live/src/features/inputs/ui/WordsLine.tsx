import { WORDS_LIMIT } from '@dialogwerk/shared/contract';
import type { ReactNode } from 'react';
import type { InputTexts } from '../model/InputTexts.ts';
import type { NamedControl } from './InputProps.ts';
import { TextLine } from './TextLine.tsx';

interface WordsLineProps {
  readonly before: string;
  readonly texts: InputTexts;
  readonly named?: NamedControl;
  readonly placeholder?: string;
  readonly onSend: (text: string) => void;
  /** What stands beside the line; it can put something into it. */
  readonly children?: (text: string, setText: (text: string) => void) => ReactNode;
}

/** A line that takes one's own words in place of a choice, or beside digits and a picker. */
export function WordsLine({ texts, placeholder = texts.inWords, named, ...props }: WordsLineProps) {
  return (
    <TextLine
      multiline={false}
      max_length={WORDS_LIMIT}
      placeholder={placeholder}
      texts={texts}
      named={named ?? { 'aria-label': placeholder }}
      {...props}
    />
  );
}
