import type { ModuleManifest, ModuleRoute } from './moduleManifest.ts';

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');

/** What an address holds for a route's parameters, by their names; null where it is not the route's. */
export function parametersAt(route: string, pathname: string): Readonly<Record<string, string>> | null {
  const [wanted, given] = [partsOf(route), partsOf(pathname)];
  if (given.length > wanted.length) return null;
  const found: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index];
    if (value === undefined) return part.endsWith('?') ? found : null;
    if (part.startsWith(':')) found[part.slice(1).replace('?', '')] = value;
    else if (part.toLowerCase() !== value.toLowerCase()) return null;
  }
  return found;
}

/** Which addresses a route takes, whatever its parameters are called: the same text for routes that take the same. */
export function takenBy(route: string): string {
  return `/${partsOf(route.toLowerCase())
    .map((part) => (part.startsWith(':') ? ':' : part))
    .join('/')}`;
}

/** The module's route that stands at an address, and what the address holds for it; null where none does. */
export function moduleRouteAt(
  areas: readonly ModuleManifest[],
  pathname: string,
): { readonly area: ModuleManifest; readonly route: ModuleRoute; readonly survey_id: string | null } | null {
  for (const area of areas)
    for (const route of area.routes) {
      const found = parametersAt(route.path, pathname);
      if (found) return { area, route, survey_id: found['survey_id'] ?? null };
    }
  return null;
}

/** A route's address with its parameters filled in; each is encoded. */
export function pathWith(route: string, parameters: Readonly<Record<string, string>>): string {
  return route.replaceAll(/:(\w+)\??/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''));
}
