import type { MediaKind, QuestionInput, SurveyConfig } from '@dialogwerk/shared/contract';
import { openQuestion, questionAt } from '@dialogwerk/shared/dialog';
import { CallError } from '../../../errors/CallError.ts';
import { findByUser } from './conversationStatements.ts';
import type { LiveServices } from '../LiveServices.ts';
import { surveyOf } from './surveyOf.ts';

export interface UploadQuestion {
  readonly survey_id: string;
  readonly unique_question_id: string;
  /** The part of the question; absent for the question itself. */
  readonly nachfrage_id?: string | null | undefined;
}

/** Where a file belongs, and what is taken there. */
export interface ReplyTarget {
  readonly conversation_id: string;
  /** How the dialog speaks, for refusals. */
  readonly spoken: Pick<SurveyConfig, 'language' | 'du_sie'>;
  readonly rules: {
    readonly kinds: readonly MediaKind[];
    readonly maxBytes: number;
    readonly maxSeconds: number | null;
    readonly captionsOnly: boolean;
  };
}

/**
 * The respondent's conversation and what its question takes: the question that is open, or one that was answered and
 * can be changed. Refuses with 404 (not their conversation), 410 (not active any more), 409 (no file is asked for).
 */
export async function findReplyTarget(
  live: LiveServices,
  user_id_live: string,
  { survey_id, unique_question_id, nachfrage_id: part = null }: UploadQuestion,
): Promise<ReplyTarget> {
  const conversation = await findByUser(live.pool, survey_id, user_id_live);
  if (!conversation) throw new CallError('conversation/unknown');
  if (conversation.closed) throw new CallError('survey/inactive');
  const survey = await surveyOf(live, survey_id, conversation);
  const question = questionAt(survey, unique_question_id, part);
  const rules = question && rulesOf(question.input);
  const { conversation_id, state } = conversation;
  const open = openQuestion(survey, state);
  const isOpen = open?.unique_question_id === unique_question_id && open.nachfrage_id === part;
  const answer = { survey_id, conversation_id, unique_question_id, nachfrage_id: part ?? '' };
  if (!rules || !(isOpen || (await isAnswered(live, answer)))) throw new CallError('media/not-asked', survey);
  return { conversation_id, rules, spoken: survey };
}

/** What a question takes; null where it takes no file. */
function rulesOf(input: QuestionInput): ReplyTarget['rules'] | null {
  const rules = { captionsOnly: false, maxSeconds: null };
  if (input.type === 'upload') return { ...rules, kinds: input.kinds, maxBytes: input.max_bytes };
  if (input.type === 'signature') return { ...rules, kinds: ['image'], maxBytes: input.max_bytes };
  if (input.type === 'voice') {
    return { ...rules, kinds: ['audio'], maxBytes: input.max_bytes, maxSeconds: input.max_seconds };
  }
  if (input.type !== 'open' || !input.recordings) return null;
  const { recordings } = input;
  return {
    ...rules,
    kinds: recordings.map(({ kind }) => kind),
    maxBytes: Math.max(...recordings.map(({ max_bytes }) => max_bytes)),
    maxSeconds: Math.max(...recordings.map(({ max_seconds }) => max_seconds)),
  };
}

interface AnswerKey {
  readonly survey_id: string;
  readonly conversation_id: string;
  readonly unique_question_id: string;
  /** '' for the question itself. */
  readonly nachfrage_id: string;
}

async function isAnswered({ db }: LiveServices, key: AnswerKey): Promise<boolean> {
  const answer = await db
    .selectFrom('answers')
    .select('revision')
    .where((answers) => answers.and({ ...key }))
    .where('withdrawn_turn', '=', 0)
    .executeTakeFirst();
  return answer !== undefined;
}
