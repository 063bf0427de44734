import { mdiAlertCircleOutline, mdiCheckCircleOutline, mdiClipboardTextOutline, mdiInformationOutline } from '@mdi/js';
import type { Finding, Fix, Counterexample } from '@dialogwerk/shared/dialog';
import { Alert, Box, Icon, LinearProgress, StatePanel, Typography } from '@dialogwerk/shared/ui';
import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { $dialogCheck } from '../state/dialogCheck.ts';
import { texts } from '../texts.ts';
import { AdviceList } from './AdviceList.tsx';
import { FindingList } from './FindingList.tsx';

interface CheckPanelProps {
  readonly isEmpty: boolean;
  readonly readOnly: boolean;
  /** Whether the author may open the test chat. */
  readonly mayTest: boolean;
  /** null leads to welcome and ending. */
  readonly onSelect: (unique_question_id: string | null) => void;
  readonly onFix: (fix: Fix) => void;
  readonly onPlay: (counterexample: Counterexample) => void;
  /** Leads to the dialog's privacy text. */
  readonly onWritePrivacy: () => void;
  /** Leads to where the dialog is translated. */
  readonly onTranslate: () => void;
}

/** Everything that the check found, worst first, or what it has proven. */
export function CheckPanel({ isEmpty, onFix, ...parts }: CheckPanelProps) {
  const { phase, findings, advice } = useStore($dialogCheck);
  const top = useRef<HTMLDivElement>(null);
  const errors = findings.filter(({ severity }) => severity === 'error');
  const warnings = findings.filter(({ severity }) => severity === 'warning');
  const fix = (chosen: Fix): void => {
    // The button goes away with its finding.
    top.current?.focus();
    onFix(chosen);
  };
  const list = (title: string, hint: string, icon: string, color: string, found: readonly Finding[]) =>
    found.length > 0 && (
      <FindingList title={title} hint={hint} icon={icon} color={color} findings={found} onFix={fix} {...parts} />
    );

  if (isEmpty) {
    return (
      <StatePanel icon={mdiClipboardTextOutline} title={texts.emptyTitle}>
        {texts.emptyHint}
      </StatePanel>
    );
  }
  return (
    <Box ref={top} tabIndex={-1} sx={{ outline: 'none', pb: 2 }} aria-busy={phase === 'checking'}>
      {phase === 'checking' && <LinearProgress aria-label={texts.checking} />}
      {phase === 'fault' && (
        <Alert severity="warning" sx={{ m: 2, mb: 0 }}>
          {texts.fault}
        </Alert>
      )}
      {list(texts.errors, texts.errorsHint, mdiAlertCircleOutline, 'error.dark', errors)}
      {list(texts.warnings, texts.warningsHint, mdiInformationOutline, 'info.dark', warnings)}
      {phase === 'checked' && findings.length === 0 && <Sound />}
      <AdviceList advice={advice} onSelect={parts.onSelect} />
    </Box>
  );
}

/** What is proven, not only that nothing was found. */
function Sound() {
  return (
    <Box sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'success.dark', mt: 1, mb: 1 }}>
        <Icon path={mdiCheckCircleOutline} />
        <Typography variant="h3">{texts.soundTitle}</Typography>
      </Box>
      <Typography color="textSecondary">{texts.soundHint}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1.5, display: 'grid', gap: 1 }}>
        {texts.proven.map((sentence) => (
          <Box key={sentence} component="li" sx={{ display: 'flex', gap: 1 }}>
            <Box component="span" sx={{ color: 'success.dark', display: 'flex', pt: 0.25 }}>
              <Icon path={mdiCheckCircleOutline} fontSize="small" />
            </Box>
            <Typography sx={{ overflowWrap: 'anywhere', hyphens: 'auto' }}>{sentence}</Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
