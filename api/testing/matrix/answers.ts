import type { RoleName } from '@dialogwerk/shared/contract';
import type { Person } from './people.ts';

/** The status that each person gets. */
export type Answers = Readonly<Record<Person, number>>;

/** Everybody gets the same. */
export function everyone(status = 200): Answers {
  return authors(status, { anonymous: status, respondent: status });
}

/** A call about the caller's own account or for any author: the role in a dialog does not matter. */
export function authors(status = 200, others: Partial<Answers> = {}): Answers {
  return {
    anonymous: 401,
    respondent: 401,
    Besitzer: status,
    'Voller Zugriff': status,
    'Bearbeiten + Trainieren': status,
    Trainieren: status,
    Analysieren: status,
    stranger: status,
    admin: status,
    ...others,
  };
}

/** The admin side does not exist for others. */
export const admins: Answers = authors(404, { admin: 200 });

/** Respondents alone, for their own conversations. */
export const respondents: Answers = authors(401, { respondent: 200 });

/**
 * A call about a dialog: roles that do not reach get 409, because 403 would log out (spec §8); without a role the dialog does
 * not exist, for an admin neither.
 */
export function withRoles(allowed: readonly RoleName[], status = 200): Answers {
  const of = (role: RoleName) => (allowed.includes(role) ? status : 409);
  return authors(404, {
    Besitzer: of('Besitzer'),
    'Voller Zugriff': of('Voller Zugriff'),
    'Bearbeiten + Trainieren': of('Bearbeiten + Trainieren'),
    Trainieren: of('Trainieren'),
    Analysieren: of('Analysieren'),
  });
}

export const all: readonly RoleName[] = [
  'Besitzer',
  'Voller Zugriff',
  'Bearbeiten + Trainieren',
  'Trainieren',
  'Analysieren',
];
export const editors: readonly RoleName[] = ['Besitzer', 'Voller Zugriff', 'Bearbeiten + Trainieren'];
export const trainers: readonly RoleName[] = [...editors, 'Trainieren'];
export const publishers: readonly RoleName[] = ['Besitzer', 'Voller Zugriff'];
export const analysts: readonly RoleName[] = [...publishers, 'Analysieren'];
export const owners: readonly RoleName[] = ['Besitzer'];
