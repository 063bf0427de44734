import type { Answer } from '../BlockRule.ts';

/** A file as an answer: kept is its id; `{{variable}}` reads what it is, because an id says nothing to a person. */
export function mediaAnswer(media_id: string, label: string): Answer {
  return { stored: media_id, variable: media_id, label, chosen: [] };
}
