import { useStore } from '@nanostores/react';
import { useMemo, useState } from 'react';
import type { Editor } from '../../features/editing/state/createEditor.ts';
import { useImportReport } from '../../features/import-report/ui/useImportReport.ts';
import { nothing, standing } from '../../model/Selection.ts';
import type { Selection } from '../../model/Selection.ts';
import { useFront } from './useFront.ts';
import { useGoneNotice } from './useGoneNotice.ts';
import { useOpenPanel } from './useOpenPanel.ts';
import { useTestFrom } from './useTestFrom.ts';
import { useView } from './useView.ts';
import type { Overlay, Workspace } from './Workspace.ts';

/** The workspace of one open dialog, and the latest sentence for screen readers. */
export function useWorkspace(editor: Editor): { readonly workspace: Workspace; readonly announced: string } {
  const state = useStore(editor.$state);
  const [selected, setSelected] = useState<Selection>(nothing);
  const { panel, openPanel } = useOpenPanel();
  const [overlay, showOverlay] = useState<Overlay | null>(null);
  const [announced, announce] = useState('');
  const { survey } = state;
  const selection = useMemo(() => {
    const there = new Set(survey.all_questions.map(({ unique_question_id }) => unique_question_id));
    return standing(selected, (id) => there.has(id));
  }, [selected, survey.all_questions]);
  const { behind, bringBack, show } = useFront(panel, selection);
  const imported = useImportReport(survey.survey_id);
  const testFrom = useTestFrom(editor, survey);
  useGoneNotice(state, selected);
  return {
    workspace: {
      editor,
      state,
      survey,
      selection,
      select: (next) => {
        setSelected(next);
        show('selection');
      },
      ...useView(),
      overlay,
      showOverlay,
      panel,
      openPanel: (id) => {
        openPanel(id);
        show('panel');
      },
      behind,
      imported,
      bringBack,
      announce,
      readOnly: survey.bearbeiten === 0,
      testFrom,
    },
    announced,
  };
}
