import { mdiShieldCheckOutline } from '@mdi/js';
import { $wantedField } from '../../../features/inspector/state/wantedField.ts';
import { ProofBadge } from '../../../features/proof/ui/ProofBadge.tsx';
import { ProofPanel } from '../../../features/proof/ui/ProofPanel.tsx';
import { texts } from '../../../features/proof/texts.ts';
import { selectBlock } from '../../../model/Selection.ts';
import type { Panel, PanelProps } from './Panel.ts';
import { settings } from './settings.tsx';
import { usePlaying } from './usePlaying.ts';

function Content({ workspace }: PanelProps) {
  const { editor, survey, select, announce, readOnly, openPanel } = workspace;
  const play = usePlaying(workspace);
  return (
    <ProofPanel
      isEmpty={survey.all_questions.length === 0}
      readOnly={readOnly}
      mayTest={survey.testen === 1}
      onSelect={(id) => select(id === null ? { kind: 'messages' } : selectBlock(id))}
      onMend={({ label, edits }) => {
        editor.change(edits);
        announce(texts.mended(label));
      }}
      onPlay={({ replies }) => void play(replies)}
      onWritePrivacy={() => {
        $wantedField.set('privacy_declaration_text');
        openPanel(settings.id);
      }}
    />
  );
}

/** The proof that the dialog is sound. */
export const proof: Panel = {
  id: 'proof',
  label: texts.title,
  icon: mdiShieldCheckOutline,
  place: 'bar',
  Content,
  Badge: ProofBadge,
};
