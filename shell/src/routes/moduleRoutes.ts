import type { ModuleManifest } from '@dialogwerk/shared/contract';
import type { RouteEntry } from './RouteEntry.ts';

/** The lines that the modules bring, one for each route of their manifests. */
export function moduleRoutes(areas: readonly ModuleManifest[]): RouteEntry[] {
  return areas.flatMap(({ id, routes }) =>
    routes.map(
      ({
        path,
        name,
        title,
        screen,
        access,
        tab = null,
        needsSurvey = false,
        bar = {},
        reloadsWithStatus = false,
      }) => ({
        path,
        name,
        title,
        access,
        navbar: 'app',
        bar,
        tab,
        needsSurvey,
        reloadsWithStatus,
        screen: { kind: 'module', module: id, screen },
      }),
    ),
  );
}
