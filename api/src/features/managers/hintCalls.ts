import { CallError } from '../../errors/CallError.ts';
import type { Handler, Handlers } from '../../calls/handler.ts';
import { mayEditManager } from '../../policies/findManager.ts';

const managerHints: Handler<'managerHints'> = async ({ id }, context) => {
  const { dialog_manager_id } = await mayEditManager(context, id);
  return context.services.db
    .selectFrom('dialog_managers')
    .select(['hints', 'clock'])
    .where('dialog_manager_id', '=', dialog_manager_id)
    .executeTakeFirstOrThrow();
};

const writeHints: Handler<'writeHints'> = async ({ id, hints, clock }, context) => {
  const { dialog_manager_id, connected_surveys } = await mayEditManager(context, id);
  const connected = new Set(connected_surveys.map(({ survey_id }) => survey_id));
  const strange = hints.find(({ survey_id }) => !connected.has(survey_id));
  if (strange) throw new CallError('hint/not-connected', { title: strange.title });
  const time = clock === undefined ? {} : { clock: clock && JSON.stringify(clock) };
  return context.services.db
    .updateTable('dialog_managers')
    .set({ hints: JSON.stringify(hints), ...time })
    .where('dialog_manager_id', '=', dialog_manager_id)
    .returning(['hints', 'clock'])
    .executeTakeFirstOrThrow();
};

/** What players of a multi-chat can find out, and how the time of its story goes. */
export const hintCalls = { managerHints, writeHints } satisfies Partial<Handlers>;
