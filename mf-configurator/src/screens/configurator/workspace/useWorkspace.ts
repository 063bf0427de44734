import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import type { Editor } from '../../../features/editing/state/createEditor.ts';
import { useImportReport } from '../../../features/import-report/ui/useImportReport.ts';
import { nothing, selectBlock, selectedBlockId, standing } from '../../../model/Selection.ts';
import type { Selection } from '../../../model/Selection.ts';
import { $sectionTools } from '../sections/sectionTools.ts';
import { useFront } from './useFront.ts';
import { useGoneNotice } from './useGoneNotice.ts';
import { useOpenPanel } from './useOpenPanel.ts';
import { useTestFrom } from './useTestFrom.ts';
import { useView } from './useView.ts';
import type { Overlay, Workspace } from './Workspace.ts';

/** The block that was worked on in each dialog, because authors leave it for 'Testen' and come back. */
const workedOn = new Map<string, string | null>();

/** The workspace of one open dialog, and the latest sentence for screen readers. */
export function useWorkspace(editor: Editor): { readonly workspace: Workspace; readonly announced: string } {
  const state = useStore(editor.$state);
  const { panel, openPanel } = useOpenPanel();
  const [overlay, showOverlay] = useState<Overlay | null>(null);
  const [announced, announce] = useState('');
  const { survey } = state;
  const [selected, setSelected] = useState<Selection>(() => {
    const id = workedOn.get(survey.survey_id);
    return id ? selectBlock(id) : nothing;
  });
  const selection = useMemo(() => {
    const there = new Set(survey.all_questions.map(({ unique_question_id }) => unique_question_id));
    return standing(selected, (id) => there.has(id));
  }, [selected, survey.all_questions]);
  useEffect(() => void workedOn.set(survey.survey_id, selectedBlockId(selected)), [survey.survey_id, selected]);
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
        if (typeof next !== 'function') $sectionTools.get()?.unfoldFor(editor.$state.get().survey, next);
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
