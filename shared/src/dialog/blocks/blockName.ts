import type { Block } from '../../contract/index.ts';
import { bubblesOf } from '../text/bubblesOf.ts';
import { plainText } from '../text/parseMarkdown.ts';
import { shortened } from '../text/shortened.ts';

const LONGEST = 60;

/** What an author calls a block: its short name, else what it says, in brief; '' for one that has neither. */
export function blockName({ short_name }: Pick<Block, 'short_name'>, says: string): string {
  const text = bubblesOf(says)
    .map(({ context }) => plainText(context))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return shortened(short_name.trim() || text, LONGEST);
}
