import { CallError } from '../errors/CallError.ts';
import type { Services } from '../services.ts';
import { hashPassword } from './passwordHash.ts';
import { passwordProblem } from './passwordProblem.ts';
import type { PasswordOwner } from './passwordProblem.ts';

const DAY_MS = 24 * 60 * 60_000;

/** The columns of a new password; 400 with the field's name for a weak one (domain.md §9). */
export async function newPassword(
  { now, passwordDays }: Pick<Services, 'now' | 'passwordDays'>,
  password: string,
  owner: PasswordOwner,
  field: 'password' | 'new_password',
) {
  const problem = passwordProblem(password, owner);
  if (problem !== null) throw new CallError('password/weak', { problem, field });
  return {
    password_hash: await hashPassword(password),
    password_changed_at: new Date(now()),
    password_expires_at: passwordDays > 0 ? new Date(now() + passwordDays * DAY_MS) : null,
  };
}
