import { studyDay } from '@dialogwerk/shared/contract';
import type { Reply } from '@dialogwerk/shared/contract';
import { spokenBy, writtenId } from '@dialogwerk/shared/dialog';
import type { CompiledSurvey } from '@dialogwerk/shared/dialog';
import {
  answerOrAside,
  asidesTo,
  understandAsValue,
  understandWords,
  wordsToUnderstand,
} from '@dialogwerk/shared/dialog/understanding';
import type { Understood } from '@dialogwerk/shared/dialog/understanding';
import type { ConversationRow } from './conversationStatements.ts';
import type { HeardWords } from './HeardWords.ts';
import type { LiveServices } from '../LiveServices.ts';

/** A respondent waits for the next question: a reply is acknowledged as soon after this as without a model. */
const BY_SENSE_MS = 300;

/** What was heard, to be kept, and what the engine goes by; both null for a reply that is not to be understood. */
export interface Heard {
  readonly heard: HeardWords | null;
  readonly understood: Understood | null;
}

/** Understands a reply in the respondent's own words by the training of the conversation, and by what the dialog says in its language (domain.md §5). */
export async function hearWords(
  { understandings, now }: Pick<LiveServices, 'understandings' | 'now'>,
  dialog: CompiledSurvey,
  survey_id: string,
  { revision, training, state }: Pick<ConversationRow, 'revision' | 'training' | 'state'>,
  { unique_question_id, reply }: { readonly unique_question_id: string; readonly reply: Reply },
): Promise<Heard> {
  const survey = spokenBy(dialog, state);
  const text = wordsToUnderstand(survey, state, { unique_question_id, reply });
  if (text === null || text.trim() === '') return { heard: null, understood: null };
  const value = understandAsValue(survey, state, { unique_question_id, words: text, today: studyDay(now()) });
  // Values are read, not trained: nobody has anything to assign them to.
  if (value) return { heard: null, understood: value };
  const listening = { texts: [text], until: AbortSignal.timeout(BY_SENSE_MS) };
  const learnedAt = (id: string) =>
    understandings.get(survey, { survey_id, revision, training, unique_question_id: id }, listening);
  const answer = understandWords(state, await learnedAt(unique_question_id), text);
  const asides = asidesTo(survey, { unique_question_id, reply });
  const understood =
    asides === null ? answer : answerOrAside(answer, (await learnedAt(asides)).decide(text), asides, text);
  const heard = {
    unique_question_id: understood.at ?? writtenId(unique_question_id),
    text,
    zone: understood.zone,
    training,
  };
  return { heard, understood };
}
