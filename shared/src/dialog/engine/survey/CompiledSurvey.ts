import type { AskBacks, Block, Language, RecordingKind, ScaleTemplate } from '../../../contract/index.ts';
import type { Asking } from '../../blocks/BlockRule.ts';
import type { Evaluate } from '../../expressions/compileExpression.ts';
import type { DuSie } from '../../respondentTexts.ts';
import type { RespondentTexts } from '../../texts.ts';

export type CompiledJump =
  | { readonly kind: 'option'; readonly option_id: string; readonly target: string }
  | { readonly kind: 'condition'; readonly condition: string; readonly holds: Evaluate; readonly target: string }
  | { readonly kind: 'always'; readonly target: string };

/** Between which days a date lies, worked out anew each time. */
export interface DayBounds {
  readonly earliest: Evaluate | null;
  readonly latest: Evaluate | null;
}

/** Where a round of a loop begins, if there is one in a conversation. */
export interface RoundBegun {
  /** The block of the loop itself. */
  readonly loop: string;
  /** The entry that it is for, else its number. */
  readonly id: string;
  readonly number: number;
  /** The first block of the round; any other way leads past it. */
  readonly into: string;
}

/** Where a shuffle decides how it goes on. */
export interface ShufflePlace {
  /** The block that draws the order. */
  readonly shuffle: string;
  /** The number of the item that is over; null where the first one begins. */
  readonly behind: number | null;
  /** Where each item begins, by its number, as they stand. */
  readonly into: ReadonlyMap<number, string>;
  /** Where the shuffle is left. */
  readonly end: string;
}

/** A round among all blocks in their order. */
export interface RoundPlace {
  /** Where it begins. */
  readonly id: string;
  /** Whether it is the first one of its loop. */
  readonly isFirst: boolean;
  /** The place of the block where it begins, from 0, and of the one where it is over. */
  readonly from: number;
  readonly to: number;
  /** The most replies that it takes. */
  readonly replies: number;
}

/** An item of a shuffle among all blocks in their order. */
export interface PartPlace {
  readonly shuffle: string;
  readonly number: number;
  /** The place of the block in front of it, from 0, and of the one where it is over. */
  readonly from: number;
  readonly to: number;
  /** The most replies that it takes. */
  readonly replies: number;
}

/** A block with everything about it worked out that does not depend on a conversation. */
export interface CompiledBlock {
  readonly block: Block;
  /** What it says when the dialog comes to it. */
  readonly says: string;
  /** null for a block that is gone through. */
  readonly asking: Asking | null;
  /** The block in the main language, whose words answers hold in each: itself in a dialog that speaks it. */
  readonly own: Block;
  /** The block where each conversation asks it otherwise, because its labels name variables or it takes entries over; null for all others. */
  readonly varying: Block | null;
  /** Whether other blocks take over what was chosen here. */
  readonly isCarried: boolean;
  /** A date's bounds that move; null where there are none. */
  readonly bounds: DayBounds | null;
  /** What a reply must keep beside its form; null where there is no such rule. */
  readonly must: Evaluate | null;
  readonly assignments: readonly { readonly variable: string; readonly value: Evaluate }[];
  /** Only those that can be taken. */
  readonly jumps: readonly CompiledJump[];
  /** Whether the dialog stops before it, until it is entered from outside. */
  readonly held: boolean;
  /** Whether a language model leads at it: a KI-Gespräch, or probes that are the model's. */
  readonly led: boolean;
  /** What a loop's rounds set, which is forgotten as it is begun again; empty for any other block. */
  readonly forgets: readonly string[];
  /** The round of a loop that begins here; null for any other block. */
  readonly round: RoundBegun | null;
  /** Where a drawn order decides how it goes on; null for any other block. */
  readonly shuffled: ShufflePlace | null;
  /** The next block in `order`; null for the last one. */
  readonly following: string | null;
}

/** A survey made quick to run: immutable, the same for all conversations on its revision. */
export interface CompiledSurvey {
  readonly blocks: ReadonlyMap<string, CompiledBlock>;
  /** null for a survey without blocks. */
  readonly first: string | null;
  readonly welcome: string;
  readonly ending: string;
  /** Its privacy statement, as Markdown; '' where it has none, or none was kept. */
  readonly privacy: string;
  readonly du_sie: DuSie;
  /** The one that it speaks. */
  readonly language: Language;
  /** All that it has, the main one first. */
  readonly languages: readonly Language[];
  /** The same dialog in another of its languages, made as it is first asked for; itself for one that it does not have. */
  readonly spokenIn: (language: Language) => CompiledSurvey;
  /** The same in the main language; null where it speaks that. */
  readonly written: CompiledSurvey | null;
  readonly texts: RespondentTexts;
  /** Those that blocks share, by id. */
  readonly scales: ReadonlyMap<string, ScaleTemplate>;
  /** What its authors say to words that are not plain, in place of the product. */
  readonly ask_backs: AskBacks;
  /** Whether respondents are asked before a model gets what they write, and whether it gets that masked. */
  readonly model: { readonly consent: boolean; readonly mask: boolean };
  /** What open questions and probes take in place of words. */
  readonly recordings: readonly RecordingKind[];
  /**
   * When its conversations are supposed to happen, in milliseconds since 1970: those that nobody has, in searches, previews and runs of
   * invented respondents. Absent where each event has its own time.
   */
  readonly at?: number;
  /** By block: the most replies that can still come from it on, its own included. */
  readonly repliesLeft: ReadonlyMap<string, number>;
  /** Every round that there can be, in order. */
  readonly rounds: readonly RoundPlace[];
  /** Every item of a shuffle, in order. */
  readonly parts: readonly PartPlace[];
}
