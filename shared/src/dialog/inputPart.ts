import type { QuestionInput } from '../contract/index.ts';

/** A part of the messenger that is loaded on demand and draws some of the inputs. */
export type InputPart = 'fields' | 'scales' | 'files';

/**
 * The part that draws a question of some type; null for what most dialogs begin with, free text and choices, which is
 * there from the beginning. The messenger loads it by this, and the server has the browser fetch the first question's with
 * the page.
 */
export const inputPart = {
  number: 'fields',
  date: 'fields',
  email: 'fields',
  phone: 'fields',
  url: 'fields',
  qa: 'fields',
  slider: 'scales',
  ranking: 'scales',
  picture: 'scales',
  upload: 'files',
  voice: 'files',
  open: null,
  single: null,
  multiple: null,
  likert: null,
  matrix: null,
  consent: null,
} as const satisfies Record<QuestionInput['type'], InputPart | null>;
