/** What authors read on the sheet of shortcuts. */
export const texts = {
  title: 'Tastenkürzel',
  close: 'Schließen',
  groups: { edit: 'Bearbeiten', view: 'Ansicht', graph: 'Im Graphen', list: 'In der Liste' },
  or: 'oder',
  singleKeyShortcuts: 'Kürzel aus einer einzelnen Taste verwenden',
  singleKeyShortcutsHelp: 'Schalten Sie sie ab, wenn Sie diktieren oder leicht an Tasten kommen.',
  notWhileTyping: 'In Textfeldern gelten die Kürzel nicht.',
} as const;
