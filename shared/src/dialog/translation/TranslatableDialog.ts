import type { AskBacks, BarWording, Block, Language, ScaleTemplate, Translations } from '../../contract/index.ts';

/** The texts of the frame around a conversation: what a dialog is called, and the author's wording of the bar. */
export type FrameTexts = Partial<BarWording & { readonly survey_name: string }>;

/** What of a dialog is translated, and into what. */
export interface TranslatableDialog {
  readonly blocks: readonly Block[];
  readonly templ_options: readonly ScaleTemplate[];
  readonly welcome: string;
  readonly ending: string;
  /** The main one. */
  readonly language: Language;
  readonly ask_backs?: AskBacks | null | undefined;
  readonly privacy_declaration_text?: string;
  readonly frame?: FrameTexts | null;
  /** Its languages beside the main one, in the author's order; absent where there is none. */
  readonly languages?: readonly Language[] | null;
  /** Its texts in them; absent for none. */
  readonly translations?: Translations | null;
}
