/** `away`: out of reach, nothing can be written, or broken; `busy`: given up, may well succeed the next time; `full`: no place left. */
export type DatabaseFault = 'away' | 'busy' | 'full';

const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT']);
/** Lost races and deadlocks (40), what is locked (55), a query that took too long. */
const BUSY = /^(40...|55006|55P03|57014)$/;
/**
 * By PostgreSQL's classes: connections (08), writing where only reading is possible, a transaction that was idle too long, who
 * may connect (28) and to what (3D), resources (53), a server that stops, starts or crashed (57), its system (58) and itself (F0, XX).
 */
const AWAY = /^(08...|25006|25P03|28...|3D000|53...|57...|58...|F0...|XX...)$/;
/** Node's codes of a line that broke or never came to be. */
const BROKEN_LINE = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
  'ETIMEDOUT',
]);
/** What pg says without a code. */
const SAID_BY_PG = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Cannot use a pool after calling end on the pool',
  'driver has already been destroyed',
  'Received unexpected',
  'received invalid response',
  'There was an error establishing an SSL connection',
  'The server does not support SSL connections',
];

/** What kind of fault of the database (or of the disk) a thrown thing is; null for all others. The one place that knows. */
export function databaseFault(error: unknown): DatabaseFault | null {
  if (error instanceof AggregateError) return firstOf(error.errors);
  if (!(error instanceof Error)) return null;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (FULL.has(code)) return 'full';
  if (BUSY.test(code)) return 'busy';
  const isConnecting = 'syscall' in error && error.syscall === 'connect';
  if (isConnecting || BROKEN_LINE.has(code) || AWAY.test(code)) return 'away';
  if (SAID_BY_PG.some((message) => error.message.startsWith(message))) return 'away';
  return error.cause === undefined ? null : databaseFault(error.cause);
}

function firstOf(errors: readonly unknown[]): DatabaseFault | null {
  return errors.map(databaseFault).find((fault) => fault !== null) ?? null;
}
