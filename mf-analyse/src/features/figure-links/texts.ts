/** What links that show figures say, to authors and to those who open one. */
export const figureLinkTexts = {
  title: 'Ergebnisse mit einem Link freigeben',
  reportTitle: 'Bericht mit einem Link freigeben',
  reportExplained:
    'Wer den Link hat, liest ohne Anmeldung diesen Bericht, wie er gerade ist: Ihre Worte und seine Zahlen, keine anderen. Antworten mit eigenen Worten, Dateien und einzelne Gespräche zeigt der Link nie.',
  reportFiltered: 'Es zählen nur die Gespräche, die zum Filter des Berichts passen.',
  explained:
    'Wer den Link hat, sieht ohne Anmeldung die Zahlen: wie viele teilgenommen haben und was ausgewählt wurde. Texte, Dateien und einzelne Gespräche zeigt der Link nie.',
  few: (least: number) =>
    least > 1
      ? `Was weniger als ${least} Personen betrifft, zeigt der Link nicht: Solche Antworten sind zusammengefasst oder fehlen.`
      : 'Der Link zeigt auch kleine Gruppen: Bei sehr wenigen Gesprächen lassen sich aus Zahlen Rückschlüsse ziehen.',
  name: 'Name',
  nameHelp: 'Nur für Sie und Ihr Team, zum Beispiel „Vorstand“.',
  ends: 'Gilt bis einschließlich',
  badEnd: 'Bitte wählen Sie einen Tag von heute an, höchstens ein Jahr voraus.',
  password: 'Passwort (wenn Sie möchten)',
  passwordHelp: 'Mindestens 10 Zeichen. Bitte notieren: Es lässt sich später nicht mehr anzeigen.',
  shortPassword: 'Das Passwort braucht mindestens 10 Zeichen.',
  filtered: 'Der Link zeigt nur die Gespräche, die zu Ihrem jetzigen Filter passen.',
  make: 'Link anlegen',
  made: (name: string) => `Der Link „${name}“ ist angelegt.`,
  list: 'Angelegte Links',
  none: 'Noch kein Link.',
  address: (name: string) => `Adresse von „${name}“`,
  until: (moment: string) => `gilt bis ${moment} (Uhr in Berlin)`,
  ended: (moment: string) => `abgelaufen am ${moment}`,
  withPassword: 'mit Passwort',
  withFilter: 'mit Filter',
  copy: 'Kopieren',
  copyOf: (name: string) => `Link „${name}“ kopieren`,
  copied: 'Der Link ist kopiert.',
  notCopied: 'Das Kopieren hat nicht geklappt. Bitte markieren Sie den Link und kopieren Sie ihn mit Strg+C.',
  revoke: 'Sperren',
  revokeOf: (name: string) => `Link „${name}“ sperren`,
  revoked: (name: string) => `Der Link „${name}“ ist gesperrt.`,
  undo: 'Rückgängig',
  loading: 'Links werden geladen …',
  loadFailed: (reason: string) => `Die Links konnten nicht geladen werden. ${reason}`,
  failed: (reason: string) => `Es wurde nichts geändert. ${reason}`,
  close: 'Schließen',
  page: {
    kicker: 'Ergebnisse',
    loading: 'Zahlen werden geladen …',
    failedTitle: 'Die Zahlen konnten nicht geladen werden',
    gone: 'Dieser Link zeigt nichts mehr',
    guarded: 'Diese Zahlen sind mit einem Passwort geschützt',
    guardedText: 'Sie haben es von der Person bekommen, die Ihnen den Link geschickt hat.',
    password: 'Passwort',
    show: 'Zahlen anzeigen',
    until: (moment: string) => `Dieser Link gilt bis ${moment} (Uhr in Berlin).`,
    filtered: 'Die Zahlen gelten für eine Auswahl der Gespräche.',
    none: 'Noch hat niemand teilgenommen.',
    tooFew: (least: number) =>
      `Hier gibt es noch keine Zahlen zu sehen, weil sie für weniger als ${least} Personen stehen oder sich von so wenigen berechnen ließen. So lässt sich niemand erkennen.`,
    countsHidden: (least: number) =>
      `„–“ steht für Zahlen, die weniger als ${least} Personen betreffen oder solche verraten würden.`,
    daysHidden: (least: number) =>
      `Der Verlauf wird nicht gezeigt, weil an manchen Tagen weniger als ${least} Personen teilgenommen haben.`,
    onlyFigures: 'Texte der Teilnehmenden und einzelne Gespräche zeigt diese Seite nicht.',
  },
} as const;
