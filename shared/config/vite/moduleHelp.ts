import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const SOURCE = 'src/help/help.ts';

/** The name that the shell looks for beside a module's entry. */
export const HELP_FILE = 'help.json';

/**
 * Puts the module's own help beside its entry, as data: the shell shows that of all modules without running any of them. A
 * module without one says so by an empty list, because what does not come counts as missing.
 */
export function moduleHelp(): Plugin {
  return {
    name: 'dialogwerk-module-help',
    apply: 'build',
    async generateBundle() {
      const file = resolve(SOURCE);
      const source: unknown = existsSync(file) ? await import(pathToFileURL(file).href) : { help: [] };
      const help = typeof source === 'object' && source !== null && 'help' in source ? source.help : null;
      if (!Array.isArray(help)) this.error(`${SOURCE} must export its pages as help.`);
      this.emitFile({ type: 'asset', fileName: HELP_FILE, source: JSON.stringify(help) });
    },
  };
}
