/** The door of the package: how the bundled PostgreSQL is started, and why it may not start. */
export { startBundledPostgres } from './startBundledPostgres.ts';
export type { BundledOptions, BundledPostgres } from './startBundledPostgres.ts';
export { StorageStartError } from './StorageStartError.ts';
export type { StorageStartReason } from './StorageStartError.ts';
