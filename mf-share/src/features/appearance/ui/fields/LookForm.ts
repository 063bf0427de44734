import type { Look, LookField } from '../../model/Look.ts';

/** The settings as they are typed, and the ways to change them. */
export interface LookForm {
  readonly look: Look;
  readonly isReadOnly: boolean;
  /** What is wrong with one as it is typed; null for nothing. */
  readonly problemOf: (field: LookField) => string | null;
  /** Letter by letter: saved in a pause. */
  readonly type: <Field extends LookField>(field: Field, value: Look[Field]) => void;
  /** At one go: saved at once. */
  readonly set: <Field extends LookField>(field: Field, value: Look[Field]) => void;
  /** A field is left: what was typed is saved. */
  readonly leave: () => void;
}
