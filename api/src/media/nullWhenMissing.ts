/** null for the fault that there is no such file, or one of the `others`; throws any other. */
export function nullWhenMissing(error: unknown, ...others: readonly string[]): null {
  if (error instanceof Error && 'code' in error && ['ENOENT', ...others].includes(String(error.code))) return null;
  throw error;
}
