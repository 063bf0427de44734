import type { InUse } from '../../reports/createReporter.ts';
import { $composition, $pageRegistry } from '../state/registry.ts';
import { shownModule } from './followReleases.ts';
import { moduleLoader } from './loading/loadModule.ts';

/** What runs in this tab: its shell and the modules that it has loaded; null before the first registry. */
export function versionsInTab(): InUse | null {
  const page = $pageRegistry.get();
  if (!page) return null;
  const modules = moduleLoader.all().map(({ release: { id, version } }) => ({ module: id, version }));
  return {
    composition: $composition.get() ?? page.composition,
    versions: [{ module: 'shell', version: page.shell }, ...modules],
  };
}

/** The module on screen with its version; null while none shows. */
export function shownVersion(): InUse['versions'][number] | null {
  const module = shownModule();
  return versionsInTab()?.versions.find((one) => one.module === module) ?? null;
}
