import type { ModelVerdict } from '@dialogwerk/shared/contract';
import type { Part } from '../../../../model/differences.ts';
import type { TriedLine } from './TriedTranscript.ts';

/** The replies that counting verdicts rest on, by their number from 1, with the words. */
function quotesOf(verdicts: readonly ModelVerdict[]): ReadonlyMap<number, string> {
  return new Map(verdicts.flatMap(({ refused, reply, quote }) => (refused === null ? [[reply, quote] as const] : [])));
}

/** A reply with the quote marked; the whole of it where the model has written the words a little differently. */
function withMark(text: string, quote: string | undefined): Part[] {
  if (quote === undefined) return [{ at: 0, text, differs: false }];
  const at = text.toLowerCase().indexOf(quote.toLowerCase());
  if (quote === '' || at < 0) return [{ at: 0, text, differs: true }];
  const end = at + quote.length;
  return [
    { at: 0, text: text.slice(0, at), differs: false },
    { at, text: text.slice(at, end), differs: true },
    { at: end, text: text.slice(end), differs: false },
  ].filter((part) => part.text !== '');
}

/** What was said, with the words marked that met a condition. */
export function markedQuotes(
  said: readonly TriedLine[],
  verdicts: readonly ModelVerdict[],
): readonly { readonly at: number; readonly by: TriedLine['by']; readonly parts: readonly Part[] }[] {
  const quotes = quotesOf(verdicts);
  let replies = 0;
  return said.map(({ by, text }, at) => {
    if (by === 'person') replies += 1;
    return { at, by, parts: withMark(text, by === 'person' ? quotes.get(replies) : undefined) };
  });
}
