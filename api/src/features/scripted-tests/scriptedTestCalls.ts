import { CallError } from '../../errors/CallError.ts';
import type { Handler, Handlers } from '../../calls/handler.ts';
import { maySee } from '../../policies/maySee.ts';
import { withRight } from '../../policies/withRight.ts';
import { readCurrentSnapshot } from '../../storage/surveys/readSnapshot.ts';
import { readTurns } from '../../dialogs/storedTurns.ts';
import { keepTest } from './keepTest.ts';
import { readScriptedTests } from '../../dialogs/readScriptedTests.ts';
import { writeScript } from './writeScript.ts';

const scriptedTests: Handler<'scriptedTests'> = async (input, context) => {
  const { survey_id } = await maySee(context, input.survey_id);
  return { tests: await readScriptedTests(context.services.db, survey_id) };
};

const keepConversationAsTest: Handler<'keepConversationAsTest'> = async ({ survey_id: named, test_id }, context) => {
  const { survey_id } = await withRight(context, named, 'testen');
  const { db } = context.services;
  const conversation = await db
    .selectFrom('conversations')
    .innerJoin('live_users', 'live_users.user_id_live', 'conversations.user_id_live')
    .where('account_id', '=', context.who.user_id)
    .where('survey_id', '=', survey_id)
    .where('is_live', '=', false)
    .select(['conversation_id', 'state'])
    .executeTakeFirst();
  if (!conversation) throw new CallError('conversation/unknown');
  const { conversation_id, state } = conversation;
  const turns = await readTurns(db, { survey_id, conversation_id });
  const snapshot = await readCurrentSnapshot(db, survey_id);
  if (!snapshot) throw new CallError('survey/unknown');
  const events = turns.flatMap(({ event, withdrawn_at }) => (event && withdrawn_at === null ? [event] : []));
  const script = writeScript(snapshot, { events, state }, context.services.now());
  return keepTest(context, { survey_id, test_id }, script);
};

const setScriptedTest: Handler<'setScriptedTest'> = async ({ survey_id: named, test_id, ...script }, context) => {
  const { survey_id } = await withRight(context, named, 'testen');
  return keepTest(context, { survey_id, test_id }, script);
};

const deleteScriptedTest: Handler<'deleteScriptedTest'> = async ({ survey_id: named, test_id }, context) => {
  const { survey_id } = await withRight(context, named, 'testen');
  const { numDeletedRows } = await context.services.db
    .deleteFrom('scripted_tests')
    .where('survey_id', '=', survey_id)
    .where('test_id', '=', test_id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new CallError('scripted-test/unknown');
  return { msg: 'success' };
};

/** Conversations that a dialog keeps as tests: they are to come out again as they did, and the check says where they do not. */
export const scriptedTestCalls = {
  scriptedTests,
  keepConversationAsTest,
  setScriptedTest,
  deleteScriptedTest,
} satisfies Partial<Handlers>;
