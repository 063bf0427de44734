import type { MultiChat } from '@dialogwerk/shared/dialog';
import type { Kysely } from 'kysely';
import { CallError } from '../../errors/CallError.ts';
import type { CallContext, Handler } from '../../calls/handler.ts';
import type { Computation } from '../../compute/Compute.ts';
import { findManagers } from '../../policies/findManager.ts';
import { maySee } from '../../policies/maySee.ts';
import { rightsOf } from '../../policies/rights.ts';
import { isStatementOutdated } from '../../privacy/isStatementOutdated.ts';
import { secretHosts } from '../../secrets/secretHosts.ts';
import { listTriggers } from '../../storage/surveys/listTriggers.ts';
import { readCurrentJson, readCurrentSnapshot, readKeptJson } from '../../storage/surveys/readSnapshot.ts';
import { sentNames } from '../../studies/sentNames.ts';
import { keptParameters } from '../../dialogs/linkParameters.ts';
import type { Tables } from '../../storage/tables/tables.ts';
import { readScriptedTests } from '../../dialogs/readScriptedTests.ts';
import type { findingsOf } from './findingsOf.ts';

const findings: Computation<typeof findingsOf> = {
  file: new URL('./findingsOf.ts', import.meta.url),
  name: 'findingsOf',
};

/** The check of a dialog as it is stored, or was kept: what respondents would meet if that were live now. 409 when it takes too long. */
export const checkDialog: Handler<'checkDialog'> = async (input, context) => {
  const { survey_id, role } = await maySee(context, input.survey_id);
  const { db, compute, model, embedHosts, now } = context.services;
  const draft = await (input.revision === undefined
    ? readCurrentJson(db, survey_id)
    : readKeptJson(db, survey_id, input.revision));
  if (!draft) throw new CallError(input.revision === undefined ? 'survey/unknown' : 'version/no-such-revision');
  const multiChat = await multiChatOf(context, survey_id);
  const secrets = await secretHosts(db, survey_id);
  const tests = await readScriptedTests(db, survey_id);
  const parameters = (await keptParameters(db, [survey_id])).get(survey_id) ?? [];
  const sentOn = await sentNames(db, survey_id);
  const isOutdated = await isStatementOutdated(context.services, survey_id);
  const run = { of: context.who.user_id, signal: context.signal };
  const result = await compute.run(
    findings,
    {
      snapshot: draft.json,
      multiChat,
      secrets,
      parameters,
      sentOn,
      isStatementOutdated: isOutdated,
      isLed: model.connected,
      tests,
      embedHosts,
    },
    run,
  );
  if (!result) throw new CallError('check/over-budget');
  // Others see a part of the multi-chat, and nothing that they could mend.
  if (rightsOf[role].bearbeiten === 1 && input.revision === undefined) {
    await keepCount(db, {
      survey_id,
      revision: draft.revision,
      findings: result.findings.length,
      checked_at: new Date(now()),
    });
  }
  return result;
};

/** Keeps how much was found, for the list of what waits for authors (`listTasks`). */
async function keepCount(db: Kysely<Tables>, row: Tables['check_counts']): Promise<void> {
  await db
    .insertInto('check_counts')
    .values(row)
    .onConflict((conflict) => conflict.column('survey_id').doUpdateSet(row))
    .execute();
}

/** All multi-chats of the dialog as one, as far as the author has a role in their dialogs. */
async function multiChatOf(context: CallContext<'author'>, survey_id: string): Promise<MultiChat> {
  const { db } = context.services;
  const managers = (await findManagers(context, {})).filter(({ connected_surveys }) =>
    connected_surveys.some((connected) => connected.survey_id === survey_id),
  );
  const triggers = await Promise.all(managers.map(({ dialog_manager_id }) => listTriggers(db, dialog_manager_id)));
  const others = new Set(
    managers.flatMap(({ connected_surveys }) => connected_surveys.map((other) => other.survey_id)),
  );
  others.delete(survey_id);
  const known = triggers.flat().filter((one) => one.survey_id === survey_id || others.has(one.survey_id));
  if (known.length === 0) return { triggers: [], others: [] };
  const snapshots = await Promise.all([...others].map((other) => readCurrentSnapshot(db, other)));
  return { triggers: known, others: snapshots.filter((snapshot) => snapshot !== null) };
}
