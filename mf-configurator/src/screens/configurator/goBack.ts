import type { FixMessages, ScaleTemplate, SurveyConfig } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import type { StateAt } from '../../features/changes/model/stateAt.ts';
import type { Command } from '../../features/editing/model/Command.ts';
import { undoable } from '../../features/editing/model/History.ts';
import type { BlockChange } from '../../model/BlockChange.ts';
import { texts } from '../../texts.ts';
import type { Workspace } from './Workspace.ts';

/** Goes back to how the dialog was, as one step that can be undone like any other. */
export function goBack({ editor, announce }: Workspace, at: StateAt): void {
  const lastStep = (): string | undefined => undoable(editor.$state.get().history)?.id;
  const before = lastStep();
  editor.change(commandsTo(at));
  const step = lastStep();
  if (step === before) {
    announce(texts.nothingToGoBack);
    showNotice(texts.nothingToGoBack);
    return;
  }
  announce(texts.wentBack);
  // The notice may be clicked after further changes, and must not take those back instead.
  const undo = (): void => (lastStep() === step ? editor.undo() : showNotice(texts.changedSince));
  showNotice(texts.wentBack, { label: texts.undo, run: undo });
}

/** The commands that make it so; what is so already changes nothing. */
export function commandsTo({ there, notThere, blocks, settings }: StateAt): Command[] {
  return [
    ...there.map((block): Command => ({ kind: 'restoreBlock', block })),
    ...[...blocks].flatMap(([id, fields]) => blockCommands(id, fields)),
    ...settingsCommands(settings),
    ...notThere.map((id): Command => ({ kind: 'deleteBlock', id })),
  ];
}

function blockCommands(id: string, { order, ...fields }: Readonly<Record<string, unknown>>): Command[] {
  const change: BlockChange = Object.assign({}, fields);
  return [
    ...(Object.keys(fields).length > 0 ? [{ kind: 'updateBlock', id, change } as const] : []),
    ...(typeof order === 'number' ? [{ kind: 'swapOrder', id, order } as const] : []),
  ];
}

function settingsCommands(fields: Readonly<Record<string, unknown>>): Command[] {
  const { welcome, ending, templ_options, ...rest } = fields;
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

/** The api keeps the whole list of them. */
function areScales(value: unknown): value is ScaleTemplate[] {
  return Array.isArray(value);
}
