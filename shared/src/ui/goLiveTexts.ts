/** Asked before a dialog with errors goes live. */
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
} as const;
