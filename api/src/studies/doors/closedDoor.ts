import type { BrowserMarks } from '../../calls/browserMarks.ts';
import { CallError } from '../../errors/CallError.ts';
import type { Pseudonym } from '../../identity/createPseudonym.ts';
import { shutDoor } from '../shutDoor.ts';
import type { Door, ShutDoor } from '../shutDoor.ts';
import { begunHere, noteBegun } from './begunHere.ts';
import { isLetIn } from './letIn.ts';
import type { PasswordDoor } from './letIn.ts';

/** What decides whether a visitor may begin. */
type Doors = Door & PasswordDoor & { readonly once: boolean };

/** Why a visitor cannot begin now: nobody can, they have taken part, or they have not said the password. */
export type ClosedDoor = ShutDoor | { readonly why: 'taken' } | { readonly why: 'password' };

interface Visitor {
  readonly pseudonym: Pseudonym;
  readonly marks: Pick<BrowserMarks, 'read'>;
}

/** What keeps a visitor from beginning at a moment (milliseconds since 1970); null for nothing. */
export function closedDoor(doors: Doors, { pseudonym, marks }: Visitor, now: number): ClosedDoor | null {
  const shut = shutDoor(doors, now);
  if (shut) return shut;
  if (doors.once && begunHere(pseudonym, marks, doors.survey_id) !== null) return { why: 'taken' };
  return isLetIn(pseudonym, marks, doors) ? null : { why: 'password' };
}

/** Refuses who comes at a moment (milliseconds since 1970) at which nobody can begin (410). */
export function refuseShut(door: Door, now: number): void {
  const shut = shutDoor(door, now);
  if (shut) throw new CallError(`study/${shut.why}`);
}

/** Refuses a visitor at a door that is closed to them (410). */
export function refuseClosed(doors: Doors, visitor: Visitor & { readonly marks: BrowserMarks }, now: number): void {
  const closed = closedDoor(doors, visitor, now);
  if (!closed) return;
  const { pseudonym, marks } = visitor;
  // Who begins has nothing to go on with: the next page says what is closed, in place of asking for it again.
  if (begunHere(pseudonym, marks, doors.survey_id) === 'begun') noteBegun(pseudonym, marks, doors.survey_id, 'ended');
  throw new CallError(`study/${closed.why}`);
}
