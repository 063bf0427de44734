/** A formula does something that a dialog's expressions cannot say, or that is not known. Caught by `understood`. */
export class NotUnderstood extends Error {}

/** What `read` gives; null where it throws NotUnderstood. */
export function understood<T>(read: () => T | null): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof NotUnderstood) return null;
    throw error;
  }
}
