import { init, loadRemote, registerRemotes } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';
import * as emotionReact from '@emotion/react';
import * as emotionStyled from '@emotion/styled';
import * as nanostoresReact from '@nanostores/react';
import * as nanostores from 'nanostores';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as jsxRuntime from 'react/jsx-runtime';
import * as clients from '../../clients/index.ts';
import * as contract from '../../contract/index.ts';
import type { ModuleId } from '../../contract/index.ts';
import * as state from '../../state/index.ts';
import * as ui from '../../ui/index.ts';
import * as router from '../../ui/router.ts';

/** What a shell shares (`sharedSingletons`), as the frame has it. */
const shares: Readonly<Record<string, object>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  nanostores,
  '@nanostores/react': nanostoresReact,
  '@emotion/react': emotionReact,
  '@emotion/styled': emotionStyled,
  '@dialogwerk/shared/contract': contract,
  '@dialogwerk/shared/clients': clients,
  '@dialogwerk/shared/state': state,
  '@dialogwerk/shared/ui': ui,
  '@dialogwerk/shared/ui/router': router,
};

let isBegun = false;

/** Makes the frame what a built shell is to modules: it carries the shared copies, and the runtime that they all use. */
function begin(): void {
  if (isBegun) return;
  isBegun = true;
  // Under this name built modules look for the runtime's parts (`externalRuntime`).
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  const shared = Object.entries(shares).map(([name, given]) => {
    const shareConfig = { singleton: true, requiredVersion: false as const };
    return [name, { version: '0.0.0', lib: () => given, shareConfig }] as const;
  });
  init({ name: 'shell', remotes: [], shareStrategy: 'loaded-first', shared: Object.fromEntries(shared) });
}

/** A module as it is built and installed, beside the one that runs from its sources; gives the default export of `./module`. */
export async function installedModule(id: ModuleId, address: string): Promise<unknown> {
  begin();
  const name = id.replaceAll('-', '_');
  registerRemotes([{ name, entry: new URL(address, location.href).href, type: 'module' }], { force: true });
  const exposed = await loadRemote<{ readonly default?: unknown }>(`${name}/module`);
  return exposed?.default;
}
