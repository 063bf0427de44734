/** Stands among what was asked back about for skipping the question, which was offered to whoever gave no answer. */
export const SKIP_MEANT = '?skip';
