/** German sentences about multi-chats and their triggers. */
export const managerTexts = {
  waits: (block: string, named: string) => `${block} wartet auf ${named}`,
  starts: (dialog: string, named: string) => `der Dialog ${dialog} beginnt erst nach ${named}`,
  place: (block: string, dialog: string) => `„${block}“ (${dialog})`,
  quoted: (text: string) => `„${text}“`,
} as const;
