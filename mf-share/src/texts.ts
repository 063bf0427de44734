/** Every German text of this module. */
export const texts = {
  title: 'Teilen',
  loading: 'Dialog wird geladen …',
  crash: {
    title: 'Die Seite „Teilen“ konnte nicht angezeigt werden',
    text: 'Ihr Dialog, seine Links und alle Antworten sind davon nicht betroffen. Bitte versuchen Sie es erneut.',
  },
  live: {
    title: 'Teilnahme',
    switch: 'Dialog live',
    stored: {
      on: 'Ihr Dialog ist live. Alle mit dem Link können teilnehmen.',
      off: 'Ihr Dialog ist inaktiv. Wer den Link öffnet, erfährt, dass der Dialog nicht mehr aktiv ist. Alle bisherigen Antworten bleiben erhalten.',
    },
    storing: { on: 'Ihr Dialog geht live …', off: 'Ihr Dialog wird inaktiv …' },
    publishesFirst: 'Sobald Sie den Dialog zum ersten Mal live schalten, wird er so veröffentlicht, wie er jetzt ist.',
    closed: {
      'no-question': 'Der Dialog stellt noch keine Frage. Sobald er eine hat, können Sie ihn live schalten.',
      role: 'Ihre Rolle in diesem Dialog erlaubt es nicht, ihn live oder inaktiv zu schalten.',
    },
    edit: 'Fragen anlegen',
    onFailed: (reason: string) => `Der Dialog wurde nicht live geschaltet und bleibt inaktiv. ${reason}`,
    offFailed: (reason: string) => `Der Dialog wurde nicht inaktiv geschaltet und bleibt live. ${reason}`,
  },
  publication: {
    title: 'Veröffentlichung',
    since: (moment: string, by: string | null) =>
      by === null
        ? `Teilnehmende bekommen die Version vom ${moment}.`
        : `Teilnehmende bekommen die Version vom ${moment} (${by}).`,
    look: 'Änderungen ansehen',
    role: 'Veröffentlichen dürfen nur Besitzer und Personen mit vollem Zugriff.',
  },
  link: {
    title: 'Link zum Dialog',
    text: 'Schicken Sie diesen Link an Ihre Teilnehmenden. Ein Konto ist dafür nicht nötig.',
    asleep: 'Teilnehmen kann man erst, wenn der Dialog live ist.',
    label: 'Öffentlicher Link',
    open: 'In neuem Tab öffnen',
    qr: (name: string) => `QR-Code mit dem Link zu „${name}“`,
    qrDownload: 'QR-Code speichern',
    qrFile: (name: string) => `QR-Code ${name}.svg`,
  },
  name: {
    title: 'Adresse zum Weitersagen',
    failed: (reason: string) => `Der Name der Adresse konnte nicht geladen werden. ${reason}`,
  },
  sources: { title: 'Woher Teilnehmende kommen', open: 'Parameter des Links festlegen' },
  embed: {
    title: 'Auf einer Website einbinden',
    text: 'Fügen Sie diese Zeilen in Ihre Seite ein. Der Dialog erscheint dort ohne Rahmen.',
    label: 'HTML zum Einbinden',
  },
  others: {
    title: 'Weitere Adressen',
    text: 'Auch diese Adressen führen zum selben Dialog.',
    dialog: 'Kurze Adresse',
    widget: 'Nur der Chat, ohne Kopfzeile',
  },
} as const;
