import { MODULE_CONTRACT_VERSION } from '../../../src/contract/module.ts';
import type { ModuleId } from '../../../src/contract/module.ts';
import type { ModuleManifest } from '../../../src/contract/moduleManifest.ts';
import type { RegisteredRemote, RemoteRegistry } from '../../../src/contract/release.ts';
import { federationVersions } from '../needs/federationVersions.ts';
import { SOURCES } from './aloneModules.ts';

const nothing: RemoteRegistry = {
  composition: 'alone',
  shell: 'alone',
  api: 'alone',
  calls: {},
  versions: {},
  areas: [],
  remotes: [],
};

const start = { name: 'Dashboard', title: 'Dashboard', screen: 'Dashboard', access: 'auth' } as const;
/** Where an installation has no dashboard. */
const listOfScreens: ModuleManifest = {
  id: 'mf-dashboard',
  title: 'Dashboard',
  routes: [
    { ...start, path: '/' },
    { ...start, path: '/dashboard' },
  ],
};

/**
 * The registry of the installation with the module from its sources in it: where that does not start, the installed version
 * comes in its place. An installation without a dashboard gets a list of the module's screens there.
 */
export async function aloneRegistry(manifest: ModuleManifest, api: string): Promise<RemoteRegistry> {
  const { id } = manifest;
  const answer = await fetch(`${api}/remotes.json`).catch(() => null);
  const installed: RemoteRegistry = answer?.ok ? await answer.json() : nothing;
  const others = installed.remotes.filter((remote) => remote.id !== id);
  const hasDashboard = id === 'mf-dashboard' || others.some((remote) => remote.id === 'mf-dashboard');
  const own = installed.remotes.find((remote) => remote.id === id) ?? null;
  const remotes = [...others, fromSources(id, own), ...(hasDashboard ? [] : [fromSources('mf-dashboard', null)])];
  const areas = [...installed.areas.filter((area) => area.id !== id), manifest];
  return { ...installed, remotes, areas: hasDashboard ? areas : [...areas, listOfScreens] };
}

function fromSources(id: ModuleId, installed: RegisteredRemote | null): RegisteredRemote {
  const needs = { contract: MODULE_CONTRACT_VERSION, doors: {}, calls: {}, atoms: {}, ...federationVersions() };
  return {
    id,
    contract: MODULE_CONTRACT_VERSION,
    version: 'alone',
    entry: `${SOURCES}${id}`,
    needs,
    integrity: {},
    signature: '',
    because: 'override',
    lastGood: installed,
  };
}
