/** PostgreSQL's disk_full, and Node's codes for a full disk and a full quota. */
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** Whether a fault means that nothing more can be written for now. */
export function isDiskFull(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDiskFull);
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && FULL.has(error.code);
}
