import type { SurveyData } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { useMemo } from 'react';
import type { Editor } from '../../features/editing/state/createEditor.ts';
import { markUnsaved } from '../../features/editing/state/unsaved.ts';
import type { InspectorScope } from '../../features/inspector/ui/InspectorContext.ts';

const tellNotTaken = (sentence: string): void => showNotice(sentence);

/** Leads what the inspector's forms hand on to the editor. */
export function useInspectorScope(editor: Editor, survey: SurveyData, readOnly: boolean): InspectorScope {
  return useMemo(
    () => ({
      survey,
      readOnly,
      changeBlock: (id, change, gesture) => editor.change([{ kind: 'updateBlock', id, change }], gesture),
      changeMessages: (change, gesture) => editor.change([{ kind: 'updateMessages', change }], gesture),
      shareScale: (id, template) =>
        editor.change([
          { kind: 'updateScales', templ_options: [...survey.templ_options, template] },
          { kind: 'updateBlock', id, change: { scale: { from: 'template', template_id: template.id } } },
        ]),
      noteDraft: markUnsaved,
      tellNotTaken,
    }),
    [editor, survey, readOnly],
  );
}
