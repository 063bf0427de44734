import { differencesOf } from '@dialogwerk/shared/dialog';
import { useCallback } from 'react';
import { changesOf } from '../../../../comparison/changesOf.ts';
import { applyCommand } from '../../../../features/editing/model/applyCommand.ts';
import type { UpdatedPart } from '../../../../features/parts/model/updatedPart.ts';
import { PartsPanel } from '../../../../features/parts/ui/PartsPanel.tsx';
import { blockName } from '../../../../model/wording/blockName.ts';
import { insertPart, lastChosen } from '../../inserting/insertPart.ts';
import { updateCommands, updatePart } from '../../inserting/updatePart.ts';
import type { PanelProps } from '../Panel.ts';

/** What the dialog is put together from, and the library. */
export function PartsContent({ workspace }: PanelProps) {
  const { editor, survey, selection, readOnly, select } = workspace;
  const last = lastChosen(survey, selection);
  const behind = survey.all_questions.find(({ unique_question_id }) => unique_question_id === last);
  const changesBy = useCallback(
    (update: UpdatedPart) => {
      const after = updateCommands(survey, update, 0).reduce(applyCommand, survey);
      const before = { blocks: survey.all_questions, templ_options: survey.templ_options, settings: survey };
      return changesOf(
        differencesOf(before, { blocks: after.all_questions, templ_options: after.templ_options, settings: survey }),
        after,
      );
    },
    [survey],
  );
  return (
    <PartsPanel
      survey={survey}
      readOnly={readOnly}
      chosen={selection.kind === 'blocks' ? selection.ids : []}
      behind={behind ? blockName(behind) : null}
      onInsert={(content, given) => void insertPart(workspace, content, given)}
      onShow={({ blocks }) => select({ kind: 'blocks', ids: blocks })}
      changesBy={changesBy}
      onUpdate={(update) => updatePart(workspace, update)}
      onOffer={(library) => editor.change([{ kind: 'updateConfig', change: { library } }])}
    />
  );
}
