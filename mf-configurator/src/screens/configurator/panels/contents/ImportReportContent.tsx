import { languageName } from '@dialogwerk/shared/ui';
import { texts } from '../../../../features/import-report/texts.ts';
import { ImportReportPanel } from '../../../../features/import-report/ui/ImportReportPanel.tsx';
import { selectBlock } from '../../../../model/Selection.ts';
import type { PanelProps } from '../Panel.ts';

/** What the file had and the dialog has not. */
export function ImportReportContent({
  workspace: { editor, survey, imported, readOnly, select, announce },
}: PanelProps) {
  return (
    <ImportReportPanel
      imported={imported}
      survey={survey}
      readOnly={readOnly}
      onSelect={(id) => select(selectBlock(id))}
      onLanguage={(language) => {
        if (language !== survey.language) editor.change([{ kind: 'updateConfig', change: { language } }]);
        announce(texts.languageChosen(languageName(language)));
      }}
    />
  );
}
