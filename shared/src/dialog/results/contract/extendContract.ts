import { writtenId } from '../../blocks/loop/roundId.ts';
import { namedColumns } from '../resultVariables.ts';
import { emptyContract } from './DataContract.ts';
import type { DataContract } from './DataContract.ts';
import { numbersByPlace } from './numbersOf.ts';
import { questionRuns } from './questionRuns.ts';
import type { KeptRevision } from './questionRuns.ts';

/** A contract with all that the newest of the published revisions adds; what it has already stays. */
export function extendContract(
  contract: DataContract,
  published: readonly KeptRevision[],
  parameters: readonly string[],
): DataContract {
  const { names, numbers } = namedColumns(published, { contract, parameters });
  return {
    ...contract,
    names: new Map([...contract.names, ...names]),
    numbers: new Map([...contract.numbers, ...numbers]),
  };
}

/** A contract with names for parameters of links that are kept since. */
export function withParameters(contract: DataContract, parameters: readonly string[]): DataContract {
  const { names } = namedColumns([], { contract, parameters });
  return { ...contract, names: new Map([...contract.names, ...names]) };
}

/** The names of a question's own columns, of what it means now, of each round of a loop; those that only explain others are left out. */
export function columnNames({ names }: DataContract, unique_question_id: string): string[] {
  const runs = new Map<string, Map<string, string[]>>();
  for (const [key, name] of names) {
    const [run = '', , ...aspects] = key.split('\n');
    const [id = ''] = run.split('#');
    if (aspects.join('') !== '' || (id !== unique_question_id && writtenId(id) !== unique_question_id)) continue;
    const own = runs.get(id) ?? new Map<string, string[]>();
    runs.set(id, own.set(run, [...(own.get(run) ?? []), name]));
  }
  return [...runs.values()].flatMap((own) => [...own.values()].at(-1) ?? []);
}

/** The contract of a dialog that was published before there were contracts: what its files had. */
export function contractOfBefore(published: readonly KeptRevision[], parameters: readonly string[]): DataContract {
  const lenientUntil = Math.max(0, ...published.map(({ revision }) => revision));
  const lenient = { ...emptyContract, lenientUntil };
  const runs = [...questionRuns(published, lenient).values()].flat();
  const places = { ...lenient, numbers: new Map(runs.map((run) => [run.key, numbersByPlace(run)])) };
  return extendContract(places, published, parameters);
}
