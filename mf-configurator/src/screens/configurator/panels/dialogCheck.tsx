import { mdiShieldCheckOutline } from '@mdi/js';
import { $wantedField } from '../../../features/inspector/state/wantedField.ts';
import { CheckBadge } from '../../../features/dialog-check/ui/CheckBadge.tsx';
import { CheckPanel } from '../../../features/dialog-check/ui/CheckPanel.tsx';
import { texts } from '../../../features/dialog-check/texts.ts';
import { selectBlock } from '../../../model/Selection.ts';
import type { Panel, PanelProps } from './Panel.ts';
import { settings } from './settings.tsx';
import { usePlaying } from './usePlaying.ts';

function Content({ workspace }: PanelProps) {
  const { editor, survey, select, announce, readOnly, openPanel } = workspace;
  const play = usePlaying(workspace);
  return (
    <CheckPanel
      isEmpty={survey.all_questions.length === 0}
      readOnly={readOnly}
      mayTest={survey.testen === 1}
      onSelect={(id) => select(id === null ? { kind: 'messages' } : selectBlock(id))}
      onFix={({ label, edits }) => {
        editor.change(edits);
        announce(texts.fixed(label));
      }}
      onPlay={({ replies }) => void play(replies)}
      onWritePrivacy={() => {
        $wantedField.set('privacy_declaration_text');
        openPanel(settings.id);
      }}
    />
  );
}

/** The check that the dialog is sound. */
export const dialogCheck: Panel = {
  id: 'proof',
  label: texts.title,
  icon: mdiShieldCheckOutline,
  place: 'bar',
  Content,
  Badge: CheckBadge,
};
