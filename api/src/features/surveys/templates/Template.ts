import type { FixMessages, ScaleTemplate, SurveyConfig, TemplateCategory } from '@dialogwerk/shared/contract';
import type { WrittenBlock } from '../../../dialogs/WrittenBlock.ts';

/** A dialog to begin with: what it is for, its own settings and texts, and its blocks in order. */
export interface Template {
  readonly name: string;
  readonly category: TemplateCategory;
  /** One sentence to the author. */
  readonly purpose: string;
  /** How long respondents take; a test holds it against invented ones. */
  readonly minutes: number;
  /** What its author has to make their own before it goes live, to follow 'Bitte anpassen:'. */
  readonly adapt: string;
  readonly settings: Partial<Omit<SurveyConfig, 'survey_name'>> & FixMessages;
  readonly templ_options?: readonly ScaleTemplate[];
  readonly blocks: readonly WrittenBlock[];
}
