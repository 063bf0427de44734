import { OTHER_OPTION } from '../../contract/index.ts';
import type { Block, BlockOf } from '../../contract/index.ts';
import type { Answer } from './BlockRule.ts';
import type { RespondentTexts } from '../texts.ts';
import { asUnfilled } from '../text/asUnfilled.ts';
import { withItemNumbers } from './common/itemNumbers.ts';
import { otherOf } from './common/other.ts';

/** A block that may take over what an earlier question offers. */
export type CarryingBlock = Extract<Block, { carry?: unknown }>;
export type Carry = NonNullable<CarryingBlock['carry']>;

/** What authors read of it. */
export const carryFields = { carry: 'Übernommene Einträge' } as const;

/** The id of what was typed beside an earlier question's 'Sonstiges', where that is taken over: `other` is that of the block's own. */
export const OTHER_SAID = 'other_said';

/** Something that can be taken over. */
interface Entry {
  readonly id: string;
  readonly text: string;
  readonly filename_db?: string | null;
  /** Whether a respondent has written the text. */
  readonly isTyped?: true;
}

/** What a block takes over, and from where; null for nothing. */
export function carryOf(block: Block): Carry | null {
  return 'carry' in block ? (block.carry ?? null) : null;
}

/** Whether a question offers something that others can take over. */
export function canBeCarried(block: Block): boolean {
  return block.type !== 'shuffle' && ('options' in block || 'items' in block);
}

/** Whether it is known of each conversation what of it was chosen: of items, all are asked about. */
export function isChosenFrom(block: Block): boolean {
  return 'options' in block || block.type === 'loop';
}

/** The options or items that stand in a block itself. */
export function ownEntries(block: Block): readonly Pick<Entry, 'id' | 'text'>[] {
  if ('options' in block) return block.options;
  return 'items' in block ? block.items : [];
}

/** What a block offers to those that take it over: what is chosen alone ('Nichts davon') is none of it, 'Sonstiges' is what was typed there. */
function entriesOf(block: Block): Entry[] {
  if (block.type === 'loop' && block.rounds.kind !== 'entries') return roundsByName(block, block.rounds.most);
  if ('items' in block) return block.items.map(({ id, text }) => ({ id, text }));
  if (!('options' in block)) return [];
  const alone = block.type === 'multiple' ? (block.exclusive_options ?? []) : [];
  const hasField = 'other' in block && otherOf(block) !== null;
  return block.options
    .filter(({ id }) => !alone.includes(id))
    .map((option) => (hasField && option.id === OTHER_OPTION ? { id: OTHER_SAID, text: option.text } : option));
}

/** The rounds of a loop that has no entries, each called as what names it was answered there. */
function roundsByName({ named_by }: BlockOf<'loop'>, most: number): Entry[] {
  return Array.from({ length: most }, (_, index) => {
    const id = String(index + 1);
    return { id, text: named_by === null ? id : `{{${named_by}_${id}}}` };
  });
}

/** A block with these entries in front of its own; those with the id of one of them give way. */
export function withEntries<B extends Block>(block: B, entries: readonly Entry[]): B {
  const taken = new Set(entries.map(({ id }) => id));
  const beside = <Own extends { readonly id: string }>(own: readonly Own[]): Own[] =>
    own.filter(({ id }) => !taken.has(id));
  return Object.assign({}, block, entriesIn(block, entries, beside));
}

/** An entry that is said in a bubble: what a respondent has written is text, never markup. */
function saidEntry({ id, text, isTyped }: Entry): Pick<Entry, 'id' | 'text'> {
  return { id, text: isTyped ? asUnfilled(text) : text };
}

function entriesIn(
  block: Block,
  entries: readonly Entry[],
  beside: <Own extends { readonly id: string }>(own: readonly Own[]) => Own[],
): object {
  if (block.type === 'picture') {
    const taken = entries.map(({ id, text, filename_db = null }) => ({ id, text, filename_db, score: null }));
    return { options: [...taken, ...beside(block.options)] };
  }
  if ('options' in block) {
    return { options: [...entries.map(({ id, text }) => ({ id, text, score: null })), ...beside(block.options)] };
  }
  if (block.type === 'matrix') {
    const taken = entries.map((entry) => Object.assign(saidEntry(entry), { inverse: false }));
    return { items: [...taken, ...beside(block.items)] };
  }
  return 'items' in block ? { items: [...entries.map(({ id, text }) => ({ id, text })), ...beside(block.items)] } : {};
}

/**
 * The blocks of a dialog, each with all that it can offer in some conversation: what it takes over in front, with the texts of there. Doing so
 * twice changes nothing. Who takes over from a block that is gone, that offers nothing, or in a circle takes nothing over.
 */
export function withCarried(blocks: readonly Block[]): Block[] {
  const byId = new Map(blocks.map((block) => [block.unique_question_id, block]));
  const sourceOf = (block: Block): Block | undefined => {
    const from = byId.get(carryOf(block)?.from ?? '');
    return from && canBeCarried(from) ? from : undefined;
  };
  const endsSomewhere = (block: Block): boolean => {
    const met = new Set<Block>();
    for (let at: Block | undefined = block; at && carryOf(at); at = sourceOf(at)) {
      if (met.has(at)) return false;
      met.add(at);
    }
    return true;
  };
  const whole = (block: Block): Block => {
    if (carryOf(block) === null) return block;
    const from = endsSomewhere(block) ? sourceOf(block) : undefined;
    return from
      ? withItemNumbers(withEntries(block, entriesOf(whole(from))))
      : Object.assign({}, block, { carry: null });
  };
  return blocks.map(whole);
}

/** All that a block can take over from the others of its dialog, in the order of there; null where what it names cannot be taken over. */
export function takenOver(block: Block, blocks: readonly Block[]): readonly Entry[] | null {
  const carry = carryOf(wholeBlock(block, blocks));
  const from = carry && withCarried(blocks).find((one) => one.unique_question_id === carry.from);
  return from ? entriesOf(from) : null;
}

/** A block with all that it can offer, of a dialog that is edited. */
export function wholeBlock(block: Block, blocks: readonly Block[]): Block {
  if (carryOf(block) === null) return block;
  const others = blocks.map((one) => (one.unique_question_id === block.unique_question_id ? block : one));
  return withCarried(others).find((one) => one.unique_question_id === block.unique_question_id) ?? block;
}

/** What was chosen at a question, as it is kept, in that order; `other`: what was typed beside 'Sonstiges'. */
export interface Chosen {
  readonly ids: readonly string[];
  readonly other?: string;
}

/** What was chosen at questions that others take over from, by block; a question that was not answered stands for nothing. */
export type Choices = Readonly<Record<string, Chosen>>;

/** Looks up a block that has all that it can offer. */
export type WholeBlock = (unique_question_id: string) => Block | undefined;

/**
 * What a block takes over in one conversation; null for one that takes nothing over. An answer that was not given says nothing about what was
 * not chosen either.
 */
export function carriedIn(block: Block, blockOf: WholeBlock, choices: Choices): Entry[] | null {
  const carry = carryOf(block);
  const from = carry && blockOf(carry.from);
  if (!carry || !from || !canBeCarried(from)) return null;
  const entries = offeredIn(from, blockOf, choices);
  if (carry.which === 'all' || !isChosenFrom(from)) return entries;
  const chosen = choices[carry.from];
  if (!chosen) return [];
  const ids = chosen.ids.map((id) => (id === OTHER_OPTION ? OTHER_SAID : id));
  if (carry.which === 'not_chosen') return entries.filter(({ id }) => !ids.includes(id));
  const kept = entries.filter(({ id }) => ids.includes(id));
  return from.type === 'ranking' ? kept.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)) : kept;
}

/** What a question offers to others in one conversation: of 'Sonstiges', what was typed there. */
function offeredIn(block: Block, blockOf: WholeBlock, choices: Choices): Entry[] {
  const taken = carriedFrom(block, blockOf);
  const typed = choices[block.unique_question_id]?.other;
  const own = entriesOf(block).flatMap((entry) => {
    if (taken.has(entry.id)) return [];
    if (entry.id !== OTHER_SAID) return [entry];
    return typed === undefined ? [] : [{ ...entry, text: typed, isTyped: true as const }];
  });
  return [...(carriedIn(block, blockOf, choices) ?? []), ...own];
}

/** The ids of what a block can take over in any conversation. */
export function carriedFrom(block: Block, blockOf: WholeBlock): ReadonlySet<string> {
  const carry = carryOf(block);
  const from = carry && blockOf(carry.from);
  return new Set(from ? entriesOf(from).map(({ id }) => id) : []);
}

/**
 * A block as one conversation asks it: of what it can take over only what that has left. `labelled` is what becomes of a label of there; what a
 * respondent has written, and what is said in bubbles, stays.
 */
export function narrowed<B extends Block>(
  block: B,
  blockOf: WholeBlock,
  choices: Choices,
  labelled: (text: string) => string = (text) => text,
): B {
  const carried = carriedIn(block, blockOf, choices);
  if (carried === null) return block;
  const entries = carried.map((entry) =>
    entry.isTyped || block.type === 'matrix' ? entry : Object.assign({}, entry, { text: labelled(entry.text) }),
  );
  return withEntries(withOwnOnly(block, blockOf), entries);
}

/** A block with its own options or items alone, as its author edits them. */
export function withOwnOnly<B extends Block>(block: B, blockOf: WholeBlock): B {
  const taken = carriedFrom(block, blockOf);
  const own = <One extends { readonly id: string }>(entries: readonly One[]): One[] =>
    entries.filter(({ id }) => !taken.has(id));
  if (taken.size === 0) return block;
  if ('items' in block) return Object.assign({}, block, { items: own<{ readonly id: string }>(block.items) });
  return 'options' in block
    ? Object.assign({}, block, { options: own<{ readonly id: string }>(block.options) })
    : block;
}

/** What was chosen by an answer; a number beside 'Sonstiges' as people write it. */
export function chosenBy({ stored, other }: Pick<Answer, 'stored' | 'other'>, texts: RespondentTexts | null): Chosen {
  const ids = Array.isArray(stored) ? stored : typeof stored === 'string' ? [stored] : [];
  if (other === undefined || other === null) return { ids };
  return { ids, other: typeof other === 'number' && texts ? texts.number(other) : String(other) };
}
