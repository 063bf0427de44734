import { trimmedWords } from '@dialogwerk/shared/dialog/personal';
import { CallError } from '../../../errors/CallError.ts';
import type { Handler, Handlers } from '../../../calls/handler.ts';
import { mayAnalyse } from '../../../policies/mayAnalyse.ts';
import { inTransaction } from '../../../storage/inTransaction.ts';
import { lockSurvey } from '../../../storage/surveys/lockSurvey.ts';
import { findConversation } from '../marks/findConversation.ts';

const MOST = 2_000;

const personalWords: Handler<'personalWords'> = async ({ survey_id: named }, { services, who }) => {
  const { survey_id } = await mayAnalyse({ services, who }, named);
  const words = await services.db
    .selectFrom('personal_words')
    .select(['words', 'kind'])
    .where('survey_id', '=', survey_id)
    .orderBy('decided_at')
    .orderBy('words')
    .execute();
  return { words };
};

const setPersonalWords: Handler<'setPersonalWords'> = async (input, context) => {
  const { survey_id, conversation_id } = await findConversation(input, context);
  const { kind } = input;
  // What was found is told by exactly its signs; what is marked by hand is looked for by its words.
  const words = kind === null ? input.words : trimmedWords(input.words);
  if (words === '') throw new CallError('personal/no-words');
  const decided = { kind, conversation_id, decided_at: new Date(context.services.now()) };
  await inTransaction(context.services.db, async (tx) => {
    // Locked, so that two at once cannot go beyond the limit.
    if (!(await lockSurvey(tx, survey_id))) throw new CallError('survey/unknown');
    const kept = await tx.selectFrom('personal_words').select('words').where('survey_id', '=', survey_id).execute();
    if (kept.length >= MOST && !kept.some((one) => one.words === words)) throw new CallError('personal/too-many-words');
    await tx
      .insertInto('personal_words')
      .values({ survey_id, words, ...decided })
      .onConflict((conflict) => conflict.columns(['survey_id', 'words']).doUpdateSet(decided))
      .execute();
  });
  return { msg: 'success' };
};

const forgetPersonalWords: Handler<'forgetPersonalWords'> = async ({ survey_id: named, words }, { services, who }) => {
  const { survey_id } = await mayAnalyse({ services, who }, named);
  await services.db
    .deleteFrom('personal_words')
    .where('survey_id', '=', survey_id)
    .where('words', 'in', [words, trimmedWords(words)])
    .execute();
  return { msg: 'success' };
};

/** What the team decides about words of a dialog's texts (role with analyse 1). */
export const personalWordCalls = { personalWords, setPersonalWords, forgetPersonalWords } satisfies Partial<Handlers>;
