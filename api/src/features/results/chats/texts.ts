/** Headings of the table of a multi-chat's respondents. */
export const chatsTexts = {
  participation: 'Teilnahme',
  begun: 'Begonnen',
  last: 'Zuletzt',
  question: (name: string, dialog: string) => `${name} (${dialog}), nach s`,
  hint: {
    clue: (title: string) => `Hinweis: ${title}, nach s`,
    ending: (title: string) => `Ende: ${title}, nach s`,
  },
} as const;
