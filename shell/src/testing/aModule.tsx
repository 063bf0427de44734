import type { ModuleId, RemoteRegistry } from '@dialogwerk/shared/contract';
import { MODULE_CONTRACT_VERSION } from '@dialogwerk/shared/contract';
import { atom } from 'nanostores';
import type { LoadedModule } from '../remotes/model/LoadedModule.ts';
import { knownAreas } from './knownAreas.ts';

/** A module that fulfils the contract; its one screen and its fallback say so. */
export function aModule(id: ModuleId, fields: Partial<LoadedModule> = {}): LoadedModule {
  return {
    id,
    contract: MODULE_CONTRACT_VERSION,
    screens: {
      Dashboard: () => <h1>Dashboard ist da</h1>,
      Configurator: () => <h1>Configurator ist da</h1>,
      Assess: () => <h1>Assess ist da</h1>,
      Share: () => <h1>Share ist da</h1>,
      Analyse: () => <h1>Analyse ist da</h1>,
    },
    $busy: atom(null),
    Fallback: ({ retry }) => <button onClick={retry}>Ersatz des Moduls</button>,
    ...fields,
  };
}

type Row = RemoteRegistry['remotes'][number];

function aRow(id: ModuleId, fields: Partial<Row>): Row {
  return {
    id,
    contract: MODULE_CONTRACT_VERSION,
    version: 'v1',
    entry: `/remotes/${id}/v1/remoteEntry.js`,
    needs: { contract: MODULE_CONTRACT_VERSION, doors: {}, calls: {}, atoms: {}, plugin: '', runtime: '' },
    integrity: {},
    signature: '',
    because: 'current',
    lastGood: null,
    ...fields,
  };
}

/** A registry of all modules at version `v1`. */
export function aRegistry(fields: Partial<Row> = {}): RemoteRegistry {
  return {
    composition: 'c0ffee',
    shell: 's1',
    api: 'a1',
    misfits: [],
    calls: {},
    versions: Object.fromEntries(knownAreas.map(({ id }) => [id, fields.version ?? 'v1'])),
    areas: knownAreas,
    remotes: knownAreas.map(({ id }) => aRow(id, fields)),
  };
}
