import { LIST_READS } from '../../readsOf.ts';
import type { CallRecords } from '../../CallRecord.ts';
import { z } from 'zod';
import { BODY_LIMIT_BYTES, IMPORT_LIMIT_BYTES, PART_LIMITS, SURVEY_NAME_LIMIT, TEXT_LIMITS } from '../../limits.ts';
import { typefaces } from '../../looks.ts';
import { plainName } from '../../plainText.ts';
import { surveyTemplates, templateCategories } from '../../templates.ts';
import { block } from '../../blocks/block.ts';
import { barWording, noBarWording } from './barWording.ts';
import { scaleTemplate } from '../../blocks/scale.ts';
import { done, messageText, publicSurveyId, questionId, surveyId } from '../primitives.ts';
import { importReport } from './importReport.ts';
import { gptExitCondition } from '../live/language.ts';
import { publicationState } from './publication.ts';
import { library } from './library.ts';
import { section } from './sections.ts';
import { surveyListItem } from './surveyList.ts';
import { surveyFlags } from '../accounts/surveyRights.ts';
import { language, languages, translations } from './translations.ts';
import { surveyDraft } from './writing.ts';

/**
 * What the dialog says to words that are not plain, in place of the product's sentences; absent: these. Versions are parted by an empty
 * line and take turns; `{{auswahl}}` stands for what it may have been.
 */
const askBacks = z
  .object({
    /** Words were taken for a choice; '' says nothing. */
    understood: messageText,
    /** They may mean one of some. */
    meant: messageText,
    /** Nobody knows what they mean. */
    unclear: messageText,
    /** The same where words are not taken any more. */
    choose: messageText,
    /** The choice beside those that they may mean. */
    none: z.string().trim().min(1).max(TEXT_LIMITS.label),
  })
  .partial();
export type AskBacks = z.infer<typeof askBacks>;

/** The dialog's settings (spec §3, 'Other survey settings'), changed with action `config`. */
export const surveyConfig = z.object({
  survey_name: z.string().overwrite(plainName).min(1, 'Bitte geben Sie dem Dialog einen Namen.').max(SURVEY_NAME_LIMIT),
  du_sie: z.enum(['du', 'sie']),
  /** The main one, in which the texts of blocks and settings are. */
  language,
  /** Those that it has beside it, and its texts in them (domain.md §14). */
  languages,
  translations,
  privacy_declaration_text: z.string().max(TEXT_LIMITS.privacy),
  audio_messages: z.boolean(),
  video_messages: z.boolean(),
  /** Whether respondents are asked before anything they write goes to a language model. */
  model_consent: z.boolean(),
  /** Whether names, addresses, numbers and the like are masked before anything goes to a language model. */
  model_mask: z.boolean(),
  avatar_name: z.string().overwrite(plainName).max(TEXT_LIMITS.avatarName),
  avatar_src: z.string().max(500).nullable(),
  background_link: z.string().max(500).nullable(),
  accent_color: z.string().regex(/^#[0-9A-Fa-f]{6}$/),
  logo_src: z.string().max(500).nullable(),
  /** 0 slow, 0.5 as authored, 1 no pause (domain.md §1, spec §9). */
  speed: z.number().min(0).max(1),
  /** The look, handed on as `messenger_ui` (spec §7); `lookOf` says which one is meant. */
  messenger: z.string().max(40),
  typeface: z.enum(typefaces),
  feedback_allowed: z.boolean(),
  ask_backs: askBacks,
  /** What the library says of it, for who puts it into other dialogs; null: it is in none. */
  library: library.nullable(),
  ...barWording,
});
export type SurveyConfig = z.infer<typeof surveyConfig>;

/** Welcome and ending, changed with action `fixmessages`. */
export const fixMessages = z.object({ welcome: messageText, ending: messageText });
export type FixMessages = z.infer<typeof fixMessages>;

/** What a new dialog starts with (spec §9: speed 0.5, language 'de'). */
export const newSurveySettings: Omit<SurveyConfig, 'survey_name'> & FixMessages = {
  du_sie: 'sie',
  language: 'de',
  languages: [],
  translations: {},
  privacy_declaration_text: '',
  audio_messages: false,
  video_messages: false,
  model_consent: false,
  model_mask: true,
  avatar_name: '',
  avatar_src: null,
  background_link: null,
  accent_color: '#5ABAB2',
  logo_src: null,
  speed: 0.5,
  messenger: 'default',
  typeface: 'system',
  feedback_allowed: false,
  ask_backs: {},
  library: null,
  ...noBarWording,
  welcome: '',
  ending: '',
};

/** Survey data as the shell stores it (spec §3). */
export const surveyData = z.object({
  survey_id: publicSurveyId,
  survey_id_int: z.number().int(),
  active: z.boolean(),
  /** What respondents get; null for a dialog that was never published. */
  publication: publicationState.nullable(),
  ...surveyConfig.shape,
  ...fixMessages.shape,
  ...surveyFlags.shape,
  all_questions: z.array(block),
  templ_options: z.array(scaleTemplate),
  sections: z.array(section),
  color: z.string(),
  gpt_exit_conditions: z.array(gptExitCondition),
});
export type SurveyData = z.infer<typeof surveyData>;

/** How a dialog of a template begins: its first bubbles without marks, invented replies among them, and what can be chosen then. */
const templatePreview = z.object({
  bubbles: z.array(z.object({ from: z.enum(['bot', 'user']), text: z.string() })),
  choices: z.array(z.string()),
});
export type TemplatePreview = z.infer<typeof templatePreview>;

/** A template as authors choose it. */
const listedTemplate = z.object({
  template: z.enum(surveyTemplates),
  name: z.string(),
  category: z.enum(templateCategories),
  /** What it is for, in a sentence. */
  purpose: z.string(),
  /** How long respondents take. */
  minutes: z.number().int(),
  /** How many questions it has; each statement of a battery is one. */
  questions: z.number().int(),
  /** What its author has to make their own; follows 'Bitte anpassen:'. */
  adapt: z.string(),
  avatar_name: z.string(),
  accent_color: z.string(),
  preview: templatePreview,
});
export type ListedTemplate = z.infer<typeof listedTemplate>;

export const surveyCalls = {
  listTemplates: {
    method: 'GET',
    path: '/api/templates',
    access: 'author',
    scope: 'dialogs:read',
    request: z.object({}),
    response: z.object({ templates: z.array(listedTemplate) }),
  },
  createSurvey: {
    method: 'POST',
    path: '/api/surveys',
    access: 'author',
    scope: 'dialogs:write',
    invalidates: LIST_READS,
    errors: ['workspace/unknown'],
    makes: 'dialogs',
    request: z.object({
      survey_name: surveyConfig.shape.survey_name,
      /** Begins with the blocks and settings of a template; an empty dialog without. */
      template: z.enum(surveyTemplates).optional(),
      /** Begins as a language model has written it; counts where both are given. */
      draft: surveyDraft.omit({ survey_name: true }).optional(),
      /** The workspace that it is made in. */
      workspace_id: z.uuid().optional(),
    }),
    response: z.object({ survey: surveyListItem }),
  },
  /**
   * A copy of a dialog for the author who asks for it: its draft with its files, what it was trained with by hand. No team, no
   * answers, no publication, and no secrets, which whoever kept them gives once more. With `team_of` the team of that dialog has
   * the copy, too, each in the role that they have there; its Besitzer as Voller Zugriff. With `part` it has the named blocks alone, and no tests.
   */
  duplicateSurvey: {
    method: 'POST',
    path: '/api/surveys/:survey_id/duplicate',
    access: 'author',
    scope: 'dialogs:write',
    invalidates: LIST_READS,
    makes: 'dialogs',
    whole: true,
    errors: [
      'block/unknown',
      'media/installation-full',
      'media/survey-full',
      'role/insufficient',
      'survey/gone',
      'survey/unknown',
    ],
    request: z.object({
      survey_id: surveyId,
      team_of: publicSurveyId.optional(),
      /** Of some of its blocks alone, as a part for the library, under a name of its own. */
      part: z
        .object({
          survey_name: surveyConfig.shape.survey_name,
          blocks: z.array(questionId).min(1).max(PART_LIMITS.blocks),
          library,
        })
        .optional(),
    }),
    response: z.object({ survey: surveyListItem }),
  },
  /**
   * A questionnaire file as text, at most 5 MB, in one of the formats of `dialog/formats`. `language` is the one that
   * the dialog shall have; without it the file's own counts, else the one that its texts are in.
   */
  importQuestionnaire: {
    method: 'POST',
    path: '/api/surveys/import',
    access: 'author',
    scope: 'dialogs:write',
    invalidates: LIST_READS,
    makes: 'dialogs',
    // The file is one long text, which may nearly double when it is written as a JSON string.
    body: { maxBytes: 2 * IMPORT_LIMIT_BYTES + BODY_LIMIT_BYTES, maxValues: 100, tooLarge: 'import/too-large' },
    errors: [
      'import/duplicate-variable',
      'import/over-budget',
      'import/unfit',
      'throttle/own-computations',
      'workspace/unknown',
    ],
    request: z.object({
      file_name: z.string().max(300).optional(),
      content: z.string(),
      language: surveyConfig.shape.language.optional(),
      /** The workspace that it is made in. */
      workspace_id: z.uuid().optional(),
    }),
    response: z.object({ survey: surveyListItem, report: importReport }),
  },
  deleteSurvey: {
    method: 'DELETE',
    path: '/api/surveys/:survey_id',
    access: 'author',
    invalidates: LIST_READS,
    errors: ['role/insufficient', 'survey/unknown'],
    request: z.object({ survey_id: surveyId }),
    response: done,
  },
  restoreSurvey: {
    method: 'POST',
    path: '/api/surveys/:survey_id/restore',
    access: 'author',
    invalidates: LIST_READS,
    errors: ['role/insufficient', 'survey/unknown'],
    request: z.object({ survey_id: surveyId }),
    response: z.object({ survey: surveyListItem }),
  },
  dialog: {
    method: 'POST',
    path: '/api/dialog',
    access: 'author',
    scope: 'dialogs:read',
    whole: true,
    errors: ['survey/unknown'],
    request: z.object({ survey_id: surveyId }),
    response: surveyData,
  },
  /**
   * `item` is the dialog with `active` as it shall be (spec §7: 'item with active flipped'); no more of it than
   * these two is needed. Going live for the first time publishes the draft.
   */
  switchActivateLink: {
    method: 'POST',
    path: '/api/switch_activate_link',
    access: 'author',
    scope: 'dialogs:publish',
    invalidates: [
      'dialog',
      'listManagers',
      'listSurveys',
      'surveyDeletion',
      'surveyDataConfigurator',
      'adminSurveys',
      'managerLive',
      'studyOverview',
    ],
    errors: [
      'publication/needs-approval',
      'publication/nothing-asked',
      'role/insufficient',
      'survey/no-question',
      'survey/unknown',
    ],
    request: z.object({ item: z.looseObject({ survey_id: surveyId, active: z.boolean() }) }),
    response: done,
  },
} as const satisfies CallRecords;
