import { mdiCodeBraces } from '@mdi/js';
import { Skeleton } from '@dialogwerk/shared/ui';
import { createLater } from '../../../createLater.ts';
import { texts } from '../../../features/variables/texts.ts';
import { selectBlock } from '../../../model/Selection.ts';
import type { Panel, PanelProps } from './Panel.ts';

const later = createLater(() => import('../../../features/variables/ui/VariablesPanel.tsx'));

/** The variables of the dialog, where each is set and used. */
export const variables: Panel = {
  id: 'variables',
  label: texts.title,
  icon: mdiCodeBraces,
  place: 'bar-if-wide',
  Content: VariablesContent,
};

function VariablesContent({ workspace: { editor, survey, readOnly, select, announce } }: PanelProps) {
  const part = later.use();
  if (!part)
    return <Skeleton role="progressbar" variant="rounded" height={240} aria-label={texts.loading} sx={{ m: 2 }} />;
  return (
    <part.VariablesPanel
      survey={survey}
      readOnly={readOnly}
      onSelect={(id) => select(id === null ? { kind: 'messages' } : selectBlock(id))}
      onRename={(edits, sentence) => {
        editor.change(edits);
        announce(sentence);
      }}
    />
  );
}
