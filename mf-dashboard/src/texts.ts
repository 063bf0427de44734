import { counted, formatCount } from '@dialogwerk/shared/numbers';

/** „Teamklima“ wurde …, 3 Dialoge wurden … */
const subject = (names: readonly string[], one: string, many: string) =>
  names.length === 1 ? `„${names[0]}“ ${one}` : `${formatCount(names.length)} Dialoge ${many}`;

/** Every German text of this module that may stand on its first screen. */
export const texts = {
  title: 'Ihre Dialoge',
  cancel: 'Abbrechen',
  close: 'Schließen',
  crash: {
    title: 'Das Dashboard konnte nicht angezeigt werden',
    text: 'Ihre Dialoge und alle Antworten sind sicher gespeichert. Bitte versuchen Sie es erneut.',
  },
  list: {
    name: 'Dialoge',
    count: (count: number, multiChats: number) =>
      counted(count, 'Dialog', 'Dialoge') +
      (multiChats > 0 ? `, ${counted(multiChats, 'Multi-Chat', 'Multi-Chats')}` : ''),
    view: 'Darstellung',
    views: { cards: 'Karten', table: 'Tabelle' },
    hits: (count: number, search: string) => `${counted(count, 'Treffer', 'Treffer')} für „${search}“`,
    loading: 'Dialoge werden geladen …',
    fault: 'Ihre Dialoge konnten nicht geladen werden',
    faultText: (reason: string) => `${reason} Ihre Dialoge und alle Antworten sind sicher gespeichert.`,
    noneHere: 'Hier gibt es keinen Dialog. Andere finden Sie unter allen Dialogen oder im Archiv.',
    more: (hidden: number) => `Weitere anzeigen (${formatCount(hidden)})`,
    furtherFault: (reason: string) => `Weitere Dialoge konnten nicht geladen werden. ${reason}`,
    noHits: 'Nichts gefunden',
    noHitsText: (search: string) =>
      `Kein Dialog trägt „${search}“ im Namen. Prüfen Sie die Schreibweise oder suchen Sie nach einem kürzeren Wort.`,
    reset: 'Alle Dialoge zeigen',
  },
  arrange: {
    status: 'Status',
    statuses: { alle: 'Alle', live: 'Live', inaktiv: 'Inaktiv', archiv: 'Archiv' },
    order: 'Sortierung',
    orders: {
      geaendert: 'Zuletzt geändert',
      erstellt: 'Zuletzt erstellt',
      name: 'Name',
      gespraeche: 'Meiste Gespräche',
      status: 'Live zuerst',
      version: 'Unveröffentlichtes zuerst',
      ordner: 'Ordner',
    },
  },
  search: { label: 'Dialoge suchen', clear: 'Suche leeren' },
  survey: {
    live: 'Live',
    inactive: 'Inaktiv',
    partOf: (name: string) => `Teil von „${name}“`,
    questions: (count: number) => counted(count, 'Frage', 'Fragen'),
    finished: (count: number) => counted(count, 'beendetes Gespräch', 'beendete Gespräche'),
    changed: (ago: string | null) => (ago === null ? 'Gerade eben geändert' : `Geändert ${ago}`),
    workspace: (name: string) => `Arbeitsbereich: ${name}`,
    role: (role: string) => `Ihre Berechtigung: ${role}`,
    menu: (name: string) => `Mehr zu „${name}“`,
    areas: (name: string) => `Bereiche von „${name}“`,
    choose: (name: string) => `„${name}“ auswählen`,
    tags: (name: string) => `Schlagwörter von „${name}“`,
    recent: (sum: number, today: number) =>
      `${counted(sum, 'beendetes Gespräch', 'beendete Gespräche')} in den letzten 4 Wochen, heute ${formatCount(today)}`,
  },
  publish: 'Veröffentlichen',
  exportAnswers: 'Antworten exportieren',
  filing: {
    folder: 'In Ordner verschieben',
    workspace: 'In Arbeitsbereich stellen',
    people: 'Team',
    tags: 'Schlagwörter',
    archive: 'Archivieren',
    unarchive: 'Aus dem Archiv zurückholen',
    team: 'Für ein Team kopieren',
    archived: (names: readonly string[]) => `${subject(names, 'ist', 'sind')} im Archiv. Links und Antworten bleiben.`,
    unarchived: (names: readonly string[]) => `${subject(names, 'ist', 'sind')} wieder auf dem Dashboard.`,
    undone: 'Alles ist wieder, wo es war.',
    failed: (reason: string) => `Es wurde nichts verschoben. ${reason}`,
    undoFailed: (reason: string) => `Das ließ sich nicht rückgängig machen. ${reason}`,
  },
  folders: {
    name: 'Ordner, Schlagwörter und Arbeitsbereiche',
    workspaces: 'Arbeitsbereiche',
    workspace: (name: string, surveys: number) => `Arbeitsbereich: ${name} (${surveys})`,
    manage: (name: string) => `Mitglieder von „${name}“`,
    all: 'Alle Dialoge',
    add: 'Neuer Ordner',
    menu: (name: string) => `Mehr zum Ordner „${name}“`,
    rename: 'Umbenennen',
    remove: 'Ordner löschen',
  },
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
  duplicate: {
    open: 'Duplizieren',
    running: (name: string) => `„${name}“ wird kopiert …`,
    done: (name: string) => `„${name}“ ist angelegt. Team, Antworten und Geheimnisse wurden nicht mitkopiert.`,
    failed: (name: string, reason: string) => `„${name}“ wurde nicht kopiert. ${reason}`,
  },
  remove: {
    open: 'Löschen',
    title: (name: string) => `„${name}“ löschen?`,
    live: 'Der Dialog ist live. Sein Link funktioniert dann nicht mehr: Niemand kann mehr teilnehmen, auch wer gerade mitten im Gespräch ist, kommt nicht weiter.',
    answers: (answers: number, conversations: number) =>
      `Mit in den Papierkorb kommen: ${counted(answers, 'Antwort', 'Antworten')} aus ${counted(conversations, 'Gespräch', 'Gesprächen')}.`,
    kept: 'Er liegt danach 30 Tage im Papierkorb. So lange können Sie ihn mit allen Antworten wiederherstellen.',
    confirm: 'In den Papierkorb',
    done: (names: readonly string[]) => `${subject(names, 'liegt', 'liegen')} jetzt im Papierkorb.`,
    undo: 'Rückgängig',
    failed: (names: readonly string[], reason: string) =>
      `${subject(names, 'wurde', 'wurden')} nicht gelöscht. ${reason}`,
    undone: (names: readonly string[]) => `${subject(names, 'ist', 'sind')} wieder da.`,
    undoFailed: (names: readonly string[], reason: string) =>
      `${subject(names, 'ist', 'sind')} noch gelöscht. ${reason}`,
  },
  library: { title: 'Mediathek' },
  trash: { title: 'Papierkorb' },
  import: {
    open: 'Fragebogen importieren',
    drop: 'Datei hier ablegen, um den Fragebogen zu importieren',
  },
} as const;
