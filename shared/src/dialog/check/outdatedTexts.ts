/** What is said of a privacy statement that was made from settings of before. */
export const outdatedTexts = {
  message:
    'Die Datenschutzerklärung ist überholt: Einstellungen, aus denen sie entstanden ist, haben sich geändert. Unter „Teilen“ sehen Sie, was anders wäre, und übernehmen sie mit einem Klick neu.',
  meets: 'Sie lesen eine Erklärung, die nicht mehr stimmt.',
} as const;
