/** Headings of the tables of a multi-chat's respondents. */
export const chatsTexts = {
  fileKind: 'Zeiten',
  participation: 'Teilnahme',
  begun: 'Begonnen (Uhrzeit in Berlin)',
  last: 'Zuletzt (Uhrzeit in Berlin)',
  publication: 'Veröffentlichung des Multi-Chats, von der ersten an gezählt',
  ofDialog: (dialog: string, label: string) => `${dialog}: ${label}`,
  question: (name: string, dialog: string) => `${name} (${dialog}), nach s`,
  hint: {
    clue: (title: string) => `Hinweis: ${title}, nach s`,
    ending: (title: string) => `Ende: ${title}, nach s`,
  },
} as const;
