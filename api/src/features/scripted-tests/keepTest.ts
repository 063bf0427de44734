import { SCRIPTED_TESTS } from '@dialogwerk/shared/contract';
import type { Script, ScriptedTest } from '@dialogwerk/shared/contract';
import { CallError } from '../../errors/CallError.ts';
import type { CallContext } from '../../calls/handler.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import { lockSurvey } from '../../storage/surveys/lockSurvey.ts';
import { readScriptedTests } from '../../dialogs/readScriptedTests.ts';

/** Keeps a script under an id, in place of what stood under it. Refuses more tests than a dialog may have. */
export async function keepTest(
  { services, who }: CallContext<'author'>,
  { survey_id, test_id }: { readonly survey_id: string; readonly test_id: string },
  { name, ...script }: Script,
): Promise<{ test: ScriptedTest }> {
  return inTransaction(services.db, async (tx) => {
    // Locked, so that two at once cannot go beyond the limit.
    if (!(await lockSurvey(tx, survey_id))) throw new CallError('survey/unknown');
    const before = await tx.selectFrom('scripted_tests').select('test_id').where('survey_id', '=', survey_id).execute();
    const isNew = !before.some((test) => test.test_id === test_id);
    if (isNew && before.length >= SCRIPTED_TESTS.most) throw new CallError('scripted-test/too-many');
    const content = { name, script: JSON.stringify(script) };
    await tx
      .insertInto('scripted_tests')
      .values({ survey_id, test_id, ...content, created_at: new Date(services.now()), created_by: who.user_id })
      .onConflict((conflict) => conflict.columns(['survey_id', 'test_id']).doUpdateSet(content))
      .execute();
    const test = (await readScriptedTests(tx, survey_id)).find((one) => one.test_id === test_id);
    if (!test) throw new Error('a test that was just kept is not there');
    return { test };
  });
}
