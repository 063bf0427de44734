import { fileURLToPath } from 'node:url';
import { API } from 'typescript/unstable/sync';
import type { DoorRecord } from '../../src/contract/doors/DoorShape.ts';
import { singletons } from '../vite/sharedSingletons.ts';
import { readTypes } from './readTypes.ts';

const shared = fileURLToPath(new URL('../../', import.meta.url));
const project = `${shared}tsconfig.json`;
const own = '@dialogwerk/shared/';

/** What the shell takes of every module (`RemoteModule`), under a name that stands for the module itself. */
export const MODULE_DOOR = './module';
const OF_MODULE = 'RemoteModule';

/**
 * All names of the shared doors with their types, and what modules give, as the sources have them now. Doors that are
 * libraries go by the versions of these: their names alone are compared.
 */
export function readDoors(): DoorRecord {
  const api = new API({ cwd: shared });
  try {
    const opened = api.updateSnapshot({ openProjects: [project] }).getProject(project);
    if (!opened) throw new Error(`${project} is no project.`);
    const { checker, program } = opened;
    const { types, placeOf, placeOfExport } = readTypes(checker);
    const exportsOf = (door: string) => {
      const file = program.getSourceFile(fileURLToPath(import.meta.resolve(door)));
      const symbol = file && checker.getSymbolAtLocation(file);
      if (!symbol) throw new Error(`${door} gives nothing.`);
      return checker.getExportsOfModule(symbol);
    };
    const doors = singletons.filter((door) => door.startsWith(own));
    const gives = doors.map((door) => {
      const names = exportsOf(door).map((symbol) => [symbol.name, placeOfExport(symbol)] as const);
      return [door, Object.fromEntries(names.toSorted(([one], [other]) => (one < other ? -1 : 1)))] as const;
    });
    const module = exportsOf(`${own}contract`).find(({ name }) => name === OF_MODULE);
    if (!module) throw new Error(`${own}contract has no ${OF_MODULE}.`);
    // Without its screens, which are of another module each.
    const parts = ['$busy', 'Fallback'].map((name) => {
      const part = checker.getPropertyOfType(checker.getDeclaredTypeOfSymbol(checker.getAliasedSymbol(module)), name);
      return [name, placeOf(part && checker.getTypeOfSymbol(part))] as const;
    });
    return { types, takes: { [MODULE_DOOR]: Object.fromEntries(parts) }, gives: Object.fromEntries(gives) };
  } finally {
    api.close();
  }
}
