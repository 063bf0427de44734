import type { AskBacks, Block, Language, ScaleTemplate, Translations } from '../../../contract/index.ts';
import type { DuSie } from '../../respondentTexts.ts';
import type { FrameTexts } from '../../translation/TranslatableDialog.ts';

/** A dialog at one revision: what conversations run on; stored as JSON. */
export interface SurveySnapshot {
  readonly survey_id: string;
  readonly blocks: readonly Block[];
  readonly templ_options: readonly ScaleTemplate[];
  readonly welcome: string;
  readonly ending: string;
  readonly du_sie: DuSie;
  readonly language: string;
  /** What it says to words that are not plain; absent for the product's sentences. */
  readonly ask_backs?: AskBacks | null | undefined;
  /** Whether open questions take voice messages, and films; absent where it was not kept: they do not. */
  readonly audio_messages?: boolean | null;
  readonly video_messages?: boolean | null;
  /** Whether respondents are asked before a language model gets what they write; absent where it was not kept: they are not. */
  readonly model_consent?: boolean | null;
  /** Whether it gets that masked; absent where it was not kept: it does. */
  readonly model_mask?: boolean | null;
  /** Only the check reads it, as what follows; unknown where it was not kept. */
  readonly privacy_declaration_text?: string;
  /** Its languages beside the main one, in the author's order; absent where there is none. */
  readonly languages?: readonly Language[] | null;
  /** Its texts in them; absent for none. */
  readonly translations?: Translations | null;
  /** What stands around the conversation: its name, and the author's wording of the bar; absent where it was not kept. */
  readonly frame?: FrameTexts | null;
  /** Texts of the settings that are the same for everybody, by what authors call them. */
  readonly settled?: Readonly<Record<string, string>>;
}
