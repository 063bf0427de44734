import type { Block, BlockOf, Trigger } from '../../contract/index.ts';
import { isAsking } from '../blocks/blockRules.ts';
import type { Finding, FindingKind } from '../check/Finding.ts';
import { compileSurvey } from '../engine/survey/compileSurvey.ts';
import { exitsOf } from '../engine/survey/exitsOf.ts';
import type { SurveySnapshot } from '../engine/survey/SurveySnapshot.ts';
import type { SoundDialog } from './soundDialogs.data.ts';

/** Picks one of a list, the same for the same seed; undefined from an empty one. */
export type Choose = <T>(list: readonly T[]) => T | undefined;

/** A sound dialog with one thing broken in it. */
export interface Broken {
  readonly dialog: SoundDialog;
  /** What the check has to find: one of these kinds, at this block where one is named. */
  readonly kinds: readonly FindingKind[];
  readonly at: string | null;
}

/** Breaks one thing, for certain; null where the dialog has nothing of the kind. */
export type Break = (dialog: SoundDialog, choose: Choose) => Broken | null;

/** Whether the check has found what was broken. */
export function isFound({ kinds, at }: Broken, findings: readonly Finding[]): boolean {
  return findings.some(
    ({ kind, unique_question_id }) => kinds.includes(kind) && (at === null || unique_question_id === at),
  );
}

export type Kinds = readonly [FindingKind, ...FindingKind[]];
export type Fields = Record<string, unknown>;

export function ordered({ blocks }: SurveySnapshot): Block[] {
  return blocks.toSorted((a, b) => a.order - b.order);
}

export function withSnapshot(dialog: SoundDialog, fields: Partial<SurveySnapshot>): SoundDialog {
  return { ...dialog, snapshot: { ...dialog.snapshot, ...fields } };
}

export function withBlocks(dialog: SoundDialog, blocks: readonly Block[]): SoundDialog {
  return withSnapshot(dialog, { blocks: blocks.map((block, order) => Object.assign({}, block, { order })) });
}

export function changed(dialog: SoundDialog, id: string, fields: Fields): SoundDialog {
  const blocks = ordered(dialog.snapshot).map((block) =>
    block.unique_question_id === id ? Object.assign({}, block, fields) : block,
  );
  return withBlocks(dialog, blocks);
}

/** Changes a block of those that fit, chosen by chance. */
export function changing<B extends Block>(
  kinds: Kinds,
  fits: (block: Block) => block is B,
  fields: (block: B) => Fields,
): Break;
export function changing(kinds: Kinds, fits: (block: Block) => boolean, fields: (block: Block) => Fields): Break;
export function changing(kinds: Kinds, fits: (block: Block) => boolean, fields: (block: Block) => Fields): Break {
  return (dialog, choose) => {
    const block = choose(ordered(dialog.snapshot).filter(fits));
    if (!block) return null;
    const at = block.unique_question_id;
    return { dialog: changed(dialog, at, fields(block)), kinds, at };
  };
}

export const isPlain = ({ type }: Block): boolean => !['consent', 'api', 'gpt'].includes(type);
export const asksPlainly = (block: Block): boolean => isPlain(block) && isAsking(block);
export const isChoice = (block: Block): block is BlockOf<'single' | 'multiple' | 'ranking'> =>
  block.type === 'single' || block.type === 'multiple' || block.type === 'ranking';
const isOpenEnd = (snapshot: SurveySnapshot, block: Block): boolean => {
  const { blocks } = compileSurvey(snapshot);
  const compiled = blocks.get(block.unique_question_id);
  return compiled !== undefined && exitsOf(blocks, compiled).every((exit) => exit === null);
};
/** A block that every conversation to it ends at. */
export const endsOf = ({ snapshot }: SoundDialog): Block[] =>
  ordered(snapshot).filter((block) => isPlain(block) && isOpenEnd(snapshot, block));
/** A question whose answer is one of a few values, given on every way past it. */
export const isClosed = (block: Block): block is BlockOf<'single' | 'likert'> =>
  ((block.type === 'single' &&
    block.options.every(({ score }) => (score === null) === (block.options[0]?.score === null))) ||
    (block.type === 'likert' && !block.likert_na)) &&
  !block.optional &&
  !block.is_end &&
  block.variable !== null;

export function withCondition(condition: (variable: string) => string, kinds: Kinds): Break {
  return (dialog, choose) => {
    const block = choose(ordered(dialog.snapshot).filter(isClosed));
    if (!block || block.variable === null) return null;
    const target = choose(ordered(dialog.snapshot))?.unique_question_id ?? '';
    const jump = { kind: 'condition', condition: condition(block.variable), target };
    const at = block.unique_question_id;
    return { dialog: changed(dialog, at, { jump_to_ids: [jump, ...block.jump_to_ids] }), kinds, at };
  };
}

export function withTriggers(dialog: SoundDialog, more: readonly Trigger[]): SoundDialog {
  const { triggers = [], others = [] } = dialog.multiChat ?? {};
  return { ...dialog, multiChat: { triggers: [...triggers, ...more], others } };
}

export const aTrigger = (survey_id: string, unique_question_id: string, text: string): Trigger => ({
  trigger_id: `break ${unique_question_id}`,
  dialog_manager_id: 3,
  survey_id,
  unique_question_id,
  trigger: text,
  init_survey: false,
});
