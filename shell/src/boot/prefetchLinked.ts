import { prefetchModule } from '../remotes/effects/loading/loadModule.ts';
import { routeAt } from '../routes/routeAt.ts';

/**
 * Fetches the module behind a link ahead when a pointer or the focus comes to it, whoever drew the link: its code is most of
 * what opening a screen waits for.
 */
export function prefetchLinked({ target }: { readonly target: EventTarget }): void {
  const link = target instanceof Element ? target.closest('a:not([aria-current])') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
  const { screen } = routeAt(link.pathname).entry;
  if (screen.kind === 'module') prefetchModule(screen.module);
}
