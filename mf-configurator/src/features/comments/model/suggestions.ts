import type { Block, Suggestion } from '@dialogwerk/shared/contract';
import { blockTexts, mapTexts } from '@dialogwerk/shared/dialog';
import { fieldName } from '../../../fieldTexts.ts';

/** A text of a block for which another wording can be suggested. */
export interface SuggestibleText {
  /** Tells it apart from the block's other texts. */
  readonly part: string;
  readonly field: string;
  /** What its field is called, with a number where that holds several. */
  readonly label: string;
  readonly text: string;
}

/** What respondents read of a block, in its order; texts that are empty have no other wording yet. */
export function suggestibleTexts(block: Block): SuggestibleText[] {
  const read = blockTexts(block).filter(({ to }) => to === 'respondent');
  return read.map((one) => {
    const { part, field, text } = one;
    const together = read.filter((other) => other.field === field);
    const name = fieldName(field, block.type);
    return { part, field, text, label: together.length > 1 ? `${name} ${together.indexOf(one) + 1}` : name };
  });
}

/**
 * The text that a suggestion is about, as it is now: at its place, or where it has moved to unchanged, as an option that was put elsewhere; null
 * once it is gone.
 */
export function suggestedText(block: Block, { part, before }: Suggestion): SuggestibleText | null {
  const texts = suggestibleTexts(block);
  const here = texts.find((one) => one.part === part);
  if (here?.text === before) return here;
  const [moved, ...others] = texts.filter(({ text }) => text === before);
  return moved && others.length === 0 ? moved : (here ?? null);
}

/** The change of a block that puts another wording in a text's place. */
export function takenChange(block: Block, { part, field }: SuggestibleText, after: string): object {
  const changed = mapTexts(block, (text, place) => (place.part === part ? after : text));
  return { [field]: new Map<string, unknown>(Object.entries(changed)).get(field) };
}
