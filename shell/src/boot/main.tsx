import { $moduleArea, $session } from '@dialogwerk/shared/state';
import { loadLaterParts, renewPartsBy, ThemeFrame } from '@dialogwerk/shared/ui';
import { BrowserRouter } from '@dialogwerk/shared/ui/router';
import { createRoot } from 'react-dom/client';
import { tellRefusedWrites } from '../frame/effects/blameWriter.ts';
import { takePageRegistry } from '../remotes/effects/readRegistry.ts';
import { followReleases } from '../remotes/effects/followReleases.ts';
import { renewParts } from '../remotes/effects/renewParts.ts';
import { watchChunks } from '../remotes/effects/watchChunks.ts';
import { shownVersion, versionsInTab } from '../remotes/effects/versionsInTab.ts';
import { warnBeforeLeaving } from '../remotes/effects/warnBeforeLeaving.ts';
import { ModuleArea } from '../remotes/ui/ModuleArea.tsx';
import { watchPage } from '../reports/effects/watchPage.ts';
import { reporter } from '../reports/reporter.ts';
import { routeAt } from '../routes/routeAt.ts';
import { restoreSession } from '../session/effects/restoreSession.ts';
import { App } from './App.tsx';
import { beginScreen } from './beginScreen.ts';
import { LastResort } from './LastResort.tsx';
import { watchBeginning } from './watchBeginning.ts';

/**
 * So long at most the page keeps the skeleton that it came with for a screen that is on its way: frame and waiting, drawn
 * before it, cost a slow machine more than the screen itself.
 */
const FIRST_DRAWING_MS = 400;

$moduleArea.set(ModuleArea);
allowOwnScripts();
restoreSession();
watchBeginning();
warnBeforeLeaving();
reporter.readInUse(versionsInTab);
tellRefusedWrites();
watchPage({ reporter, shown: shownVersion });
watchChunks();
renewPartsBy(renewParts);
followReleases();

// Which addresses there are says the registry, which the page has brought with it.
takePageRegistry();

// The module's code and what its screen shows come while the token is verified.
const place = routeAt(location.pathname);
const begun = $session.get() ? beginScreen(place) : Promise.resolve();
// The dashboard is the one screen that stands without these.
if (place.entry.name !== 'Dashboard' && place.entry.name !== 'Root') loadLaterParts().catch(() => undefined);

const root = document.getElementById('root');
if (!root) throw new Error('index.html lacks #root');
void Promise.race([begun, new Promise((resolve) => setTimeout(resolve, FIRST_DRAWING_MS))]).then(() =>
  createRoot(root).render(
    <LastResort>
      <ThemeFrame>
        {/* No transitions, because in one the old screen stays, takes what is typed, and goes with it a moment later. */}
        <BrowserRouter useTransitions={false}>
          <App />
        </BrowserRouter>
      </ThemeFrame>
    </LastResort>,
  ),
);

/**
 * Lets modules start workers although the page takes no script by address (`require-trusted-types-for`): only those of
 * its own host. Texts as script or as markup stay refused.
 */
function allowOwnScripts(): void {
  globalThis.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => (new URL(address, location.href).origin === location.origin ? address : null),
  });
}
