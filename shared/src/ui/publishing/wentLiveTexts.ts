/** Said once a dialog has gone live or inactive; the question before it comes later. */
export const wentLiveTexts = {
  nowLive: 'Der Dialog ist jetzt live.',
  nowPublished: 'Der Dialog ist jetzt live und veröffentlicht.',
  behind: (label: string) => `Der Dialog ist jetzt live. Teilnehmende bekommen die veröffentlichte Version (${label}).`,
  nowLiveUnchecked:
    'Der Dialog ist jetzt live. Er konnte vorher nicht geprüft werden; bitte öffnen Sie bei Gelegenheit die Dialogprüfung.',
  nowInactive: 'Der Dialog ist jetzt inaktiv.',
} as const;
