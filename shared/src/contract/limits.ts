/** Bounds that screens check before a call and the schemas check again; apart from these, so that no page carries zod for them. */

/** Greatest size of a call's body, in bytes, where its record says nothing else. */
export const BODY_LIMIT_BYTES = 1024 * 1024;
/** Greatest size of a questionnaire file, in bytes. */
export const IMPORT_LIMIT_BYTES = 5 * 1024 * 1024;
/** Greatest length of a dialog's name, in characters. */
export const SURVEY_NAME_LIMIT = 200;
/** The most blocks of one dialog. */
export const SURVEY_BLOCKS_LIMIT = 5_000;
/** The most exit conditions of one KI-Gespräch: each is judged after every exchange. */
export const GPT_EXIT_CONDITIONS_LIMIT = 20;
/** The most questions that a language model asks back about one reply. */
export const PROBES_LIMIT = 5;
/** Greatest length of what a language model says at one time, in characters; least and greatest that an author sets. */
export const MODEL_SAYS_LIMITS = { least: 100, greatest: 2_000 } as const;
/** How long respondents wait for a language model at most, in seconds: what an operator may set. */
export const MODEL_SECONDS = { min: 5, max: 120 } as const;
/** Signs of what connects a language model. */
export const MODEL_ENDPOINT_LIMITS = { model: 200, url: 500, key: 500 } as const;
/** Bounds of the transcripts that exit conditions are tried on. */
export const MODEL_TRY_LIMITS = { transcripts: 20, said: 60 } as const;
/** Greatest length of a reply in a conversation led by a language model, in characters. */
export const TALK_REPLY_LIMIT = 2_000;
/**
 * Bounds of what a language model writes for an author, and of what it is asked with: characters, steps, options of a step, texts that are translated at once and
 * characters of all of them.
 */
export const WRITING_LIMITS = {
  leastBrief: 10,
  brief: 2_000,
  text: 4_000,
  steps: 25,
  options: 15,
  translations: 20,
  translated: 6_000,
} as const;
/** The most named versions of a dialog, and characters of a name. */
export const VERSION_LIMITS = { most: 100, name: 80 } as const;
/** The most sections of a dialog, and characters of a name. */
export const SECTION_LIMITS = { most: 200, name: 80 } as const;
/** The most reports of a dialog, entries of one, and characters of a text in it. */
export const REPORT_LIMITS = { most: 50, entries: 100, text: 5_000 } as const;
/** The most comments of a dialog, characters of one and of the name of a text that one suggests, and people mentioned in one. */
export const COMMENT_LIMITS = { most: 2_000, text: 2_000, part: 200, mentions: 20 } as const;
/** Characters of why an approval is declined, and the most people who are asked for one by name. */
export const APPROVAL_LIMITS = { reason: 500, asked: 50 } as const;
/** Advice on wording that an author wants nothing more of: the most of a block, characters of the text that it is about and of why. */
export const WORDING_LIMITS = { most: 50, text: 400, reason: 300 } as const;
/** The most conversations that a dialog keeps as tests, and the longest one, in events. */
export const SCRIPTED_TESTS = { most: 100, events: 500 } as const;
/** The shortest and the longest time that a question can have to be answered in, in seconds. */
export const TIME_LIMITS = { least: 5, most: 3_600 } as const;
/** The most dialogs of one multi-chat. */
export const MANAGER_SURVEYS_LIMIT = 50;
/** The most hints of one multi-chat, and their greatest lengths in characters. */
export const HINTS_LIMIT = 200;
export const HINT_TITLE_LIMIT = 80;
export const HINT_TEXT_LIMIT = 600;
/** The longest that a trigger of a multi-chat waits, in seconds: 30 days. */
export const TRIGGER_DELAY_LIMIT = 2_592_000;
/** Bounds of the parameters that authors keep of public links: how many, characters of a name, of a value, of all that stands in a link. */
export const LINK_PARAMETER_LIMITS = { names: 12, name: 40, value: 200, query: 4_000 } as const;
/** The most conversations that the limit of a study or a quota can name, and the most quotas of one. */
export const STUDY_LIMITS = { most: 1_000_000, quotas: 50 } as const;
/** Characters of what is shown of a link where it is shared: services cut what is longer. */
export const SHARE_CARD_LIMITS = { title: 90, description: 200 } as const;
/** The most websites that may show a dialog, and characters of one. */
export const EMBED_LIMITS = { sites: 20, site: 200 } as const;
/** Characters of a line and of a text in the form of a privacy statement. */
export const PRIVACY_LIMITS = { line: 300, words: 2_000 } as const;
/** How many lines of the log of consents come with one call, and how far it is read. */
export const CONSENT_LIMITS = { atOnce: 500, most: 10_000_000 } as const;
/** How many API keys a person has, and characters of a name. */
export const API_KEY_LIMITS = { most: 20, name: 80 } as const;
/** What a webhook may be told of (docs/decisions/0165). */
export const WEBHOOK_EVENTS = [
  'conversation.started',
  'question.answered',
  'conversation.finished',
  'conversation.screened_out',
] as const;
/** How many webhooks a dialog has, characters of an address, and messages that the log of one shows. */
export const WEBHOOK_LIMITS = { most: 10, url: 1_000, shown: 50 } as const;
/** Least and greatest length of the password before a dialog, in characters: many people type it, and nobody tries many. */
export const STUDY_PASSWORD = { least: 6, greatest: 200 } as const;
/**
 * Bounds of a list of people with links of their own: how many, how many one call takes, columns, characters of a column's name and of a value, mailings, characters of
 * a mail's subject and text.
 */
export const INVITEE_LIMITS = {
  most: 20_000,
  atOnce: 500,
  columns: 12,
  name: 40,
  value: 200,
  mailings: 50,
  subject: 200,
  sender: 100,
  letter: 10_000,
} as const;
/** Greatest length of a respondent's feedback, in characters. */
export const FEEDBACK_TEXT_LIMIT = 2_000;

/** Greatest length of what an author notes when publishing, in characters. */
export const PUBLICATION_NOTE_LIMIT = 500;

/** Greatest lengths of what an author writes, in characters. */
export const TEXT_LIMITS = {
  message: 20_000,
  label: 200,
  option: 2_000,
  reason: 2_000,
  scalePoint: 500,
  question: 500,
  condition: 2_000,
  /** The form of a reply: short, because checking one takes as many steps as reply times pattern. */
  pattern: 100,
  expression: 4_000,
  address: 2_000,
  responsePath: 300,
  headerName: 100,
  headerValue: 2_000,
  unit: 40,
  avatarName: 100,
  privacy: 100_000,
  /** A menu item, a heading or a button of the live bar. */
  barLine: 80,
  /** What a question of the live bar says. */
  barText: 1_000,
} as const;

/** How many stars or hearts a rating may have, and how many smileys there are. */
export const RATING_POINTS = { least: 2, most: 10, faces: 5 } as const;

/** The most entries of the lists of a block, and of shared scales. */
export const LIST_LIMITS = {
  options: 200,
  /** Options that are brought into an order or seen as pictures. */
  handledOptions: 50,
  items: 100,
  /** All that one block ever had. */
  numberedItems: 10_000,
  scalePoints: 50,
  jumps: 200,
  assignments: 100,
  mappings: 100,
  headers: 20,
  entries: 500,
  questions: 50,
  /** Questions of all entries together: what is understood is trained from all of them. */
  allQuestions: 1_000,
  scales: 200,
  /** Groups of an experiment, and the share of one of them. */
  arms: 10,
  armWeight: 100,
  /** Items of a drawn order. */
  shuffled: 20,
} as const;

/** The most rounds of a loop that nobody has listed, the most blocks of its group, and the most blocks of all rounds of a dialog. */
export const LOOP_LIMITS = { rounds: 20, members: 60, unrolled: 3_000 } as const;

/** The most blocks of a part, parts that are listed at one time, and characters of what is said about one. */
export const PART_LIMITS = { blocks: 300, listed: 100, about: 500, rights: 500 } as const;

/** Greatest length of a reply to a choice in one's own words, in characters. */
export const WORDS_LIMIT = 500;

/** Greatest length of a number as a respondent types it, in characters. */
export const TYPED_NUMBER_LIMIT = 60;
/** Bounds of what a block is trained with: above, training takes seconds. */
export const TRAINING_LIMITS = {
  /** Greatest length of an example sentence, in characters. */
  example: 500,
  /** The most example sentences of one block. */
  examples: 1_500,
  /** The most of them with what the block's targets say of themselves: with 2,000 of the longest, training takes a third of its budget. */
  compared: 2_000,
  /** The most that one call adds, deletes or assigns. */
  atOnce: 500,
} as const;

/** The most secrets of one dialog. */
export const SECRETS_LIMIT = 50;
/** Hosts that one secret may be sent to. */
export const SECRET_HOSTS_LIMIT = 20;
/** Least and greatest length of a secret, in characters: what is shorter proves nothing and stands in answers by chance. */
export const SECRET_LENGTH = { least: 6, greatest: 4_000 } as const;

/** What a file can be; decided by its content, never by its name. */
export const mediaKinds = ['image', 'audio', 'video', 'document'] as const;
export type MediaKind = (typeof mediaKinds)[number];
/** Greatest size of a file by its kind, in bytes. */
export const MEDIA_LIMIT_BYTES: { readonly [K in MediaKind]: number } = {
  image: 10 * 1024 * 1024,
  audio: 25 * 1024 * 1024,
  video: 100 * 1024 * 1024,
  document: 20 * 1024 * 1024,
};

/** The picture of a signature: strokes on white are a few kilobytes. */
export const SIGNATURE_LIMIT_BYTES = 256 * 1024;

/** What an open question can be answered with beside words, where its dialog allows it. */
export const recordingKinds = ['audio', 'video'] as const satisfies readonly MediaKind[];
export type RecordingKind = (typeof recordingKinds)[number];
/** How long a recorded reply to an open question may play, in seconds. */
export const RECORDED_REPLY_SECONDS = 120;

/** The most bytes of all files that respondents send in one conversation. */
export const CONVERSATION_FILES_BYTES = 500 * 1024 * 1024;
/** The most bytes of all files of one dialog, its respondents' included. */
export const SURVEY_FILES_BYTES = 5 * 1024 * 1024 * 1024;
/** Bounds of the library of a workspace: files, bytes of all of them, files of a page, characters of a name and of an alternative text. */
export const LIBRARY_LIMITS = {
  files: 5_000,
  bytes: 5 * 1024 * 1024 * 1024,
  page: 48,
  name: 200,
  alternative: 1_000,
} as const;
/** Widths in pixels that a picture is kept in beside its own, for pages that show it smaller. */
export const PICTURE_WIDTHS = [480, 960, 1_600] as const;
/** How wide a respondent's page shows a picture, as `sizes` takes it. */
export const PICTURE_SIZES = 'min(85vw,34rem)';
/** Greatest size of a film's poster, in bytes. */
export const POSTER_LIMIT_BYTES = 2 * 1024 * 1024;
/** From this share of a limit on people are told, before it is reached. */
export const NEARLY_FULL = 0.8;

/** The most pixels of a picture: more than telephones take, and what all who see it can still hold in memory. */
export const PICTURE_LIMIT_PIXELS = 120_000_000;

/** Least length of a password, in characters (domain.md §9). */
export const PASSWORD_LEAST = 10;
/** How many dialogs a page of the dashboard has: full rows of two, three and four. */
export const SURVEY_PAGE = 24;
/** How many tasks the dashboard's 'Heute' gets at most. */
export const TASKS_LIMIT = 50;
/** How many dialogs a visit to the dashboard has checked at most. */
export const UNCHECKED_LIMIT = 3;
/** Over how many days the dashboard tells of conversations. */
export const RECENT_DAYS = 28;
/** Bounds of how an author keeps dialogs: folders, tags of a dialog, characters of a name, dialogs at one time. */
/** How many shared workspaces one person is in at most. */
export const WORKSPACE_LIMITS = { most: 50 } as const;
export const FILING_LIMITS = { folders: 200, tags: 20, name: 60, atOnce: 500 } as const;
/** How many rows a page of the admin side has. */
export const ADMIN_PAGE_SIZE = 50;
/** Greatest size of an author's own picture, in bytes. */
export const AVATAR_LIMIT_BYTES = 2 * 1024 * 1024;

/** The most codes of one question, the longest name and description of one in characters, and how many colours they have. */
export const CODES_LIMIT = 100;
export const CODE_NAME_LIMIT = 100;
export const CODE_DESCRIPTION_LIMIT = 1_000;
export const CODE_COLOURS = 8;

/** The longest words of a text that are decided about as one. */
export const PERSONAL_WORDS_LENGTH = 200;
/** How many people a group should have that is shown: what can be chosen, and what is usual. */
export const SMALLEST_GROUP = { least: 2, usual: 5, most: 50 } as const;
