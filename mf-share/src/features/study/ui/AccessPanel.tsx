import { Divider, Typography, useDates } from '@dialogwerk/shared/ui';
import { Panel } from '../../../Panel.tsx';
import { dialogWords, studyTexts } from '../texts.ts';
import { DoorSwitch } from './DoorSwitch.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { StateLine } from './StateLine.tsx';
import type { StudyPanelProps } from './StudyPanelProps.ts';

const texts = studyTexts.access;

/** Whom the link lets in: all, or who knows a password, as often as they like or once, and at what price for scripts. */
export function AccessPanel({
  study: { password_set_at, once, proof, personal_only },
  settings,
  maySet,
  words = dialogWords,
}: StudyPanelProps) {
  const { moment } = useDates();
  const isOpen = password_set_at === null && !personal_only;
  const openly = password_set_at === null ? texts.open : texts.guarded(moment(password_set_at));
  return (
    <Panel title={texts.title} help="zugang">
      <StateLine tone={isOpen ? 'open' : 'shut'} state={personal_only ? texts.personal : openly} />
      <Typography color="textSecondary" sx={{ mb: 2.5 }}>
        {words.accessMeets}
      </Typography>
      <PasswordForm isSet={password_set_at !== null} disabled={!maySet} onSet={settings.setPassword} />
      <Divider sx={{ my: 2.5 }} />
      <DoorSwitch
        label={texts.once}
        checked={once}
        disabled={!maySet}
        state={once ? texts.onceOn : words.onceOff}
        limits={words.onceLimits}
        onSet={(next) => void settings.setOnce(next, once)}
      />
      <Divider sx={{ my: 2.5 }} />
      <DoorSwitch
        label={texts.proof}
        checked={proof}
        disabled={!maySet}
        state={proof ? texts.proofOn : texts.proofOff}
        limits={words.proofLimits}
        onSet={(next) => void settings.setProof(next, proof)}
      />
    </Panel>
  );
}
