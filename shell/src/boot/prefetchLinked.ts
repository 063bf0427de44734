import { matchPath } from '@dialogwerk/shared/ui/router';
import { prefetchModule } from '../remotes/effects/loadModule.ts';
import { routeTable } from '../routes/routeTable.data.ts';

/**
 * Fetches the module behind a link ahead when a pointer or the focus comes to it, whoever drew the link: its code is most of
 * what opening a screen waits for.
 */
export function prefetchLinked({ target }: { readonly target: EventTarget }): void {
  const link = target instanceof Element ? target.closest('a:not([aria-current])') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
  const screen = routeTable.find(({ path }) => matchPath(path, link.pathname))?.screen;
  if (screen?.kind === 'module') prefetchModule(screen.module);
}
