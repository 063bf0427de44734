/** What decides whether somebody may begin. */
export interface Door {
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
  readonly most: number | null;
  readonly begun: number;
  /** Absent for who comes by a personal link. */
  readonly personal_only?: boolean;
}

/** Why nobody can begin now; `why` is the code of the refusal without its area, `moment` when that begins or has ended. */
export type ShutDoor =
  | { readonly why: 'not-begun' | 'over'; readonly moment: number }
  | { readonly why: 'full' | 'personal-only' };

/** Why nobody can begin at a moment (milliseconds since 1970); null where everybody can. */
export function shutDoor(
  { starts_at, ends_at, most, begun, personal_only = false }: Door,
  now: number,
): ShutDoor | null {
  if (ends_at !== null && now >= ends_at.getTime()) return { why: 'over', moment: ends_at.getTime() };
  if (most !== null && begun >= most) return { why: 'full' };
  if (personal_only) return { why: 'personal-only' };
  if (starts_at !== null && now < starts_at.getTime()) return { why: 'not-begun', moment: starts_at.getTime() };
  return null;
}
