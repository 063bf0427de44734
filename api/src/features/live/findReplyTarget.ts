import { MEDIA_LIMIT_BYTES } from '@dialogwerk/shared/contract';
import type { Block, MediaKind } from '@dialogwerk/shared/contract';
import { openQuestion } from '@dialogwerk/shared/dialog';
import { CallError } from '../../calls/CallError.ts';
import { findByUser } from './conversationStatements.ts';
import type { LiveServices } from './LiveServices.ts';
import { refusalTexts } from './refusalTexts.ts';
import { surveyOf } from './surveyOf.ts';
import { texts } from './texts.ts';

export interface UploadQuestion {
  readonly survey_id: string;
  readonly unique_question_id: string;
}

/** Where a file belongs, and what is taken there. */
export interface ReplyTarget {
  readonly conversation_id: string;
  /** What is said, in the dialog's language, where a conversation has very many files. */
  readonly manyFiles: string;
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
  { survey_id, unique_question_id }: UploadQuestion,
): Promise<ReplyTarget> {
  const conversation = await findByUser(live.pool, survey_id, user_id_live);
  if (!conversation) throw new CallError(404, texts.unknownConversation);
  if (conversation.closed) throw new CallError(410, texts.inactive);
  const survey = await surveyOf(live, survey_id, conversation);
  const block = survey.blocks.get(unique_question_id)?.block;
  const rules = block ? rulesOf(block) : null;
  const { takesNoFile, manyFiles } = refusalTexts(survey);
  const { conversation_id, state } = conversation;
  const isOpen = openQuestion(survey, state)?.unique_question_id === unique_question_id;
  if (!rules || !(isOpen || (await isAnswered(live, survey_id, conversation_id, unique_question_id)))) {
    throw new CallError(409, takesNoFile);
  }
  return { conversation_id, rules, manyFiles };
}

function rulesOf(block: Block): ReplyTarget['rules'] | null {
  const captionsOnly = false;
  if (block.type === 'upload') return { kinds: block.kinds, maxBytes: block.max_bytes, maxSeconds: null, captionsOnly };
  if (block.type !== 'voice') return null;
  return { kinds: ['audio'], maxBytes: MEDIA_LIMIT_BYTES.audio, maxSeconds: block.max_seconds, captionsOnly };
}

async function isAnswered(
  { db }: LiveServices,
  survey_id: string,
  conversation_id: string,
  unique_question_id: string,
): Promise<boolean> {
  const answer = await db
    .selectFrom('answers')
    .select('revision')
    .where('survey_id', '=', survey_id)
    .where('conversation_id', '=', conversation_id)
    .where('unique_question_id', '=', unique_question_id)
    .where('withdrawn_turn', '=', 0)
    .executeTakeFirst();
  return answer !== undefined;
}
