/** Node's and PostgreSQL's codes for a server that is not there, is stopping or starting, or has no place left. */
const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '53300',
  '57P01',
  '57P02',
  '57P03',
]);
/** What pg says without a code. */
const AWAY_MESSAGES = ['Connection terminated', 'timeout exceeded when trying to connect', 'timeout expired'];
/** A deadlock, a lost race, a query or lock that took too long. */
const BUSY = new Set(['40001', '40P01', '55P03', '57014']);

/** Whether a fault means that the database is out of reach for now, so that trying again later helps. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  // A missing file has this code too; only a missing socket is the database.
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect';
  return AWAY.has(code) || code.startsWith('08') || AWAY_MESSAGES.some((message) => error.message.startsWith(message));
}

/** Whether PostgreSQL gave a statement up that may well succeed the next time. */
export function isDatabaseBusy(error: unknown): boolean {
  return BUSY.has(codeOf(error));
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
