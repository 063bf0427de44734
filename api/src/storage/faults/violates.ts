const UNIQUE_VIOLATION = '23505';

/** Whether PostgreSQL refused a row because of the unique index of this name. */
export function violates(
  error: unknown,
  index: 'accounts_username' | 'blocks_variable' | 'draws_pkey' | 'live_users_pkey' | 'triggers_once',
): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === UNIQUE_VIOLATION &&
    'constraint' in error &&
    error.constraint === index
  );
}
