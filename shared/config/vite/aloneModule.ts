import type { Plugin, UserConfig } from 'vite';
import type { ModuleManifest } from '../../src/contract/moduleManifest.ts';
import { aloneFrame } from './alone/aloneFrame.ts';
import type { Frame } from './alone/aloneFrame.ts';
import { aloneModules } from './alone/aloneModules.ts';
import { keepOnEdit } from './alone/keepOnEdit.ts';
import { reactPlugin } from './commonBuild.ts';

interface Alone {
  readonly frame: Frame;
  /** What the sources need beside. */
  readonly plugins?: readonly Plugin[];
  readonly optimizeDeps: NonNullable<UserConfig['optimizeDeps']>;
}

/**
 * A server for developing: the module from its sources inside the shell's frame, with the api and the other modules of
 * `API_URL`. Nothing of that installation changes for anybody else.
 */
export function aloneModule(manifest: ModuleManifest, { frame, plugins = [], optimizeDeps }: Alone): UserConfig {
  const api = process.env['API_URL'] ?? 'http://127.0.0.1:3000';
  // An installation behind a proxy is known by its name.
  const proxied = { target: api, changeOrigin: true };
  return {
    appType: 'custom',
    publicDir: frame.publicDir,
    plugins: [
      aloneModules(manifest, frame.help),
      aloneFrame(manifest, frame, api),
      keepOnEdit(),
      ...plugins,
      reactPlugin(),
    ],
    optimizeDeps,
    server: {
      host: '127.0.0.1',
      proxy: { '/api': proxied, '/media': proxied, '/typefaces/': proxied, '/remotes/': proxied },
    },
  };
}
