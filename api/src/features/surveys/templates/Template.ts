import type { FixMessages, ScaleTemplate, SurveyConfig } from '@dialogwerk/shared/contract';
import type { WrittenBlock } from '../../../dialogs/WrittenBlock.ts';

/** A dialog to begin with: its own settings and texts, and its blocks in order. */
export interface Template {
  readonly settings: Partial<Omit<SurveyConfig, 'survey_name'>> & FixMessages;
  readonly templ_options?: readonly ScaleTemplate[];
  readonly blocks: readonly WrittenBlock[];
}
