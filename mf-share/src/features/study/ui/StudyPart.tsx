import { FaultAlert, Skeleton, Stack, Typography } from '@dialogwerk/shared/ui';
import type { ReactNode } from 'react';
import { Panel } from '../../../Panel.tsx';
import { studyTexts as texts } from '../texts.ts';
import { useStudy } from '../useStudy.ts';
import type { StudyPanelProps } from './StudyPanelProps.ts';

/** The panels of how a study is run, each with its passage of the help. */
const passages = {
  period: 'zeitraum',
  access: 'zugang',
  quotas: 'quoten',
  ends: 'am-ende',
  test: 'testlink',
} as const;

interface StudyPartProps {
  readonly part: keyof typeof passages;
  /** The dialog's id, or the multi-chat's public one. */
  readonly survey_id: string;
  readonly maySet: boolean;
  /** Who may set it; said to who may not. */
  readonly role: string;
  /** Draws the panel once the study is known. */
  readonly children: (panel: Omit<StudyPanelProps, 'words'>) => ReactNode;
}

/** A panel of how a study is run, also while that is not known yet or could not be loaded. */
export function StudyPart({ part, survey_id, maySet, role, children }: StudyPartProps) {
  const settings = useStudy(survey_id);
  const { state, reload } = settings;
  if (state.kind !== 'loaded')
    return (
      <Panel title={texts[part].title} help={passages[part]}>
        {state.kind === 'failed' ? (
          <FaultAlert onRetry={reload}>{texts.failed(state.reason)}</FaultAlert>
        ) : (
          <Skeleton role="progressbar" variant="rounded" height={120} aria-label={texts.loading} />
        )}
      </Panel>
    );
  return (
    <Stack sx={{ gap: 1 }}>
      {children({ study: state.value, settings, maySet })}
      {!maySet && <Typography color="textSecondary">{role}</Typography>}
    </Stack>
  );
}
