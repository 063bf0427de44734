import { TRAINING_READS } from '../../readsOf.ts';
import type { CallRecords } from '../../CallRecord.ts';
import { z } from 'zod';
import { TRAINING_LIMITS } from '../../limits.ts';
import { paraphraseName } from './paraphrases.ts';
import { milliseconds, person, questionId, revisionNumber, surveyId } from '../primitives.ts';

/** How sure a free reply was understood (domain.md §5): gone on with, asked back, asked again. */
export const understandingZone = z.enum(['sure', 'unsure', 'unknown']);
export type UnderstandingZone = z.infer<typeof understandingZone>;

const share = z.number().min(0).max(1);
const target = z.string().min(1).max(64);

/** From `accept` on a reply is understood, from `ask` on asked back, by its confidence (0 to 1). */
export const bounds = z.object({ accept: share, ask: share });
export type Bounds = z.infer<typeof bounds>;
const boundsInput = bounds.refine(({ accept, ask }) => ask <= accept, {
  message: 'Die Schwelle zum Nachfragen darf nicht über der zum Verstehen liegen.',
  path: ['ask'],
});

/**
 * Something that a reply can mean at a block: an option or an entry of knowledge (`target` is its id), or a conditional
 * jump (`target` is the block that it leads to).
 */
const trainingTarget = z.object({
  kind: z.enum(['option', 'jump', 'entry']),
  target: z.string(),
  label: z.string(),
  /** What counts as examples without training: the option's text, the entry's questions. Not to be deleted here. */
  own: z.array(z.string()),
  /** What counts as examples without training as well, where the options are known: how people say yes and no, and a delivered list. */
  implied: z.array(z.string()),
  /** In the order in which they were added. */
  examples: z.array(z.string()),
});
export type TrainingTarget = z.infer<typeof trainingTarget>;

/** A block that free replies are understood at. */
const trainedBlock = z.object({
  unique_question_id: questionId,
  name: z.string(),
  type: z.string(),
  /** Whether respondents can reply in their own words as the draft stands. */
  in_words: z.boolean(),
  targets: z.number().int(),
  /** Example sentences in all. */
  examples: z.number().int(),
  /** Targets with fewer examples than are needed to be understood well (5). */
  thin_targets: z.number().int(),
  /** Replies that wait in the inbox. */
  waiting: z.number().int(),
  /** The delivered list that the block's options are known from; null: none, or it is switched off. */
  paraphrases: paraphraseName.nullable(),
  bounds,
  /** Whether an author has set the bounds; else they are measured for so many examples. */
  own_bounds: z.boolean(),
});
export type TrainedBlock = z.infer<typeof trainedBlock>;

const match = z.object({ target: z.string(), confidence: share });
/** What a reply was taken for: in the zone 'unsure' several matches, the best first; in 'unknown' none. */
export const understood = z.object({
  zone: understandingZone,
  matches: z.array(match),
  /** It says that there is no answer. */
  isNoAnswer: z.literal(true).exactOptional(),
  /** The ends of a scale that a value lies outside of, null where it is open. */
  outside: z.object({ min: z.number().nullable(), max: z.number().nullable() }).optional(),
});

/** A reply in a respondent's own words. */
const inboxReply = z.object({
  reply_id: z.uuid(),
  text: z.string(),
  said_at: milliseconds,
  /** false in an author's test. */
  is_live: z.boolean(),
  /** What respondents' training made of it then. */
  at_the_time: understandingZone,
  /** What the training as it stands now makes of it, also where that is not enough to ask back: at most three. */
  matches: z.array(match),
  zone: understandingZone,
  /** What an author made of it; null while it waits. */
  handled: z.enum(['assigned', 'dismissed']).nullable(),
  /** The target that it was assigned to. */
  assigned: z.string().nullable(),
});
export type InboxReply = z.infer<typeof inboxReply>;

/** A reply that would be understood differently. */
const judgedReply = z.object({
  reply_id: z.uuid(),
  unique_question_id: questionId,
  text: z.string(),
  before: understood,
  after: understood,
});
export type JudgedReply = z.infer<typeof judgedReply>;

const example = z.object({ target, text: z.string().min(1).max(TRAINING_LIMITS.example) });

/** Two examples of a block that say nearly the same: of one target superfluous, of two contradicting. */
const trainingFinding = z.object({
  kind: z.enum(['duplicate', 'contradiction']),
  one: example,
  other: example,
  /** 0 to 1; 1: the same words. */
  likeness: share,
});
export type TrainingFinding = z.infer<typeof trainingFinding>;

const ofBlock = { id: surveyId, questionId };
const replies = { ...ofBlock, reply_ids: z.array(z.uuid()).min(1).max(TRAINING_LIMITS.atOnce) };
const errors = ['throttle/own-computations', 'role/insufficient', 'survey/unknown', 'training/unknown-block'] as const;
/** The training as the call leaves it. */
const revision = z.number().int();
const zoneCounts = z.object({ sure: z.number().int(), unsure: z.number().int(), unknown: z.number().int() });

export const trainingCalls = {
  /** The blocks that free replies are understood at, in the dialog's order, and how the training stands. */
  trainingOverview: {
    method: 'GET',
    path: '/api/surveys/:id/training',
    access: 'author',
    whole: true,
    errors: ['role/insufficient', 'survey/unknown'],
    request: z.object({ id: surveyId }),
    response: z.object({
      /** Raised by each change. */
      revision,
      /** What respondents are understood by; null before any training was put into effect. */
      applied: z.object({ revision, at: milliseconds, by: person.nullable() }).nullable(),
      /** Whether respondents are understood by something else than what stands here. */
      differs: z.boolean(),
      blocks: z.array(trainedBlock),
    }),
  },
  /** A block's targets with their example sentences (spec §7, domain.md §5); none for a block that is not replied to in words. */
  trainingdataJumps: {
    method: 'GET',
    path: '/api/surveys/:id/trainingdata_jumps/:questionId',
    access: 'author',
    errors,
    request: z.object(ofBlock),
    response: z.object({ targets: z.array(trainingTarget) }),
  },
  /** Adds examples to a target; those that it has already are told and stay. Spaces around and empty lines do not count. */
  addTrainingExamples: {
    method: 'POST',
    path: '/api/surveys/:id/training/:questionId/examples',
    access: 'author',
    invalidates: TRAINING_READS,
    errors: [...errors, 'training/too-many', 'training/unknown-target'],
    request: z.object({
      ...ofBlock,
      target,
      examples: z.array(z.string().max(TRAINING_LIMITS.example)).min(1).max(TRAINING_LIMITS.atOnce),
    }),
    response: z.object({ revision, added: z.array(z.string()), known: z.array(z.string()) }),
  },
  /** Takes examples away; gives those that there were, so that they can be added again. */
  deleteTrainingExamples: {
    method: 'POST',
    path: '/api/surveys/:id/training/:questionId/examples/delete',
    access: 'author',
    invalidates: TRAINING_READS,
    errors,
    request: z.object({ ...ofBlock, examples: z.array(example).min(1).max(TRAINING_LIMITS.atOnce) }),
    response: z.object({ revision, deleted: z.array(example) }),
  },
  /**
   * Replies in the respondents' own words, the least certain groups first, like ones together: those that wait, those that
   * were understood, or those that an author has handled. At most 300.
   */
  trainingInbox: {
    method: 'GET',
    path: '/api/surveys/:id/training/:questionId/inbox',
    access: 'author',
    reads: 'words',
    errors,
    request: z.object({ ...ofBlock, show: z.enum(['waiting', 'understood', 'handled']).default('waiting') }),
    response: z.object({ total: z.number().int(), groups: z.array(z.array(inboxReply)) }),
  },
  /** Replies become examples of a target. Those that are handled already stay as they are. */
  assignReplies: {
    method: 'POST',
    path: '/api/surveys/:id/training/:questionId/inbox/assign',
    access: 'author',
    invalidates: TRAINING_READS,
    errors: [...errors, 'training/too-many', 'training/unknown-target'],
    request: z.object({ ...replies, target }),
    response: z.object({ revision, reply_ids: z.array(z.uuid()) }),
  },
  /** Replies that mean nothing here leave the inbox. */
  dismissReplies: {
    method: 'POST',
    path: '/api/surveys/:id/training/:questionId/inbox/dismiss',
    access: 'author',
    invalidates: TRAINING_READS,
    errors,
    request: z.object(replies),
    response: z.object({ revision, reply_ids: z.array(z.uuid()) }),
  },
  /** Takes back `assignReplies` and `dismissReplies`: the replies wait again, examples that came from them alone go. */
  reopenReplies: {
    method: 'POST',
    path: '/api/surveys/:id/training/:questionId/inbox/reopen',
    access: 'author',
    invalidates: TRAINING_READS,
    errors,
    request: z.object(replies),
    response: z.object({ revision, reply_ids: z.array(z.uuid()) }),
  },
  /** What a sentence would be taken for, and why: by the training as it stands here. Nothing is kept. */
  tryTraining: {
    method: 'POST',
    path: '/api/surveys/:id/training/:questionId/try',
    access: 'author',
    errors,
    request: z.object({ ...ofBlock, text: z.string().min(1).max(10_000) }),
    response: z.object({
      zone: understandingZone,
      /** By the option's own words, its number or letter, the rules of meaning, what is no answer, or the examples. */
      by: z.enum(['words', 'place', 'meaning', 'silence', 'examples']),
      /** Every target, the best first. */
      matches: z.array(match),
      /** Which of them a respondent would be asked about ('Meinten Sie …?'); none where it is not unsure. */
      asked: z.array(z.string()),
      /** What spoke for (positive) and against the best target, the strongest first; at most ten. */
      reasons: z.array(z.object({ text: z.string(), target: z.string(), weight: z.number(), likeness: share })),
    }),
  },
  /** How good a block's training is: each example judged as if it were not there. */
  trainingQuality: {
    method: 'GET',
    path: '/api/surveys/:id/training/:questionId/quality',
    access: 'author',
    errors,
    request: z.object(ofBlock),
    response: z.object({
      /** Wilson's interval at 95 %; null below two targets with two examples each. */
      accuracy: z.object({ right: z.number().int(), total: z.number().int(), low: share, high: share }).nullable(),
      zones: zoneCounts,
      /** How often examples of `target` were taken for `taken`. */
      confusions: z.array(z.object({ target: z.string(), taken: z.string(), count: z.number().int() })),
      /** Examples that are taken for another target, the surest first: they pull the wrong way. */
      misled: z.array(z.object({ text: z.string(), target: z.string(), taken: z.string(), confidence: share })),
      findings: z.array(trainingFinding),
    }),
  },
  /** How past replies to a block would fall with other bounds, by the training as it stands here. */
  trainingBoundsEffect: {
    method: 'POST',
    path: '/api/surveys/:id/training/:questionId/bounds/effect',
    access: 'author',
    errors,
    request: z.object({ ...ofBlock, bounds: boundsInput }),
    response: z.object({ now: zoneCounts, with_bounds: zoneCounts }),
  },
  setTrainingBounds: {
    method: 'PUT',
    path: '/api/surveys/:id/training/:questionId/bounds',
    access: 'author',
    invalidates: TRAINING_READS,
    errors,
    /** null: as they were measured. */
    request: z.object({ ...ofBlock, bounds: boundsInput.nullable() }),
    response: z.object({ revision, bounds: bounds.nullable() }),
  },
  /** Which earlier replies would be understood differently once the training here acts (domain.md §11); at most 500. */
  previewTraining: {
    method: 'GET',
    path: '/api/surveys/:id/training/preview',
    access: 'author',
    errors: ['role/insufficient', 'survey/unknown'],
    request: z.object({ id: surveyId }),
    response: z.object({
      revision,
      /** How many earlier replies were looked at. */
      looked: z.number().int(),
      changed: z.array(judgedReply),
    }),
  },
  /** Respondents are understood by the training as it stands here from now on; 409 when it is another one than was previewed. */
  applyTraining: {
    method: 'POST',
    path: '/api/surveys/:id/training/apply',
    access: 'author',
    invalidates: TRAINING_READS,
    errors: ['role/insufficient', 'survey/unknown', 'training/moved'],
    request: z.object({ id: surveyId, revision: revisionNumber }),
    response: z.object({ revision }),
  },
} as const satisfies CallRecords;
