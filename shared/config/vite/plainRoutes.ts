import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { CallRoute } from '../../src/contract/callRoute.ts';
import { routes as chatsRoutes } from '../../src/contract/chatsRoutes.ts';
import { routes as liveRoutes } from '../../src/contract/liveRoutes.ts';
import { packRoutes } from '../../src/contract/packedRoutes.ts';
import { routes } from '../../src/contract/routes.ts';

const tables = new Map<string, Readonly<Record<string, CallRoute>>>([
  [fileURLToPath(import.meta.resolve('../../src/contract/routes.ts')), routes],
  [fileURLToPath(import.meta.resolve('../../src/contract/liveRoutes.ts')), liveRoutes],
  [fileURLToPath(import.meta.resolve('../../src/contract/chatsRoutes.ts')), chatsRoutes],
]);

const unpacking = fileURLToPath(import.meta.resolve('../../src/contract/packedRoutes.ts'));

/**
 * Puts the routes of the calls into a page as they are when it is built, without the records that they come from: these
 * hold schemas, and zod is 15 kB.
 */
export function plainRoutes(): Plugin {
  return {
    name: 'dialogwerk-plain-routes',
    enforce: 'pre',
    load(id) {
      const table = tables.get(id.replace(/\?.*$/, ''));
      if (!table) return null;
      if (table === routes) {
        const packed = JSON.stringify(packRoutes(routes));
        return `import { unpackRoutes } from ${JSON.stringify(unpacking)};\nexport const routes = unpackRoutes(${packed});`;
      }
      const plain = Object.entries(table).map(([name, { method, path, access, fresh, success, invalidates }]) => [
        name,
        { method, path, access, fresh, success, invalidates },
      ]);
      return `export const routes = ${JSON.stringify(Object.fromEntries(plain))};`;
    },
  };
}
