/** Node's and PostgreSQL's codes for a server that is not there, is stopping or starting, or has no place left. */
const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
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

/** Whether a fault means that the database is out of reach for now, so that trying again later helps. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return AWAY.has(code) || code.startsWith('08') || AWAY_MESSAGES.some((message) => error.message.startsWith(message));
}
