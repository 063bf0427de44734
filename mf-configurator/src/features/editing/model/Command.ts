import type { Block, FixMessages, ScaleTemplate, SurveyConfig } from '@dialogwerk/shared/contract';
import type { BlockChange, Position } from '../../../model/BlockChange.ts';
import type { SectionChanges } from './sectionsAfter.ts';

/** A card's place on the canvas; null leaves it to the automatic layout. */
export interface Move {
  readonly id: string;
  readonly position: Position | null;
}

/** One change of a dialog as data: applied at once, sent, undone and told from this one object. */
export type Command =
  /** A new block after the one named; null: at the end. */
  | { readonly kind: 'addBlock'; readonly block: Block; readonly after: string | null }
  | { readonly kind: 'deleteBlock'; readonly id: string }
  /** Brings a deleted block back as it was. */
  | { readonly kind: 'restoreBlock'; readonly block: Block }
  | { readonly kind: 'updateBlock'; readonly id: string; readonly change: BlockChange }
  /** Gives a block an order; the one that stands there takes the order that is left: a swap (spec §5). */
  | { readonly kind: 'swapOrder'; readonly id: string; readonly order: number }
  /** Places on the canvas, in one call however many cards a gesture moves. */
  | { readonly kind: 'moveBlocks'; readonly moves: readonly Move[] }
  /** After `source` the dialog goes on at `target` (`jump_to_question`); null: with the next in order. */
  | { readonly kind: 'connectBlocks'; readonly source: string; readonly target: string | null }
  | { readonly kind: 'updateMessages'; readonly change: Partial<FixMessages> }
  | { readonly kind: 'updateConfig'; readonly change: Partial<SurveyConfig> }
  /** Of the blocks that end the dialog (`is_end`), what comes and what goes, so that two authors' ends add up. */
  | { readonly kind: 'updateEnds'; readonly ends: readonly string[]; readonly others: readonly string[] }
  | { readonly kind: 'updateScales'; readonly templ_options: ScaleTemplate[] }
  /** Sections by id as they shall be, null for none, so that two authors' sections add up. */
  | { readonly kind: 'updateSections'; readonly sections: SectionChanges };
