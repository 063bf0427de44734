/** The names that test and live users get; nobody's own. */
export const userNames = { test: 'Test', live: 'Gast' } as const;

/** What a closed page's browser shows below the chat's name. */
export const pushTexts = { de: { newMessage: 'Neue Nachricht' }, en: { newMessage: 'New message' } } as const;
