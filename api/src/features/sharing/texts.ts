/** German sentences about a dialog's team. */
export const sharingTexts = {
  ownRow: 'Ihre eigene Berechtigung können Sie nicht ändern oder entfernen. Es wurde nichts geändert.',
  ownersRow: 'Die Berechtigung der Besitzerin oder des Besitzers lässt sich nicht ändern. Es wurde nichts geändert.',
  alreadyMember: (name: string) => `${name} gehört schon zum Team. Es wurde keine Einladung versendet.`,
  notPending: (name: string) => `Für ${name} steht keine Einladung aus. Es wurde keine E-Mail versendet.`,
  unknownMember: (name: string) => `${name} gehört nicht zum Team dieses Dialogs. Es wurde nichts geändert.`,
  notAllOfManager:
    'Sie dürfen nicht bei allen Dialogen dieses Multi-Chats das Team verwalten. Bitte ändern Sie die Berechtigung nur für diesen Dialog. Es wurde nichts geändert.',
} as const;
