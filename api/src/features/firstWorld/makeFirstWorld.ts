import type { CallContext, Handlers } from '../../calls/handler.ts';
import { parseInput } from '../../calls/parseInput.ts';
import { markShipped } from '../../storage/surveys/markShipped.ts';
import { eventFeedback } from './eventFeedback.data.ts';
import type { FirstDialog } from './FirstDialog.ts';
import { holidayGuide } from './holidayGuide.data.ts';
import { teamMood } from './teamMood.data.ts';

const firstDialogs: readonly FirstDialog[] = [teamMood, holidayGuide, eventFeedback];

type AuthorsCalls = Pick<
  Handlers,
  'createSurvey' | 'updateSurveySettings' | 'updateSurveyBlocks' | 'switchActivateLink'
>;

/** Example dialogs for the author of the context, made by the calls that authors make, with the same checks. */
export async function makeFirstWorld(calls: AuthorsCalls, context: CallContext<'author'>): Promise<void> {
  const made: string[] = [];
  for (const dialog of firstDialogs) made.push(await makeDialog(calls, context, dialog));
  await markShipped(context.services.db, made);
}

/** Gives its public id. */
async function makeDialog(calls: AuthorsCalls, context: CallContext<'author'>, dialog: FirstDialog): Promise<string> {
  const { survey_name, config, messages, blocks, active } = dialog;
  const { survey } = await calls.createSurvey(parseInput('createSurvey', { survey_name }), context);
  const { survey_id } = survey;
  for (const settings of [
    { action: 'config', survey_id, changed_values: config },
    { action: 'fixmessages', survey_id, changed_values: messages },
  ]) {
    await calls.updateSurveySettings(parseInput('updateSurveySettings', settings), context);
  }
  for (const { id, type, context: text, ...optionals } of blocks) {
    const block = { action: 'create', survey_id, unique_question_id: id, type, context: text, optionals };
    await calls.updateSurveyBlocks(parseInput('updateSurveyBlocks', block), context);
  }
  if (active)
    await calls.switchActivateLink(parseInput('switchActivateLink', { item: { survey_id, active } }), context);
  return survey_id;
}
