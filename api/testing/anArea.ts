import type { ModuleId, ModuleManifest, RoutePath } from '@dialogwerk/shared/contract';

/** What a module with one screen about a dialog says of itself: an address and a tab of its own. */
export function anArea(id: ModuleId, path: RoutePath, fields: Partial<ModuleManifest> = {}): ModuleManifest {
  const name = id.slice('mf-'.length);
  return {
    id,
    title: name,
    routes: [{ path, name, title: name, screen: 'Start', access: 'auth', tab: name, needsSurvey: true }],
    tabs: [{ name, label: name, icon: 'M4,4H20V20H4V4Z', path, order: 60 }],
    ...fields,
  };
}
