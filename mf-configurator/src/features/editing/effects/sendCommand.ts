import { authorClient } from '@dialogwerk/shared/clients';
import type { Block, SurveyData } from '@dialogwerk/shared/contract';
import type { BlockChange } from '../../../model/BlockChange.ts';
import { isSame } from '../../../model/isSame.ts';
import type { Accepted } from '../model/answers.ts';
import type { Command } from '../model/Command.ts';

/** Saves one command by the calls of spec §7; throws `ApiError` when it is not saved. */
export async function sendCommand(confirmed: SurveyData, command: Command): Promise<Accepted> {
  const { survey_id } = confirmed;
  switch (command.kind) {
    case 'addBlock':
      return await create(survey_id, command.block, command.after);
    case 'restoreBlock':
      return await authorClient.call('updateSurveyBlocks', {
        action: 'recreate',
        survey_id,
        unique_question_id: command.block.unique_question_id,
      });
    case 'deleteBlock':
      return await authorClient.call('updateSurveyBlocks', {
        action: 'delete',
        survey_id,
        unique_question_id: command.id,
      });
    case 'updateBlock':
      return await update(confirmed, command.id, command.change);
    case 'moveBlock':
      return await update(confirmed, command.id, { position: command.position });
    case 'connectBlocks': {
      const connections = [{ source: command.source, target: command.target }];
      const { revision } = await authorClient.call('surveyStructure', { id: survey_id, connections });
      return { revision, block: null };
    }
    case 'updateMessages':
      return await settings({ action: 'fixmessages', survey_id, changed_values: command.change });
    case 'updateScales':
      return await settings({
        action: 'config',
        survey_id,
        changed_values: { templ_options: command.templ_options },
      });
  }
}

async function create(survey_id: string, block: Block, after: string | null): Promise<Accepted> {
  const { unique_question_id, type, order: _order, created_on: _created, ...rest } = block;
  const { context, nachfrage, acknowledgement, ...optionals } = rest;
  return await authorClient.call('updateSurveyBlocks', {
    action: 'create',
    survey_id,
    unique_question_id,
    type,
    source_node_id: after,
    context,
    nachfrage,
    acknowledgement,
    optionals,
  });
}

/** Only the fields that differ go out, so that two authors of one block do not overwrite each other's fields. */
async function update(confirmed: SurveyData, id: string, change: BlockChange): Promise<Accepted> {
  const block = confirmed.all_questions.find(({ unique_question_id }) => unique_question_id === id);
  const known = new Map<string, unknown>(Object.entries(block ?? {}));
  const changed = Object.entries(change).filter(([field, value]) => !isSame(known.get(field), value));
  return await authorClient.call('updateSurveyBlocks', {
    action: 'update',
    survey_id: confirmed.survey_id,
    unique_question_id: id,
    changed_values: Object.fromEntries(changed),
  });
}

type Settings = Parameters<typeof authorClient.call<'updateSurveySettings'>>[1];

async function settings(request: Settings): Promise<Accepted> {
  const { revision } = await authorClient.call('updateSurveySettings', request);
  return { revision, block: null };
}
