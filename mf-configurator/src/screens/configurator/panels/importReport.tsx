import { languageName } from '@dialogwerk/shared/ui';
import { mdiFileUploadOutline } from '@mdi/js';
import { texts } from '../../../features/import-report/texts.ts';
import { ImportReportPanel } from '../../../features/import-report/ui/ImportReportPanel.tsx';
import { selectBlock } from '../../../model/Selection.ts';
import type { Panel, PanelProps } from './Panel.ts';

/** What of its file an imported dialog has differently. */
export const importReport: Panel = {
  id: 'import',
  label: texts.title,
  icon: mdiFileUploadOutline,
  place: 'menu',
  isOffered: ({ imported }) => imported.state.kind === 'loaded' && imported.state.value !== null,
  Content,
};

function Content({ workspace: { editor, survey, imported, readOnly, select, announce } }: PanelProps) {
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
