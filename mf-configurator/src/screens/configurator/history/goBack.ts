import type { FixMessages, Section, SurveyConfig } from '@dialogwerk/shared/contract';
import type { StateAt } from '../../../features/changes/model/stateAt.ts';
import type { Command } from '../../../features/editing/model/Command.ts';
import { isSame } from '../../../model/isSame.ts';
import { texts } from '../../../texts.ts';
import { applyAsOneStep } from '../editing/applyAsOneStep.ts';
import type { Workspace } from '../workspace/Workspace.ts';
import { areScales, areSections, isBlockChange } from './storedValues.ts';

/** Goes back to how the dialog was, as one step that can be undone like any other. */
export function goBack(workspace: Workspace, at: StateAt): void {
  applyAsOneStep(workspace, commandsTo(at, workspace.survey.sections), {
    done: texts.wentBack,
    nothing: texts.nothingToGoBack,
  });
}

/** The commands that make it so from other sections; what is so already changes nothing. */
export function commandsTo({ there, notThere, blocks, settings }: StateAt, sections: readonly Section[]): Command[] {
  return [
    ...there.map((block): Command => ({ kind: 'restoreBlock', block })),
    ...[...blocks].flatMap(([id, fields]) => blockCommands(id, fields)),
    ...settingsCommands(settings),
    ...(areSections(settings['sections']) ? [sectionsCommand(sections, settings['sections'])] : []),
    ...notThere.map((id): Command => ({ kind: 'deleteBlock', id })),
  ];
}

function blockCommands(id: string, { order, ...fields }: Readonly<Record<string, unknown>>): Command[] {
  return [
    ...(Object.keys(fields).length > 0 && isBlockChange(fields)
      ? [{ kind: 'updateBlock', id, change: fields } as const]
      : []),
    ...(typeof order === 'number' ? [{ kind: 'swapOrder', id, order } as const] : []),
  ];
}

function settingsCommands(fields: Readonly<Record<string, unknown>>): Command[] {
  const { welcome, ending, templ_options, sections: _sections, ...rest } = fields;
  const messages: Partial<FixMessages> = {
    ...(typeof welcome === 'string' ? { welcome } : {}),
    ...(typeof ending === 'string' ? { ending } : {}),
  };
  const config: Partial<SurveyConfig> = Object.assign({}, rest);
  return [
    ...(Object.keys(messages).length > 0 ? [{ kind: 'updateMessages', change: messages } as const] : []),
    ...(Object.keys(rest).length > 0 ? [{ kind: 'updateConfig', change: config } as const] : []),
    ...(areScales(templ_options) ? [{ kind: 'updateScales', templ_options } as const] : []),
  ];
}

/** Only those that differ, because others may have changed the rest meanwhile. */
function sectionsCommand(from: readonly Section[], to: readonly Section[]): Command {
  const wanted = new Map(to.map((section) => [section.id, section]));
  const changed = [
    ...from.flatMap(({ id }) => (wanted.has(id) ? [] : [[id, null] as const])),
    ...to.flatMap((section) => (from.some((known) => isSame(known, section)) ? [] : [[section.id, section] as const])),
  ];
  return { kind: 'updateSections', sections: Object.fromEntries(changed) };
}
