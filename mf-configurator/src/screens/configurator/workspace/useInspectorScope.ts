import type { ScaleTemplate, SurveyData } from '@dialogwerk/shared/contract';
import { otherStarts } from '@dialogwerk/shared/dialog';
import { showNotice } from '@dialogwerk/shared/state';
import { useMemo } from 'react';
import type { Command } from '../../../features/editing/model/Command.ts';
import type { Editor } from '../../../features/editing/state/createEditor.ts';
import { markUnsaved } from '../../../features/editing/state/unsaved.ts';
import { followEdits } from '../../../features/variables/model/renameEdits.ts';
import { WritingHelp } from '../../../features/writing-help/ui/WritingHelp.tsx';
import type { InspectorScope } from '../../../features/inspector/ui/InspectorContext.ts';

const tell = (sentence: string): void => showNotice(sentence);

/**
 * Leads what the inspector's forms hand on to the editor. Lists are made from how the dialog is by then, because several
 * forms may hand on before anything is drawn anew.
 */
export function useInspectorScope(editor: Editor, survey: SurveyData, readOnly: boolean): InspectorScope {
  const actions = useMemo(() => actionsOf(editor), [editor]);
  return useMemo(() => ({ survey, readOnly, ...actions }), [survey, readOnly, actions]);
}

function actionsOf(editor: Editor): Omit<InspectorScope, 'survey' | 'readOnly'> {
  const survey = (): SurveyData => editor.$state.get().survey;
  /** The dialog as it stood before a variable's name was typed: what names it follows from there with each key. */
  let naming: { readonly gesture: string | null; readonly before: SurveyData } = { gesture: null, before: survey() };
  return {
    changeBlock: (id, change, gesture) => {
      if (change.variable !== undefined && naming.gesture !== gesture) naming = { gesture, before: survey() };
      const followed = change.variable === undefined ? [] : followEdits(naming.before, id, change.variable);
      editor.change([...followed, { kind: 'updateBlock', id, change }], gesture);
    },
    startAt: (id, gesture) => editor.change(startCommands(survey(), id), gesture),
    changeMessages: (change, gesture) => editor.change([{ kind: 'updateMessages', change }], gesture),
    changeConfig: (change, gesture) => editor.change([{ kind: 'updateConfig', change }], gesture),
    changeEnds: (id, isEnd) =>
      editor.change([{ kind: 'updateEnds', ends: isEnd ? [id] : [], others: isEnd ? [] : [id] }]),
    changeScales: (work, gesture) => editor.change([scalesCommand(work(survey().templ_options))], gesture),
    shareScale: (id, template) =>
      editor.change([
        scalesCommand([...survey().templ_options, template]),
        { kind: 'updateBlock', id, change: { scale: { from: 'template', template_id: template.id } } },
      ]),
    noteDraft: markUnsaved,
    tell,
    WritingHelp,
  };
}

function scalesCommand(templ_options: ScaleTemplate[]): Command {
  return { kind: 'updateScales', templ_options };
}

/** Marks a block; the editor takes the mark from the others. null: takes it from all. */
function startCommands({ all_questions }: SurveyData, wanted: string | null): Command[] {
  if (wanted !== null) return [markCommand(wanted, true)];
  return otherStarts(all_questions, null).map(({ unique_question_id }) => markCommand(unique_question_id, false));
}

function markCommand(id: string, start_page: boolean): Command {
  return { kind: 'updateBlock', id, change: { start_page } };
}
