import { $session } from '@dialogwerk/shared/state';
import { ThemeFrame } from '@dialogwerk/shared/ui';
import { createBrowserRouter, RouterProvider } from '@dialogwerk/shared/ui/router';
import { createRoot } from 'react-dom/client';
import { followReleases } from '../remotes/effects/followReleases.ts';
import { watchChunks } from '../remotes/effects/watchChunks.ts';
import { shownVersion, versionsInTab } from '../remotes/effects/versionsInTab.ts';
import { warnBeforeLeaving } from '../remotes/effects/warnBeforeLeaving.ts';
import { watchPage } from '../reports/effects/watchPage.ts';
import { reporter } from '../reports/reporter.ts';
import { routeTable } from '../routes/routeTable.data.ts';
import { restoreSession } from '../session/effects/restoreSession.ts';
import { allowOwnScripts } from './allowOwnScripts.ts';
import { beginScreen } from './beginScreen.ts';
import { LastResort } from './LastResort.tsx';
import { routeObjects } from './routeObjects.tsx';
import { watchSession } from './watchSession.ts';

allowOwnScripts();
restoreSession();
const router = createBrowserRouter(routeObjects);
watchSession((path) => void router.navigate(path));
warnBeforeLeaving();
reporter.readInUse(versionsInTab);
watchPage({ reporter, shown: shownVersion });
watchChunks();
followReleases();

// The module's code and what its screen shows come while the token is verified.
const place = router.state.matches.at(-1);
const entry = routeTable.find(({ path }) => path === place?.route.id);
if ($session.get() && entry) beginScreen(entry, place?.params['survey_id']);

const root = document.getElementById('root');
if (!root) throw new Error('index.html lacks #root');
createRoot(root).render(
  <LastResort>
    <ThemeFrame>
      {/* No transitions, because in one the old screen stays, takes what is typed, and goes with it a moment later. */}
      <RouterProvider router={router} useTransitions={false} />
    </ThemeFrame>
  </LastResort>,
);
