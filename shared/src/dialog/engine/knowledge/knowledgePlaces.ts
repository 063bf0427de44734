import { entryLabel } from '../../blocks/qa/entryLabel.ts';
import type { BlockOf, InputOf, OpenQuestion } from '../../../contract/index.ts';
import { knowledgeTexts } from '../../blocks/qa/knowledgeTexts.ts';
import type { CompiledSurvey } from '../survey/CompiledSurvey.ts';
import type { HelpfulPlace, MeantPlace, OpenPlace, SearchPlace } from '../ConversationState.ts';

/** A place of a `qa` block behind its first question. */
export type KnowledgePlace = SearchPlace | MeantPlace | HelpfulPlace;

/** Ids of what can be chosen beside entries. */
export const NONE_OF_THESE = '-none-';
export const HELPFUL = 'yes';
const NOT_HELPFUL = 'no';
export const GO_ON = 'go-on';

/** The how many-th question to the dialog a place belongs to, from 1. */
export function roundOf(place: OpenPlace): number {
  return 'search' in place ? place.search : 1;
}

/** The id under which a question to the dialog is kept. */
export function searchId(unique_question_id: string, round: number): string | null {
  return round === 1 ? null : `${unique_question_id}.${round}`;
}

/** The id under which it is kept whether an answer helped. */
export function helpfulId(unique_question_id: string, round: number): string {
  return `${unique_question_id}!${round}`;
}

/** The id of the question at a place. */
export function knowledgeId(place: KnowledgePlace): string | null {
  const { unique_question_id, search } = place;
  if ('helped' in place) return helpfulId(unique_question_id, search);
  return 'meant' in place ? `${unique_question_id}?${search}` : searchId(unique_question_id, search);
}

/** What is asked back at a place: the entries that a question may have meant, or whether an answer helped. */
export function askedBack(
  { qa_entries, only_search }: BlockOf<'qa'>,
  place: MeantPlace | HelpfulPlace,
  { texts, ask_backs }: Pick<CompiledSurvey, 'texts' | 'ask_backs'>,
): Pick<OpenQuestion, 'in_words' | 'optional'> & { readonly input: InputOf<'single'> } {
  const noneOfThese = ask_backs.none ?? knowledgeTexts(texts.wording).noneOfThese;
  if ('meant' in place) {
    const meant = place.meant.candidates.flatMap((id) => qa_entries.filter((entry) => entry.id === id));
    const options = meant.map((entry) => ({ id: entry.id, text: entryLabel(entry) }));
    options.push({ id: NONE_OF_THESE, text: noneOfThese });
    return { input: { type: 'single', options }, in_words: true, optional: false };
  }
  const verdict = [
    { id: HELPFUL, text: texts.yes },
    { id: NOT_HELPFUL, text: texts.no },
  ];
  if (!only_search) return { input: { type: 'single', options: verdict }, optional: true };
  const options = [...verdict, { id: GO_ON, text: texts.goOn }];
  return { input: { type: 'single', options }, in_words: true, optional: false };
}
