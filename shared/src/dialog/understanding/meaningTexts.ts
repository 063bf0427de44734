/** What authors read of what a reply can mean. */
export const meaningTexts = {
  end: 'Ende des Dialogs',
} as const;
