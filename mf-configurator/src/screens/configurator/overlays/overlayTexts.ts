/** What authors read above the dialog: where they pick, and in menus. */
export const overlayTexts = {
  none: (query: string) => `Nichts passt zu „${query}“.`,
  pickType: 'Art des neuen Blocks',
  pickTypeHint: 'Art suchen',
  pickTypeOrBlock: 'Art oder vorhandenen Block suchen',
  leadTo: (number: number, name: string) => `Weiter zu ${number}. ${name}`,
  leadToEnd: 'Weiter zum Ende des Dialogs',
  endWords: ['Ende', 'Schluss', 'Beenden'],

  commands: 'Befehle und Blöcke',
  commandsHint: 'Befehl oder Block suchen',
  goTo: (number: number, name: string) => `${number}. ${name}`,
  addType: (type: string) => `${type} hinzufügen`,

  menuOf: (name: string) => `Menü zu „${name}“`,
  menuOfConnection: 'Menü zur Verbindung',
  menuOfCanvas: 'Menü zum Ablauf',
  menuOfMessages: 'Menü zu Begrüßung und Ende',
  insertHere: 'Block hier einfügen',
  insertAfterOption: (option: string) => `Block nach „${option}“`,
  deleteConnection: 'Verbindung löschen',
} as const;
