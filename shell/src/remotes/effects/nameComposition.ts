import { compositionText, isModuleId } from '@dialogwerk/shared/contract';
import type { ModuleId } from '@dialogwerk/shared/contract';
import { $composition, $pageRegistry } from '../state/registry.ts';

/**
 * Has reports and error dialogs name what runs in this tab, once a module has come: the page's composition, with the versions
 * that `running` names in the place of the page's own. A page without https cannot work it out and stays with its own.
 */
export async function nameComposition(running: (id: ModuleId) => string | undefined): Promise<void> {
  const page = $pageRegistry.get();
  if (!page) return;
  const { shell, api, versions, composition } = page;
  const modules = Object.entries(versions).flatMap(([id, version]) =>
    isModuleId(id) ? [[id, running(id) ?? version] as const] : [],
  );
  const isAsLoaded = modules.every(([id, version]) => version === versions[id]);
  if (isAsLoaded || !isSecureContext) $composition.set(composition);
  else $composition.set(await idOf({ shell, api, ...Object.fromEntries(modules) }));
}

/** As the server makes it: 16 hex digits. */
async function idOf(versions: Readonly<Record<string, string>>): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(compositionText(versions)));
  return [...new Uint8Array(hash, 0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
