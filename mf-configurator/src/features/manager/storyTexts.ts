/** What authors read about the stories that Dialogwerk brings along. */
export const storyTexts = {
  solution: 'Lösungsblatt',
  solutionOf: (name: string) => `Lösungsblatt: ${name}`,
  spoiler:
    'Hier steht, wie die Geschichte ausgeht, so wie Dialogwerk sie mitbringt. Wer spielen möchte, liest nicht weiter.',
  solutionFault: (reason: string) => `Das Lösungsblatt konnte nicht geladen werden. ${reason}`,
  solutionLoading: 'Das Lösungsblatt wird geladen …',
  print: 'Drucken',
  close: 'Schließen',
  action: 'Zurücksetzen',
  hint: 'Macht Dialoge, Training, Auslöser und Hinweise wieder so, wie Dialogwerk die Geschichte mitbringt',
  busy: 'Wird zurückgesetzt …',
  reset:
    'Ihr Entwurf ist wieder die mitgelieferte Geschichte. Wer spielt, bekommt sie erst, wenn Sie veröffentlichen; das Training gilt sofort.',
  undo: 'Rückgängig',
  undone: 'Ihr Entwurf und sein Training sind wieder wie vor dem Zurücksetzen.',
  notReset: (reason: string) => `Es wurde nichts zurückgesetzt. ${reason}`,
  notUndone: (reason: string) => `Das Zurücksetzen gilt noch. ${reason}`,
} as const;
