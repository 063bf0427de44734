import { readTrigger, waitingCircle, writeTrigger } from '@dialogwerk/shared/dialog';
import type { QuestionOf, TriggerRule } from '@dialogwerk/shared/dialog';
import { CallError } from '../../errors/CallError.ts';
import type { Handler } from '../../calls/handler.ts';
import { maySeeManager } from '../../policies/findManager.ts';
import { mayEdit } from '../../policies/mayEdit.ts';
import { uuidv7 } from '../../storage/ids.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import { listTriggers } from '../../storage/surveys/listTriggers.ts';
import { violates } from '../../storage/faults/violates.ts';
import { circleError } from './circleError.ts';
import { lockManager } from './lockManager.ts';
import { readChats } from './readChats.ts';
import type { Chats } from './readChats.ts';

/** Far more than people keep in mind; the circles are looked for over all of them. */
const MOST_TRIGGERS = 500;

/** 409 for a dialog that is not in the multi-chat, 404 for a block that is not in its dialog. */
function refuseUnknown(chats: Chats, { survey_id, unique_question_id }: QuestionOf, name: string, field: string): void {
  const survey = chats.surveys.get(survey_id);
  if (!survey) throw new CallError('trigger/not-connected', { dialog: name, field });
  if (survey.blocks.has(unique_question_id)) return;
  throw new CallError('trigger/unknown-question', { id: unique_question_id, dialog: name, field });
}

/**
 * Stores a trigger. The author must be allowed to edit both dialogs, because waiting and moving change what respondents
 * meet in either. A circle of waiting is refused with a sentence that names it (domain.md §7).
 */
export const createTrigger: Handler<'createTrigger'> = async (input, context) => {
  const manager = await maySeeManager(context, input.dialog_manager_id);
  const own = await mayEdit(context, input.survey_id);
  const sent = { ...input, survey_id: own.survey_id };
  const read = readTrigger(sent);
  if (!read) throw new Error('the contract let an unknown trigger type through');
  if (input.init_survey && read.kind !== 'startDialog') {
    throw new CallError('trigger/init-needs-wait-for');
  }
  const named = read.kind === 'waitAPI' ? own : await mayEdit(context, read.names.survey_id);
  const rule: TriggerRule = { ...read, names: { ...read.names, survey_id: named.survey_id } };
  const { services } = context;

  return inTransaction(services.db, async (tx) => {
    const { dialog_manager_id } = manager;
    await lockManager(tx, dialog_manager_id);
    const chats = await readChats(tx, dialog_manager_id);
    refuseUnknown(chats, rule.at, own.survey_name, 'unique_question_id');
    refuseUnknown(chats, rule.names, named.survey_name, 'trigger');
    const triggers = await listTriggers(tx, dialog_manager_id);
    if (triggers.length >= MOST_TRIGGERS) throw new CallError('trigger/too-many', { most: MOST_TRIGGERS });
    const before = triggers.map(readTrigger).filter((one) => one !== null);
    refuseSenseless(chats, [...before, rule], rule);

    const { trigger, init_survey } = writeTrigger(rule);
    const [type] = trigger.split(';');
    const row = { trigger_id: uuidv7(services.now()), dialog_manager_id, ...rule.at, init_survey };
    const { delay_seconds = null } = rule;
    try {
      await tx
        .insertInto('triggers')
        .values({
          ...row,
          type: type === 'moveTo' || type === 'waitAPI' ? type : 'waitFor',
          named_survey_id: rule.names.survey_id,
          named_question_id: rule.names.unique_question_id,
          delay_seconds,
        })
        .execute();
    } catch (error) {
      if (!violates(error, 'triggers_once')) throw error;
      throw new CallError('trigger/duplicate');
    }
    return { trigger: { ...row, trigger, ...(delay_seconds === null ? {} : { delay_seconds }) } };
  });
};

/** 409 for a block that moves to itself and for waiting in a circle. */
function refuseSenseless(chats: Chats, rules: readonly TriggerRule[], { kind, at, names }: TriggerRule): void {
  const isItself = at.survey_id === names.survey_id && at.unique_question_id === names.unique_question_id;
  if (isItself && kind === 'moveDialog') throw new CallError('trigger/moves-to-itself');
  const circle = waitingCircle(chats.surveys, rules);
  if (circle) throw circleError(chats, circle);
}
