import { texts } from './texts.ts';

export type StorageStartReason =
  | 'inUse'
  | 'notWritable'
  | 'diskFull'
  | 'otherVersion'
  | 'damaged'
  | 'lockDamaged'
  | 'unreachable'
  | 'noBinaries'
  | 'noAccount'
  | 'administrator'
  | 'silent'
  | 'failed';

/** Why the database did not start. The message is a German sentence for the operator; `cause` holds the technical reason. */
export class StorageStartError extends Error {
  readonly reason: StorageStartReason;

  constructor(reason: StorageStartReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'StorageStartError';
    this.reason = reason;
  }
}

const notWritableCodes = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST']);

/** Gives any fault met while starting as a StorageStartError; `dataDir` is named in its sentence. */
export function toStorageStartError(error: unknown, dataDir: string, logs: string): StorageStartError {
  if (error instanceof StorageStartError) return error;
  const code = errorCode(error);
  if (code !== undefined && notWritableCodes.has(code)) {
    return new StorageStartError('notWritable', texts.notWritable(dataDir), error);
  }
  if (code === 'ENOSPC' || code === 'EDQUOT') return new StorageStartError('diskFull', texts.diskFull(dataDir), error);
  return new StorageStartError('failed', texts.failed(dataDir, logs), error);
}

/** The `code` that Node and pg put on their errors (`ENOENT`, `57P03`), if there is one. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
