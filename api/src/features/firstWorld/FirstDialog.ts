import type { BlockOf, BlockType, FixMessages, ScaleTemplate, SurveyConfig } from '@dialogwerk/shared/contract';

/** Of a block of type `T`: its id, what it says, and whatever differs from a new block of this type. */
type FirstBlockOf<T extends BlockType> = { readonly id: string; readonly type: T; readonly context: string } & Partial<
  Omit<BlockOf<T>, 'type' | 'context' | 'unique_question_id' | 'order' | 'created_on'>
>;
export type FirstBlock = { [T in BlockType]: FirstBlockOf<T> }[BlockType];

/** An example dialog as an author would make it: name, settings, texts, blocks in order. */
export interface FirstDialog {
  readonly survey_name: string;
  readonly config: Partial<Omit<SurveyConfig, 'survey_name'>> & { readonly templ_options?: ScaleTemplate[] };
  readonly messages: FixMessages;
  readonly blocks: readonly FirstBlock[];
  /** Live from the start, so that its link can be tried at once. */
  readonly active: boolean;
}
