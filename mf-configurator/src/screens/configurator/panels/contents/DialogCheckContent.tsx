import { useNavigate } from '@dialogwerk/shared/ui/router';
import { AdviceKeeping } from '../../../../advice/AdviceKeeping.ts';
import { $wantedField } from '../../../../features/inspector/state/wantedField.ts';
import { CheckPanel } from '../../../../features/dialog-check/ui/CheckPanel.tsx';
import { texts } from '../../../../features/dialog-check/texts.ts';
import { useAdviceKeeping } from '../../workspace/useAdviceKeeping.ts';
import { selectBlock } from '../../../../model/Selection.ts';
import type { PanelProps } from '../Panel.ts';
import { settings } from '../settings.tsx';
import { usePlaying } from '../usePlaying.ts';

/** The findings, with their fixes and the conversations that show them. */
export function DialogCheckContent({ workspace }: PanelProps) {
  const { editor, survey, select, announce, readOnly, openPanel } = workspace;
  const play = usePlaying(workspace);
  const navigate = useNavigate();
  const keepWanted = useAdviceKeeping(workspace);
  return (
    <AdviceKeeping value={keepWanted}>
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
        onTranslate={() => void navigate(`/share/${encodeURIComponent(survey.survey_id)}/translations`)}
      />
    </AdviceKeeping>
  );
}
