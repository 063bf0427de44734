const number = new Intl.NumberFormat('de-DE');
const counted = (count: number, one: string, many: string) => `${number.format(count)} ${count === 1 ? one : many}`;

/** Every German text of this module. */
export const texts = {
  title: 'Ihre Dialoge',
  cancel: 'Abbrechen',
  close: 'Schließen',
  crash: {
    title: 'Die Übersicht konnte nicht angezeigt werden',
    text: 'Ihre Dialoge und alle Antworten sind sicher gespeichert. Bitte versuchen Sie es erneut.',
  },
  list: {
    name: 'Dialoge',
    count: (count: number) => counted(count, 'Dialog', 'Dialoge'),
    hits: (count: number, search: string) => `${counted(count, 'Treffer', 'Treffer')} für „${search}“`,
    loading: 'Dialoge werden geladen …',
    fault: 'Ihre Dialoge konnten nicht geladen werden',
    faultText: (reason: string) => `${reason} Ihre Dialoge und alle Antworten sind sicher gespeichert.`,
    empty: 'Noch kein Dialog',
    emptyText:
      'Ein Dialog ist ein Fragebogen als Chat: Sie stellen Fragen, Ihre Teilnehmenden antworten über einen Link. ' +
      'Beginnen Sie mit „Neuer Dialog“ oder importieren Sie einen Fragebogen als Datei (FHIR Questionnaire, JSON, ' +
      'bis 5 MB). Sie können die Datei auch einfach auf diese Seite ziehen.',
    noneOfStatus: 'Mit diesem Status gibt es hier keinen Dialog.',
    more: (hidden: number) => `Weitere anzeigen (${number.format(hidden)})`,
    noHits: 'Nichts gefunden',
    noHitsText: (search: string) =>
      `Kein Dialog trägt „${search}“ im Namen. Prüfen Sie die Schreibweise oder suchen Sie kürzer.`,
    reset: 'Alle Dialoge zeigen',
  },
  arrange: {
    status: 'Status',
    statuses: { alle: 'Alle', live: 'Live', inaktiv: 'Inaktiv' },
    order: 'Sortierung',
    orders: { geaendert: 'Zuletzt geändert', name: 'Name', gespraeche: 'Meiste Gespräche' },
  },
  search: { label: 'Dialoge suchen', clear: 'Suche leeren' },
  survey: {
    live: 'Live',
    inactive: 'Inaktiv',
    questions: (count: number) => counted(count, 'Frage', 'Fragen'),
    finished: (count: number) => counted(count, 'beendetes Gespräch', 'beendete Gespräche'),
    changed: (ago: string | null) => (ago === null ? 'Gerade eben geändert' : `Geändert ${ago}`),
    role: (role: string) => `Ihre Rolle: ${role}`,
    menu: (name: string) => `Mehr zu „${name}“`,
    areas: (name: string) => `Bereiche von „${name}“`,
  },
  exportAnswers: 'Antworten exportieren',
  areas: { bearbeiten: 'Bearbeiten', testen: 'Testen', teilen: 'Teilen', analyse: 'Analyse' },
  areaClosed: {
    'no-question': 'Dafür braucht der Dialog zuerst eine Frage.',
    role: 'Dafür fehlt Ihnen die Berechtigung.',
  },
  name: {
    label: 'Name des Dialogs',
    empty: 'Bitte geben Sie dem Dialog einen Namen.',
  },
  create: {
    open: 'Neuer Dialog',
    title: 'Neuer Dialog',
    suggestion: 'Neuer Dialog',
    confirm: 'Dialog anlegen',
  },
  templates: {
    open: 'Vorlagen',
    first: 'Mit einer Vorlage beginnen',
    instead: 'Lieber mit einer Vorlage beginnen',
  },
  rename: {
    open: 'Umbenennen',
    title: 'Dialog umbenennen',
    confirm: 'Umbenennen',
    failed: (name: string, reason: string) =>
      `Der Name „${name}“ wurde nicht gespeichert, der bisherige gilt weiter. ${reason}`,
  },
  remove: {
    open: 'Löschen',
    title: (name: string) => `„${name}“ löschen?`,
    live: 'Der Dialog ist live. Sein Link funktioniert dann nicht mehr: Niemand kann mehr teilnehmen, auch wer gerade mitten im Gespräch ist, kommt nicht weiter.',
    answers: (answers: number, conversations: number) =>
      `Mit in den Papierkorb kommen: ${counted(answers, 'Antwort', 'Antworten')} aus ${counted(conversations, 'Gespräch', 'Gesprächen')}.`,
    kept: 'Er liegt danach 30 Tage im Papierkorb. So lange können Sie ihn mit allen Antworten wiederherstellen.',
    confirm: 'In den Papierkorb',
    done: (name: string) => `„${name}“ liegt jetzt im Papierkorb.`,
    undo: 'Rückgängig',
    failed: (name: string, reason: string) => `„${name}“ wurde nicht gelöscht. ${reason}`,
    undone: (name: string) => `„${name}“ ist wieder da.`,
    undoFailed: (name: string, reason: string) => `„${name}“ ist noch gelöscht. ${reason}`,
  },
  trash: {
    title: 'Papierkorb',
    intro:
      'Gelöschte Dialoge und Multi-Chats bleiben hier 30 Tage. Danach werden sie endgültig gelöscht, Dialoge mit allen Antworten und Dateien.',
    loading: 'Der Papierkorb wird geladen …',
    fault: (reason: string) =>
      `Der Papierkorb konnte nicht geladen werden. ${reason} Sein Inhalt ist davon nicht betroffen.`,
    empty: 'Der Papierkorb ist leer.',
    kinds: { survey: 'Dialog', manager: 'Multi-Chat' },
    deleted: (moment: string, by: string | null) =>
      by === null ? `gelöscht am ${moment}` : `gelöscht am ${moment} von ${by}`,
    cleared: (moment: string, days: number) =>
      days === 0
        ? 'Wird gerade endgültig gelöscht.'
        : `Wird am ${moment} endgültig gelöscht (noch ${counted(days, 'Tag', 'Tage')}).`,
    restore: 'Wiederherstellen',
    restoreName: (name: string) => `Wiederherstellen: ${name}`,
    purge: 'Endgültig löschen',
    purgeName: (name: string) => `Endgültig löschen: ${name}`,
    question: {
      survey:
        'Der Dialog wird sofort mit allen Antworten und Dateien gelöscht. Das lässt sich nicht rückgängig machen.',
      manager:
        'Der Multi-Chat wird sofort mit seinen Auslösern gelöscht. Das lässt sich nicht rückgängig machen. Seine Dialoge bleiben bestehen.',
    },
    purged: (name: string) => `„${name}“ wurde endgültig gelöscht.`,
    purgeFailed: (name: string, reason: string) =>
      `„${name}“ wurde nicht gelöscht und liegt noch im Papierkorb. ${reason}`,
  },
  managers: {
    title: 'Multi-Chats',
    createTitle: 'Multi-Chat anlegen',
    changeTitle: 'Multi-Chat ändern',
    change: 'Name und Dialoge ändern',
    name: 'Name des Multi-Chats',
    nameMissing: 'Bitte geben Sie dem Multi-Chat einen Namen.',
    dialogs: 'Dialoge',
    dialogsHelp: 'Wählen Sie mindestens zwei. In dieser Reihenfolge sehen Teilnehmende ihre Chats.',
    dialogsMissing: 'Bitte wählen Sie mindestens zwei Dialoge.',
    moreDialogs: (hidden: number) =>
      `${counted(hidden, 'weiterer Dialog', 'weitere Dialoge')}: Suchen Sie nach dem Namen.`,
    noneNamed: 'Kein weiterer Dialog trägt das im Namen.',
    noDialogs: 'Sie haben noch keinen Dialog, den Sie bearbeiten dürfen.',
    moveUp: (name: string) => `„${name}“ nach oben`,
    moveDown: (name: string) => `„${name}“ nach unten`,
    create: 'Anlegen',
    save: 'Speichern',
    loading: 'Multi-Chats werden geladen …',
    fault: (reason: string) => `Ihre Multi-Chats konnten nicht geladen werden. ${reason} Sie sind sicher gespeichert.`,
    empty:
      'Ein Multi-Chat verbindet mehrere Dialoge: Teilnehmende führen sie nebeneinander wie in einem Messenger, und Auslöser bestimmen, was worauf wartet.',
    hidden: (count: number) =>
      count === 1
        ? 'und 1 Dialog, auf den Sie keinen Zugriff haben'
        : `und ${count} Dialoge, auf die Sie keinen Zugriff haben`,
    deleted: (name: string) => `Der Multi-Chat „${name}“ liegt jetzt im Papierkorb. Seine Dialoge bleiben bestehen.`,
  },
  import: {
    open: 'Fragebogen importieren',
    drop: 'Datei hier ablegen, um den Fragebogen zu importieren',
    languages: (file: string) => `„${file}“ enthält die Fragen in mehreren Sprachen.`,
    language: 'Sprache der Texte',
    ownLanguage: (name: string | null) => (name === null ? 'Sprache der Datei' : `${name} (Sprache der Datei)`),
    start: 'Importieren',
    running: (file: string) => `„${file}“ wird importiert …`,
    cancelled: 'Der Import wurde abgebrochen.',
    failed: 'Der Import ist nicht gelungen',
    unknown: 'Falls der Dialog doch angelegt wurde, steht er unten in der Übersicht.',
    tooLarge: (file: string, bytes: number) =>
      `„${file}“ ist ${megabytes(bytes)} groß. Eine Datei darf höchstens 5 MB groß sein.`,
    severalFiles: 'Bitte importieren Sie eine Datei nach der anderen.',
    emptyFile: (file: string) => `„${file}“ ist leer.`,
    unreadable: (file: string) => `„${file}“ konnte nicht gelesen werden. Bitte wählen Sie die Datei noch einmal aus.`,
    done: (name: string) => `„${name}“ wurde importiert`,
    doneText: (questions: number) =>
      `${counted(questions, 'Frage', 'Fragen')}. Alles wurde so übernommen, wie es in der Datei steht.`,
    openSurvey: 'Dialog öffnen',
  },
} as const;

function megabytes(bytes: number): string {
  return `${new Intl.NumberFormat('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(bytes / 1024 / 1024)} MB`;
}
