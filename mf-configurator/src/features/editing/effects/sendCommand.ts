import { send } from '@dialogwerk/shared/clients';
import type { Block, CallRequest, ChangeOrigin, SurveyData } from '@dialogwerk/shared/contract';
import type { BlockChange } from '../../../model/BlockChange.ts';
import { fieldsOf } from '../../../model/fieldsOf.ts';
import { isSame } from '../../../model/isSame.ts';
import type { Accepted } from '../model/answers.ts';
import type { EditingState } from '../model/EditingState.ts';
import { sectionsAfter } from '../model/sectionsAfter.ts';
import type { PendingCommand } from '../model/PendingCommand.ts';

/** What every call says beside the change itself. */
interface Made {
  readonly step: ChangeOrigin;
  readonly based_on?: Record<string, unknown>;
}

/** What follows from a command the editor shows by itself. */
const byEditor = { isShown: true } as const;

/** Saves one command by the calls of spec §7; throws `ApiError` when it is not saved. */
export async function sendCommand(
  { confirmed, client }: Pick<EditingState, 'confirmed' | 'client'>,
  { command, base, origin }: PendingCommand,
): Promise<Accepted> {
  const { survey_id } = confirmed;
  const step = { client, ...origin };
  const made: Made = { step, based_on: base };
  switch (command.kind) {
    case 'addBlock':
      return await create(survey_id, command.block, command.after, step);
    case 'restoreBlock':
      return await send(
        'updateSurveyBlocks',
        { action: 'recreate', survey_id, unique_question_id: command.block.unique_question_id, step },
        byEditor,
      );
    case 'deleteBlock':
      return await send(
        'updateSurveyBlocks',
        { action: 'delete', survey_id, unique_question_id: command.id, ...made },
        byEditor,
      );
    case 'updateBlock':
      return await update(confirmed, command.id, command.change, made);
    case 'swapOrder':
      return await update(confirmed, command.id, { order: command.order }, { step });
    case 'moveBlocks': {
      const positions = command.moves.map(({ id, position }) => ({ unique_question_id: id, position }));
      const { revision } = await send('surveyStructure', { id: survey_id, positions, step }, byEditor);
      return { revision, block: null };
    }
    case 'connectBlocks': {
      const connections = [{ source: command.source, target: command.target }];
      const { revision } = await send('surveyStructure', { id: survey_id, connections, ...made }, byEditor);
      return { revision, block: null };
    }
    case 'updateMessages':
      return await settings({ action: 'fixmessages', survey_id, changed_values: command.change, ...made });
    case 'updateConfig':
      return await settings({ action: 'config', survey_id, changed_values: command.change, ...made });
    case 'updateScales': {
      const { templ_options } = command;
      return await settings({ action: 'config', survey_id, changed_values: { templ_options }, ...made });
    }
    case 'updateSections': {
      const all = confirmed.sections;
      const seen = base['sections'];
      const others = all.filter(({ id }) => !(id in command.sections));
      return await settings({
        action: 'config',
        survey_id,
        changed_values: { sections: sectionsAfter(all, command.sections) },
        step,
        based_on: { sections: others.concat(Array.isArray(seen) ? seen : []) },
      });
    }
    case 'updateEnds':
      return await settings({ action: 'survey_list_isEnd', survey_id, ...endsAfter(confirmed, command), step });
  }
}

async function create(survey_id: string, block: Block, after: string | null, step: ChangeOrigin): Promise<Accepted> {
  const { unique_question_id, type, order: _order, created_on: _created, ...rest } = block;
  const { context, nachfrage, acknowledgement, ...optionals } = rest;
  return await send(
    'updateSurveyBlocks',
    {
      action: 'create',
      survey_id,
      unique_question_id,
      type,
      source_node_id: after,
      context,
      nachfrage,
      acknowledgement,
      optionals,
      step,
    },
    byEditor,
  );
}

/** Only the fields that differ go out, so that two authors of one block do not overwrite each other's fields. */
async function update(confirmed: SurveyData, id: string, change: BlockChange, made: Made): Promise<Accepted> {
  const block = confirmed.all_questions.find(({ unique_question_id }) => unique_question_id === id);
  const known = new Map<string, unknown>(Object.entries(block ?? {}));
  const changed = Object.entries(change).filter(([field, value]) => !isSame(known.get(field), value));
  return await send(
    'updateSurveyBlocks',
    {
      action: 'update',
      survey_id: confirmed.survey_id,
      unique_question_id: id,
      changed_values: Object.fromEntries(changed),
      step: made.step,
      ...(made.based_on
        ? {
            based_on: fieldsOf(
              made.based_on,
              changed.map(([field]) => field),
            ),
          }
        : {}),
    },
    byEditor,
  );
}

async function settings(request: CallRequest<'updateSurveySettings'>): Promise<Accepted> {
  const { revision } = await send('updateSurveySettings', request, byEditor);
  return { revision, block: null };
}

/** The list that the call wants, and the one it is based on: the api takes only the difference (spec §7). */
function endsAfter(
  { all_questions }: SurveyData,
  { ends, others }: { readonly ends: readonly string[]; readonly others: readonly string[] },
) {
  const known = all_questions.filter(({ is_end }) => is_end).map(({ unique_question_id }) => unique_question_id);
  const there = new Set(all_questions.map(({ unique_question_id }) => unique_question_id));
  const after = new Set([...known, ...ends.filter((id) => there.has(id))]);
  for (const id of others) after.delete(id);
  return { changed_values: { survey_list_isEnd: [...after] }, based_on: { survey_list_isEnd: known } };
}
