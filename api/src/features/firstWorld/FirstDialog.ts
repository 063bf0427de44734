import type { FixMessages, ScaleTemplate, SurveyConfig } from '@dialogwerk/shared/contract';
import type { WrittenBlock } from '../../dialogs/WrittenBlock.ts';

/** An example dialog as an author would make it: name, settings, texts, blocks in order. */
export interface FirstDialog {
  readonly survey_name: string;
  readonly config: Partial<Omit<SurveyConfig, 'survey_name'>> & { readonly templ_options?: ScaleTemplate[] };
  readonly messages: FixMessages;
  readonly blocks: readonly WrittenBlock[];
  /** Live from the start, so that its link can be tried at once. */
  readonly active: boolean;
}
