/** About going live: asked before a dialog with errors does, said after any has. */
export const goLiveTexts = {
  title: (count: number) =>
    count === 1
      ? 'Ein Fehler im Dialog – trotzdem live schalten?'
      : `${count} Fehler im Dialog – trotzdem live schalten?`,
  intro: 'Das erleben die Teilnehmenden, wenn der Dialog so live geht:',
  more: (count: number) => (count === 1 ? 'Und 1 weiterer Fehler.' : `Und ${count} weitere Fehler.`),
  back: 'Abbrechen',
  anyway: 'Trotzdem live schalten',
  toProof: 'Zur Dialogprüfung',
  nowLive: 'Der Dialog ist jetzt live.',
  nowLiveUnchecked:
    'Der Dialog ist jetzt live. Er konnte vorher nicht geprüft werden; bitte öffnen Sie bei Gelegenheit die Dialogprüfung.',
  nowInactive: 'Der Dialog ist jetzt inaktiv.',
} as const;
