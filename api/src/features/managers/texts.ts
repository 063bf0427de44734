/** German sentences about multi-chats and their triggers. */
export const managerTexts = {
  twice: 'Ein Dialog kann nur einmal in einem Multi-Chat stehen. Es wurde nichts geändert.',
  notConnected: (dialog: string) =>
    `Der Dialog „${dialog}“ gehört nicht zu diesem Multi-Chat. Nehmen Sie ihn zuerst auf. Es wurde nichts geändert.`,
  unknownQuestion: (id: string, dialog: string) =>
    `Den Block „${id}“ gibt es im Dialog „${dialog}“ nicht (mehr). Bitte laden Sie die Ansicht neu. Es wurde nichts geändert.`,
  initNeedsWaitFor: 'Nur „Warten auf“ kann einen Dialog starten („init_survey“). Es wurde nichts geändert.',
  duplicate: 'Diesen Auslöser gibt es schon. Es wurde nichts geändert.',
  tooManyTriggers: (most: number) => `Ein Multi-Chat kann höchstens ${most} Auslöser haben. Es wurde nichts geändert.`,
  unknownTrigger: 'Diesen Auslöser gibt es nicht (mehr), oder Sie haben keinen Zugriff darauf.',
  moveToItself: 'Ein Block kann nicht zu sich selbst wechseln. Es wurde nichts geändert.',
  itself: (place: string) =>
    `${place} würde auf sich selbst warten und nie gestellt werden. Der Auslöser wurde nicht gespeichert.`,
  circle: (links: readonly string[]) =>
    `Hier würde im Kreis gewartet: ${links.join(', ')}. Keiner dieser Schritte käme je an die Reihe. Der Auslöser wurde nicht gespeichert.`,
  waits: (block: string, named: string) => `${block} wartet auf ${named}`,
  starts: (dialog: string, named: string) => `der Dialog ${dialog} beginnt erst nach ${named}`,
  place: (block: string, dialog: string) => `„${block}“ (${dialog})`,
  quoted: (text: string) => `„${text}“`,
} as const;
