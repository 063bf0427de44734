import { z } from 'zod';
import type { CallRecords } from '../../CallRecord.ts';
import { PERSONAL_WORDS_LENGTH, SMALLEST_GROUP } from '../../limits.ts';
import { personalKinds } from '../../personalKinds.ts';
import { done, surveyId } from '../primitives.ts';
import { filterText } from './resultFilter.ts';

const words = z.string().trim().min(1, 'Bitte geben Sie die Wörter an.').max(PERSONAL_WORDS_LENGTH);
/** null: they tell of nobody. */
const kind = z.enum(personalKinds).nullable();
const ofSurvey = { survey_id: surveyId };
const seen = ['role/insufficient', 'survey/unknown'] as const;
const columns = z.array(z.string().max(64)).max(12);
const least = z.number().int().min(SMALLEST_GROUP.least).max(SMALLEST_GROUP.most);
const count = z.number().int();

/** Personal data in free texts, and groups in which somebody could be recognised (docs/decisions/0115). */
export const personalCalls = {
  /** What the team decided about words of a dialog. */
  personalWords: {
    method: 'GET',
    path: '/api/surveys/:survey_id/personal_words',
    access: 'author',
    reads: 'words',
    errors: [...seen],
    request: z.object(ofSurvey),
    response: z.object({ words: z.array(z.object({ words: z.string(), kind })) }),
  },
  /** Decides about words, wherever they stand in the dialog's texts; forgotten with the conversation in which they were seen. */
  setPersonalWords: {
    method: 'PUT',
    path: '/api/surveys/:survey_id/personal_words',
    access: 'author',
    invalidates: ['personalWords', 'personalTexts'],
    makes: 'entries',
    errors: [...seen, 'conversation/unknown', 'personal/no-words', 'personal/too-many-words'],
    request: z.object({ ...ofSurvey, conversation_id: z.uuid(), words, kind }),
    response: done,
  },
  /** Takes a decision back; the words stand in the body, so that no address holds them. */
  forgetPersonalWords: {
    method: 'POST',
    path: '/api/surveys/:survey_id/personal_words/forget',
    access: 'author',
    invalidates: ['personalWords', 'personalTexts'],
    errors: [...seen],
    request: z.object({ ...ofSurvey, words }),
    response: done,
  },
  /** How many of the free texts hold something that tells of people; the newest 5,000 are looked at. */
  personalTexts: {
    method: 'GET',
    path: '/api/surveys/:survey_id/personal_texts',
    access: 'author',
    errors: [...seen, 'results/bad-filter', 'results/too-much'],
    request: z.object({ ...ofSurvey, filter: filterText }),
    response: z.object({
      /** Texts in all, those that were looked at, and how many of these tell of people. */
      total: count,
      examined: count,
      personal: count,
      /** In how many texts each kind stands, the most frequent first. */
      kinds: z.array(z.object({ kind: z.enum(personalKinds), texts: count })),
    }),
  },
  /** By which columns somebody could be recognised, as they were checked last, and how large groups should be. */
  groupCheck: {
    method: 'GET',
    path: '/api/surveys/:survey_id/group_check',
    access: 'author',
    errors: [...seen],
    request: z.object(ofSurvey),
    response: z.object({ columns, least }),
  },
  /** How many people share each combination of these columns' values (k-anonymity); keeps the choice for the next time. */
  checkGroups: {
    method: 'POST',
    path: '/api/surveys/:survey_id/group_check',
    access: 'author',
    invalidates: ['groupCheck'],
    errors: [...seen, 'results/bad-filter', 'results/unknown-question', 'results/too-much'],
    request: z.object({ ...ofSurvey, filter: filterText, columns: columns.min(1), least }),
    response: z.object({
      people: count,
      /** The people of the smallest combination; 0 for nobody at all. */
      smallest: count,
      /** How many people are in combinations of fewer than `least`. */
      below: count,
      /** The smallest of these, at most twenty. */
      combinations: z.array(
        z.object({ count, values: z.array(z.object({ column: z.string(), label: z.string(), value: z.string() })) }),
      ),
      /** How many people would be in such combinations without each column. */
      without: z.array(z.object({ column: z.string(), label: z.string(), below: count })),
    }),
  },
} as const satisfies CallRecords;
