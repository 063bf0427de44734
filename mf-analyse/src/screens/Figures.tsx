import { FaultPanel, Skeleton, Stack, StatePanel } from '@dialogwerk/shared/ui';
import { useParams } from '@dialogwerk/shared/ui/router';
import { mdiAlertCircleOutline, mdiLinkVariantOff } from '@mdi/js';
import { PasswordPanel } from '../features/figure-links/PasswordPanel.tsx';
import { figureLinkTexts } from '../features/figure-links/texts.ts';
import { useOpenFigures } from '../features/figure-links/useOpenFigures.ts';
import { ScreenFrame } from './ScreenFrame.tsx';
import { SharedReport } from './laterSharedReport.ts';
import { SharedResults } from './SharedResults.tsx';

const texts = figureLinkTexts.page;

/** The figures of a dialog, for whoever has a link to them (docs/decisions/0052). */
export default function Figures() {
  const { token = '' } = useParams();
  return (
    <ScreenFrame>
      <FiguresOf key={token} token={token} />
    </ScreenFrame>
  );
}

function FiguresOf({ token }: { readonly token: string }) {
  const { state, open } = useOpenFigures(token);
  switch (state.kind) {
    case 'loading':
      return (
        <Stack role="status" aria-label={texts.loading} sx={{ gap: 2.5 }}>
          <Skeleton variant="rounded" height={112} />
          <Skeleton variant="rounded" height={260} />
        </Stack>
      );
    case 'guarded':
      return <PasswordPanel problem={state.problem} isBusy={state.isBusy} onOpen={open} />;
    case 'gone':
      return (
        <StatePanel icon={mdiLinkVariantOff} title={texts.gone}>
          {state.reason}
        </StatePanel>
      );
    case 'failed':
      return (
        <FaultPanel icon={mdiAlertCircleOutline} title={texts.failedTitle} onRetry={() => open()}>
          {state.reason}
        </FaultPanel>
      );
    case 'open':
      return state.opened.report_name === null ? (
        <SharedResults opened={state.opened} />
      ) : (
        <SharedReport opened={state.opened} name={state.opened.report_name} />
      );
  }
}
