/** Where a respondent's device keeps one dialog (spec §3), known to the page that takes the first reply and to the messenger. */
export const liveStorage = {
  session: (survey_id: string) => `live_user_${survey_id}`,
  /** A `PendingReply` as JSON. */
  outbox: (survey_id: string) => `outbox_${survey_id}`,
  /** In the tab alone: the question, a line break, and what stands in its input as JSON (`Unsent`). */
  draft: (survey_id: string) => `draft_${survey_id}`,
} as const;

/** A random UUID; by hand where the page is not on a secure origin, because `randomUUID` exists on those alone. */
export function newTurnId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = [...bytes].map((byte, index) => {
    if (index === 6) return 0x40 | (byte & 0x0f);
    return index === 8 ? 0x80 | (byte & 0x3f) : byte;
  });
  const hex = digits.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
