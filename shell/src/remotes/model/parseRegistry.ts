import { isModuleId } from '@dialogwerk/shared/contract';
import type {
  Misfit,
  RegisteredRemote,
  ReleasedVersion,
  ReleaseNeeds,
  RemoteRegistry,
  ServedBecause,
} from '@dialogwerk/shared/contract';
import { parseAreas } from './parseAreas.ts';

/** As a record, so that a reason that is added cannot be forgotten here. */
const reasons: Readonly<Record<ServedBecause, true>> = {
  current: true,
  pin: true,
  canary: true,
  user: true,
  replay: true,
  override: true,
  'last-good': true,
};

/**
 * Reads what `/remotes.json` answered; null when it is no registry at all. A row that is not understood is left out, so
 * that one broken or newer module does not take the others away. `origins` are the other hosts that modules may come from.
 * (By hand, because no page carries zod.)
 */
export function parseRegistry(json: unknown, origins: readonly string[] = []): RemoteRegistry | null {
  if (!isObject(json) || !Array.isArray(json['remotes'])) return null;
  const { composition, shell, api, calls } = json;
  if (!isText(composition) || !isText(shell) || !isText(api) || !isRecordOf(calls, isText)) return null;
  const rows: readonly unknown[] = json['remotes'];
  const remotes = rows.map((row) => parseRow(row, origins)).filter((row) => row !== null);
  // An older api says them by its rows alone.
  const { versions = Object.fromEntries(remotes.map(({ id, version }) => [id, version])) } = json;
  if (!isRecordOf(versions, isText)) return null;
  const misfits = Array.isArray(json['misfits']) ? json['misfits'].filter(isMisfit) : [];
  return { composition, shell, api, calls, versions, areas: parseAreas(json['areas']), remotes, misfits };
}

function parseRow(row: unknown, origins: readonly string[]): RegisteredRemote | null {
  const version = parseVersion(row, origins);
  if (!version || !isObject(row) || !isReason(row['because'])) return null;
  return { ...version, because: row['because'], lastGood: parseVersion(row['lastGood'], origins) };
}

function parseVersion(row: unknown, origins: readonly string[]): ReleasedVersion | null {
  if (!isObject(row)) return null;
  const { contract, version, entry, needs, integrity, signature } = row;
  const { id } = row;
  if (!isModuleId(id) || typeof contract !== 'number' || !isText(version) || !isText(entry)) return null;
  if (!isOwnAddress(entry) && !isAllowed(entry, origins)) return null;
  if (!isNeeds(needs) || !isRecordOf(integrity, isText) || !isText(signature)) return null;
  return { id, contract, version, entry, needs, integrity, signature };
}

function isMisfit(value: unknown): value is Misfit {
  return (
    isObject(value) &&
    isModuleId(value['module']) &&
    isText(value['version']) &&
    isText(value['shell']) &&
    Array.isArray(value['lacks']) &&
    value['lacks'].every(
      (lack) =>
        isObject(lack) &&
        lack['kind'] === 'shape' &&
        isText(lack['door']) &&
        Array.isArray(lack['names']) &&
        lack['names'].every(isText),
    )
  );
}

function isNeeds(value: unknown): value is ReleaseNeeds {
  return (
    isObject(value) &&
    typeof value['contract'] === 'number' &&
    isRecordOf(value['doors'], (names) => Array.isArray(names) && names.every(isText)) &&
    isRecordOf(value['calls'], isText) &&
    isRecordOf(value['atoms'], (version) => typeof version === 'number') &&
    isText(value['plugin']) &&
    isText(value['runtime'])
  );
}

const isText = (value: unknown): value is string => typeof value === 'string';

const isReason = (value: unknown): value is ServedBecause => isText(value) && Object.hasOwn(reasons, value);

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isRecordOf<Value>(
  value: unknown,
  isOne: ((one: unknown) => one is Value) | ((one: unknown) => boolean),
): value is Readonly<Record<string, Value>> {
  return isObject(value) && Object.values(value).every(isOne);
}

const isAllowed = (entry: string, origins: readonly string[]): boolean =>
  URL.canParse(entry) && origins.includes(new URL(entry).origin);

/** A path from the root, never another host's address. */
function isOwnAddress(entry: string): boolean {
  return /^\/(?![/\\])/.test(entry);
}
