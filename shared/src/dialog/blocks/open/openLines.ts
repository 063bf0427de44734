import type { BlockOf } from '../../../contract/index.ts';
import { patternKind } from '../../expressions/patterns/replyPattern.ts';

const ofDigits = (count: number): string => (count === 1 ? 'eine Ziffer' : `${count} Ziffern`);

/** A pattern as authors read it. */
export function patternName(pattern: string): string {
  switch (patternKind(pattern)) {
    case 'postcode':
      return `Postleitzahl (${ofDigits(pattern.length)})`;
    case 'digits':
      return ofDigits(pattern.length);
    case 'iban':
      return 'IBAN';
    case 'own':
      return `Form: ${pattern}`;
  }
}

/** What an answer has to be, in short lines; none where anything may be written. */
export function openLines({ pattern, min_length }: BlockOf<'open'>): string[] {
  return [...(pattern ? [patternName(pattern)] : []), ...(min_length ? [`mindestens ${min_length} Zeichen`] : [])];
}
