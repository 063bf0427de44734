import { z } from 'zod';
import { LIST_LIMITS, TEXT_LIMITS, TIME_LIMITS, WORDING_LIMITS } from '../limits.ts';
import { probing } from './probing.ts';
import { messageText, milliseconds, questionId, variableName, wayTarget } from '../schemas/primitives.ts';

/** Where the dialog goes on: the first jump that holds wins (domain.md §3.5). */
export const jump = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('option'), option_id: z.string().max(64), target: wayTarget }),
  z.object({ kind: z.literal('condition'), condition: z.string().max(TEXT_LIMITS.condition), target: wayTarget }),
]);
export type Jump = z.infer<typeof jump>;

/** One answer that can be chosen. `score` counts in sums; without one the option counts as missing. */
export const option = z.object({
  id: z.string().min(1).max(64),
  text: z.string().min(1).max(TEXT_LIMITS.option),
  score: z.number().nullable().default(null),
});
export type Option = z.infer<typeof option>;
/** What a respondent's page gets of an option. */
export const optionShown = option.pick({ id: true, text: true });

/** Of a block with items that have a number each. */
export const numberedItems = {
  /**
   * The ids of all items that the block ever had, in the order in which they came; the api keeps it. An item's number is its place here, from 1, for ever.
   * Absent in revisions of before, whose items are numbered as they stand.
   */
  numbered_items: z.array(z.string().max(64)).max(LIST_LIMITS.numberedItems).optional(),
};

/** In which order the options of a choice are offered. */
export const choiceOrder = {
  /** In an order that is drawn once for each conversation; absent: as they stand. */
  random_order: z.boolean().optional(),
  /** The ids of those that keep their place all the same, such as 'Nichts davon' at the end. */
  fixed_options: z.array(z.string().max(64)).max(LIST_LIMITS.options).optional(),
};

/** Of a choice with 'Sonstiges': the option with the id `other`, which stands last and has a field of its own (domain.md §13). */
export const otherField = {
  /** What is typed there; null or absent: that option, if there is one, is like any other. */
  other: z.enum(['text', 'number']).nullable().optional(),
  /** Whether the field may stay empty; absent: it may not. */
  other_optional: z.boolean().optional(),
};
/** The same of a ranking, where a number says nothing. Without `other_optional` the entry is ranked where something is typed, else with all others. */
export const otherRanked = { ...otherField, other: z.enum(['text']).nullable().optional() };
/** Of such a choice of one that can be answered in one's own words. */
export const otherInWords = {
  /** Whether words that are none of the options count as what is typed beside 'Sonstiges'; absent: they do not. */
  other_in_words: z.boolean().optional(),
};
/** What the messenger gets of it; absent for none. */
export const otherShown = z.object({ kind: z.enum(['text', 'number']), optional: z.boolean() }).optional();
/** What was typed there, as it was typed. */
export const otherTyped = z.string().max(TEXT_LIMITS.option).optional();

/** Of a block whose first options or items are those of an earlier question (domain.md §13). */
export const carrying = {
  /** From which question, and whether what was chosen there, what was not, or all; null or absent: all are its own. */
  carry: z
    .object({ from: questionId, which: z.enum(['chosen', 'not_chosen', 'all']) })
    .nullable()
    .optional(),
};

/** Of a question that can be answered in one's own words (domain.md §5). */
export const inWords = {
  /** Whether what is typed is taken, too, and understood as one of the choices, or read as the number, day or time that is asked for. */
  in_words: z.boolean().default(false),
  /** Where the dialog goes on after three replies that were not understood; null keeps to the input alone. */
  way_out: wayTarget.nullable().default(null),
  /** Said in place of what the dialog says where a reply is not understood; null: that. */
  not_understood: messageText.nullable().default(null),
  /** The Wissensfrage that answers what is asked in place of an answer, before the question stands open again; null: none. */
  asides: questionId.nullable().default(null),
  /** Whether a choice whose options a delivered list knows is understood by it; absent: yes. */
  paraphrases: z.boolean().optional(),
};

/** Of a question that has to be answered within a time, from when it stands open. */
export const timed = {
  /** Seconds; null or absent: as long as it takes. */
  time_limit: z.number().int().min(TIME_LIMITS.least).max(TIME_LIMITS.most).nullable().optional(),
  /** Where the dialog goes on when the time is over; null or absent: as after a question that was skipped. */
  time_target: wayTarget.nullable().optional(),
  /** Whether the time is part of what is asked, as in a test of knowledge: then nobody can have more of it. Absent: it is not. */
  time_essential: z.boolean().optional(),
};

/** Of a question whose reply is one value: what it has to keep beside its form (domain.md §13). */
export const ruled = {
  ...timed,
  /** Said in place of the product's sentence where a reply does not fit; null or absent: that. */
  wrong: messageText.nullable().optional(),
  /** A condition over the answer and those before; a reply is refused where it is false with it. Missing is fine; null or absent: none. */
  must: z.string().max(TEXT_LIMITS.condition).nullable().optional(),
  /** After so many replies that do not fit the dialog goes on without an answer; null or absent: it never does. */
  tries: z.number().int().min(1).max(5).nullable().optional(),
  /** Where it goes on then; null or absent: as after a question that was skipped. */
  tries_target: wayTarget.nullable().optional(),
};

/** Of a question that is typed and may be nobody else's business. */
export const masking = {
  /** Whether what is typed is covered, and the respondent's bubble does not say it; absent: no. */
  masked: z.boolean().optional(),
};
/** What the messenger gets of it; absent for an open field. */
export const maskedShown = z.literal(true).optional();

/** The top left corner of a card on the canvas, in its pixels at zoom 1. */
export const blockPosition = z.object({ x: z.number(), y: z.number() });

/** What every question block has, by the names of spec §3. */
export const baseBlock = {
  unique_question_id: questionId,
  order: z.number().int().nonnegative(),
  /** What the bot says: one or several bubbles. */
  context: messageText,
  /** The probe asked after the reply; null for none. */
  nachfrage: messageText.nullable().default(null),
  /** Whether a language model asks back in place of it; null: it does not. */
  probing: probing.nullable().default(null),
  /** Said after the reply unless the option has a reaction of its own. */
  acknowledgement: messageText.nullable().default(null),
  created_on: milliseconds,
  /** Picture, audio or video shown with the block. */
  filename_db: z.string().max(200).nullable().default(null),
  /** What stands for it when it is not seen or heard: alternative text of a picture, transcript of audio or video. */
  media_text: z.string().max(TEXT_LIMITS.message).default(''),
  /** The captions of a video: a WebVTT file of the dialog. */
  captions_db: z.string().max(200).nullable().default(null),
  /** A page or film of another host that is shown with the block once the respondent asks for it; null or absent: none. */
  embed: z
    .url({ protocol: /^https$/ })
    .max(TEXT_LIMITS.address)
    .nullable()
    .optional(),
  /** What it is called; absent for nothing: by its host. */
  embed_title: z.string().max(TEXT_LIMITS.label).optional(),
  start_page: z.boolean().default(false),
  is_end: z.boolean().default(false),
  /** Whether who ends here does not fit the study and counts as screened out; without `is_end` nothing. Absent: no. */
  screens_out: z.boolean().optional(),
  /** Place on the canvas; null leaves it to the automatic layout. */
  position: blockPosition.nullable().default(null),
  jump_to_ids: z.array(jump).max(LIST_LIMITS.jumps).default([]),
  jump_to_question: wayTarget.nullable().default(null),
  /** Reaction by option id. */
  jump_to_reactions: z.record(z.string(), messageText).default({}),
  link: z
    .url({ protocol: /^https?$/ })
    .max(TEXT_LIMITS.address)
    .nullable()
    .default(null),
  /** The block's label in the graph. */
  short_name: z.string().max(TEXT_LIMITS.label).default(''),
  /** The answer's name in expressions and exports. */
  variable: variableName.nullable().default(null),
  /** The author's answer to 'Warum fragen Sie das?'; null offers no such question. */
  reason: z.string().max(TEXT_LIMITS.reason).nullable().default(null),
  /** Advice on its wording that its author has reasons not to follow: of which kind, the text that it is about, and why. Absent: none. */
  wanted_wording: z
    .array(
      z.object({
        kind: z.string().min(1).max(20),
        text: z.string().max(WORDING_LIMITS.text),
        reason: z.string().trim().min(1).max(WORDING_LIMITS.reason),
      }),
    )
    .max(WORDING_LIMITS.most)
    .optional(),
  /** May be skipped ('Überspringen'). */
  optional: z.boolean().default(false),
};
