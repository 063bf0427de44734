import { Box, NoticeBar, noticeRoom, FaultPanel } from '@dialogwerk/shared/ui';
import { $errorDialog, $help, $notice, $publishing, $team } from '@dialogwerk/shared/state';
import { Outlet } from '@dialogwerk/shared/ui/router';
import { useRef } from 'react';
import { FollowedAccount } from '../account/ui/FollowedAccount.tsx';
import { BarFallback } from '../frame/ui/BarFallback.tsx';
import { ErrorDialog } from '../frame/ui/ErrorDialog.tsx';
import { FramePart } from '../frame/ui/FramePart.tsx';
import { SkipLink } from '../frame/ui/SkipLink.tsx';
import { TopBar } from '../frame/ui/TopBar.tsx';
import { HelpBeside } from '../help/ui/HelpBeside.tsx';
import { PublishingBeside } from '../publishing/ui/PublishingBeside.tsx';
import { TeamBeside } from '../team/ui/TeamBeside.tsx';
import { whenIdle } from '../remotes/effects/whenIdle.ts';
import { ReleaseLine } from '../remotes/ui/ReleaseLine.tsx';
import { useCurrentRoute } from '../routes/useCurrentRoute.ts';
import { logOut } from '../session/effects/logOut.ts';
import { prefetchLinked } from './prefetchLinked.ts';
import { reloadScreen } from './screenReloads.ts';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';
import { mdiAlertCircleOutline } from '@mdi/js';
import { texts } from './texts.ts';
import type { CurrentRoute } from '../routes/useCurrentRoute.ts';
import { usePageHead } from './usePageHead.ts';

/** What stands around every screen: skip link, top bar, the one main element, error dialog and notice; each may fail by itself. */
export function AppFrame() {
  const current = useCurrentRoute();
  const main = useRef<HTMLElement>(null);
  const place = current.pathname;
  useFocusOnNavigation(main, place);

  // Spec §2: the configurator route is reloaded after the status was toggled, but no unsaved change may be lost by it.
  const redraw = async (): Promise<void> => {
    const { screen, reloadsWithStatus } = current.entry;
    if (!reloadsWithStatus || screen.kind !== 'module') return;
    await whenIdle(screen.module);
    reloadScreen();
  };

  return (
    <Box
      onPointerOver={prefetchLinked}
      onFocus={prefetchLinked}
      sx={{ minHeight: '100dvh', pb: noticeRoom, display: 'flex', flexDirection: 'column' }}
    >
      <FramePart place={place} atoms={['survey']}>
        <PageHead current={current} />
      </FramePart>
      <FramePart place={place} atoms={['session']}>
        <FollowedAccount />
      </FramePart>
      <SkipLink onSkip={() => main.current?.focus()} />
      {current.entry.bar && (
        <FramePart
          place={place}
          atoms={['survey', 'session']}
          renderFallback={(retry) => <BarFallback retry={retry} />}
        >
          <TopBar current={current} bar={current.entry.bar} onSwitched={() => void redraw()} onLogOut={logOut} />
        </FramePart>
      )}
      <FramePart place={place} atoms={[]}>
        <ReleaseLine />
      </FramePart>
      <Box
        component="main"
        id="inhalt"
        ref={main}
        tabIndex={-1}
        sx={{ flex: 1, display: 'flex', flexDirection: 'column', minWidth: 0, outline: 'none' }}
      >
        <FramePart
          place={place}
          atoms={['survey', 'session']}
          renderFallback={(retry) => <ContentFallback retry={retry} />}
        >
          <Outlet />
        </FramePart>
      </Box>
      {current.entry.name !== 'Help' && (
        <FramePart place={place} atoms={['help']} clear={() => $help.set(null)}>
          <HelpBeside />
        </FramePart>
      )}
      <FramePart place={place} atoms={['publishing']} clear={() => $publishing.set(null)}>
        <PublishingBeside place={place} />
      </FramePart>
      <FramePart place={place} atoms={['team']} clear={() => $team.set(null)}>
        <TeamBeside place={place} />
      </FramePart>
      <FramePart place={place} atoms={['errorDialog']} clear={() => $errorDialog.set(null)}>
        <ErrorDialog />
      </FramePart>
      <FramePart place={place} atoms={['notice']} clear={() => $notice.set(null)}>
        <NoticeBar />
      </FramePart>
    </Box>
  );
}

/** Stands in the place of a screen of the shell's own that has crashed. */
function ContentFallback({ retry }: { readonly retry: () => void }) {
  return (
    <FaultPanel icon={mdiAlertCircleOutline} title={texts.contentLostTitle} onRetry={retry} wholeScreen>
      {texts.contentLost}
    </FaultPanel>
  );
}

/** The page's head as a part of the frame: it draws nothing. */
function PageHead({ current }: { readonly current: CurrentRoute }) {
  usePageHead(current);
  return null;
}
