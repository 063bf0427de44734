/** What is no wording: placeholders, pauses and addresses. */
const fixed = /\{\{[^{}]*\}\}|#\d+#|https?:\/\/[^\s)]+/g;

/** What of a text stays as it is in each other version of it, so that two texts can be compared. */
export const fixedIn = (text: string): string => (text.match(fixed) ?? []).toSorted().join(' ');
