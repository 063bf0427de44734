import type { Plugin } from 'vite';
import { calls } from '../../../src/contract/calls.ts';
import { MODULE_CONTRACT_VERSION } from '../../../src/contract/module.ts';
import type { Provided, ReleaseNeeds } from '../../../src/contract/release.ts';
import { callShapeOf, shapeHash } from '../../../src/contract/shapes/index.ts';
import { atomVersions } from '../../../src/state/atomVersions.ts';
import { doorNamed } from '../doorNamed.ts';
import type { DoorPackage } from '../doorNamed.ts';
import { singletons } from '../sharedSingletons.ts';
import { federationVersions } from './federationVersions.ts';
import { CALLS_FILE, NEEDS_FILE, PROVIDED_FILE } from './files.ts';
import { namesOf } from './namesOf.ts';
import { usesOf } from './usesOf.ts';

const federation = { contract: MODULE_CONTRACT_VERSION, ...federationVersions() } as const;

/** Our own atoms by name; each is a name of the door '@dialogwerk/shared/state' as well. */
const atoms: Readonly<Record<string, number>> = atomVersions;

interface Recorded {
  /** Names a further build of a package. */
  readonly part?: string;
  readonly doors?: DoorPackage;
}

/**
 * Notes which names of the shared doors a build's files import, which calls they make, and which cross-app atoms they use.
 * Read from the sources, because the federation plugin replaces the imports.
 */
export function recordNeeds({ part = '', doors: at = '@dialogwerk/shared' }: Recorded = {}): Plugin {
  const doors = new Map<string, Set<string>>();
  const made = new Set<string>();
  return {
    name: 'dialogwerk-record-needs',
    enforce: 'pre',
    transform(code, id) {
      const file = id.replace(/\?.*$/, '');
      if (id.startsWith('\0') || !/\.[cm]?[jt]sx?$/.test(file) || file.includes('__mf__')) return;
      const uses = usesOf(file, code);
      for (const door of singletons) {
        const names = uses.imports.get(doorNamed(door, at));
        if (names) doors.set(door, new Set([...(doors.get(door) ?? []), ...names]));
      }
      if (!file.includes('/node_modules/')) for (const name of uses.calls) made.add(name);
    },
    generateBundle() {
      const shapes = Object.entries(calls)
        .filter(([name]) => made.has(name))
        .map(([name, record]) => [name, callShapeOf(record)] as const);
      const used = [...(doors.get('@dialogwerk/shared/state') ?? [])].filter((name) => name in atoms).toSorted();
      const needs: ReleaseNeeds = {
        ...federation,
        doors: Object.fromEntries([...doors].toSorted(byName).map(([door, names]) => [door, [...names].toSorted()])),
        calls: Object.fromEntries(shapes.toSorted(byName).map(([name, shape]) => [name, shapeHash(shape)])),
        atoms: Object.fromEntries(used.map((name) => [name, atoms[name] ?? 0])),
      };
      const emit = (fileName: string, value: unknown): void => {
        this.emitFile({ type: 'asset', fileName: fileName + part, source: JSON.stringify(value) });
      };
      emit(NEEDS_FILE, needs);
      emit(CALLS_FILE, Object.fromEntries(shapes));
    },
  };
}

/** Notes what a shell gives to modules, and tells the shell's own code. */
export function recordProvided(): Plugin {
  return {
    name: 'dialogwerk-record-provided',
    // For the shell itself, which checks what a version needs before it loads it.
    config: async () => ({ define: { __PROVIDED__: JSON.stringify(await providedByShell()) } }),
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: PROVIDED_FILE, source: JSON.stringify(await providedByShell()) });
    },
  };
}

async function providedByShell(): Promise<Omit<Provided, 'calls'>> {
  const doors = await Promise.all(singletons.map(async (door) => [door, await namesOf(door)]));
  return { ...federation, doors: Object.fromEntries(doors), atoms };
}

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1;
