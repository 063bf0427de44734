import { z } from 'zod';
import { SECTION_LIMITS, SURVEY_BLOCKS_LIMIT } from '../../limits.ts';
import { plainName } from '../../plainText.ts';
import { questionId } from '../primitives.ts';

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
});
export type Section = z.infer<typeof section>;

/** All sections of a dialog, as they are changed. */
export const sections = z
  .array(section)
  .max(SECTION_LIMITS.most)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Zwei Abschnitte haben dieselbe Kennung.');
