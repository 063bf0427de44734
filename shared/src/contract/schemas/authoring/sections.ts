import { z } from 'zod';
import { PART_LIMITS, SECTION_LIMITS, SURVEY_BLOCKS_LIMIT } from '../../limits.ts';
import { plainName } from '../../plainText.ts';
import { partSource, questionId, revisionNumber } from '../primitives.ts';

/** What a section is that was put in as a part (docs/decisions/0142). */
export const sectionPart = z.object({
  from: partSource,
  /** That of the source as it was put in or taken over last. */
  version: revisionNumber,
  /** By a block here, the one of the source that it is. */
  originals: z.record(questionId, questionId),
  /** By a variable of the source, its name here, where that is another one. */
  names: z.record(z.string().max(64), z.string().max(64)),
  /** The block behind all ways out of it; null where it has one way out. */
  end: questionId.nullable(),
  /** Where it comes from and what may be done with it, as its source says. */
  rights: z.string().max(PART_LIMITS.rights),
});
export type SectionPart = z.infer<typeof sectionPart>;

/**
 * Blocks that authors see as one in the graph. Respondents know nothing of it. A block is in one section: the first that names it
 * counts. Blocks that are deleted stay named, so that they are in their section again when they come back.
 */
export const section = z.object({
  /** Of the configurator's making. */
  id: z
    .string()
    .min(1)
    .max(40)
    .regex(/^[\w-]+$/),
  name: z.string().overwrite(plainName).min(1, 'Bitte geben Sie dem Abschnitt einen Namen.').max(SECTION_LIMITS.name),
  blocks: z.array(questionId).max(SURVEY_BLOCKS_LIMIT),
  /** Absent for one that its author has made of blocks. */
  part: sectionPart.optional(),
});
export type Section = z.infer<typeof section>;

/** All sections of a dialog, as they are changed. */
export const sections = z
  .array(section)
  .max(SECTION_LIMITS.most)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Zwei Abschnitte haben dieselbe Kennung.');
