import { Box, NoticeBar, noticeRoom } from '@dialogwerk/shared/ui';
import { Outlet } from '@dialogwerk/shared/ui/router';
import { useRef } from 'react';
import { ErrorDialog } from '../frame/ui/ErrorDialog.tsx';
import { SkipLink } from '../frame/ui/SkipLink.tsx';
import { TopBar } from '../frame/ui/TopBar.tsx';
import { HelpBeside } from '../help/ui/HelpBeside.tsx';
import { whenIdle } from '../remotes/effects/whenIdle.ts';
import { ReleaseLine } from '../remotes/ui/ReleaseLine.tsx';
import { useCurrentRoute } from '../routes/useCurrentRoute.ts';
import { logOut } from '../session/effects/logOut.ts';
import { prefetchLinked } from './prefetchLinked.ts';
import { reloadScreen } from './screenReloads.ts';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';
import { usePageHead } from './usePageHead.ts';

/** What stands around every screen: skip link, top bar, the one main element, error dialog and notice. */
export function AppFrame() {
  const current = useCurrentRoute();
  const main = useRef<HTMLElement>(null);
  usePageHead(current);
  useFocusOnNavigation(main, current.pathname);

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
      <SkipLink onSkip={() => main.current?.focus()} />
      {current.entry.bar && (
        <TopBar current={current} bar={current.entry.bar} onSwitched={() => void redraw()} onLogOut={logOut} />
      )}
      <ReleaseLine />
      <Box
        component="main"
        id="inhalt"
        ref={main}
        tabIndex={-1}
        sx={{ flex: 1, display: 'flex', flexDirection: 'column', minWidth: 0, outline: 'none' }}
      >
        <Outlet />
      </Box>
      {current.entry.name !== 'Help' && <HelpBeside />}
      <ErrorDialog />
      <NoticeBar />
    </Box>
  );
}
