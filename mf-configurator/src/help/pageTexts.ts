/** What the pages that are made from the registry and the table of keys say around it. */
export const pageTexts = {
  block: 'Block',
  use: 'Wann Sie ihn nehmen',
  fields: 'Was Sie einstellen',
  fieldsAre: (names: readonly string[]) =>
    `Zu dem, was jeder Block hat, kommt hier: ${names.map((name) => name.replaceAll(/[„“]/g, '')).join(' · ')}.`,
  result: 'Was gespeichert wird',

  keys: {
    title: 'Tastenkürzel',
    summary: 'Alle Tasten in „Bearbeiten“, für Windows, Linux und Mac.',
    or: ' oder ',
    mac: ', auf dem Mac ',
    note: 'In Textfeldern gelten die Kürzel nicht. Kürzel aus einer einzelnen Taste schalten Sie in der Übersicht ab, die mit ? aufgeht.',
  },
} as const;
