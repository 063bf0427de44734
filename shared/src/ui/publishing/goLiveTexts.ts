const errors = (count: number): string => (count === 1 ? 'Ein Fehler im Dialog' : `${count} Fehler im Dialog`);

/** About going live and publishing: asked before a dialog with errors does, said after any has gone live. */
export const goLiveTexts = {
  title: {
    live: (count: number) => `${errors(count)} – trotzdem live schalten?`,
    publish: (count: number) => `${errors(count)} – trotzdem veröffentlichen?`,
  },
  intro: {
    live: 'Das erleben die Teilnehmenden, wenn der Dialog so live geht:',
    publish: 'Das erleben die Teilnehmenden, wenn der Dialog so veröffentlicht wird:',
  },
  more: (count: number) => (count === 1 ? 'Und 1 weiterer Fehler.' : `Und ${count} weitere Fehler.`),
  back: 'Abbrechen',
  anyway: { live: 'Trotzdem live schalten', publish: 'Trotzdem veröffentlichen' },
  toCheck: 'Zur Dialogprüfung',
} as const;
