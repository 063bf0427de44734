import type { TypeGroup } from '@dialogwerk/shared/dialog';

/** The groups in which the types are offered. */
export const groupTexts: Readonly<Record<TypeGroup, string>> = {
  text: 'Text',
  choice: 'Auswahl',
  scale: 'Skala',
  input: 'Eingabe',
  file: 'Datei',
  flow: 'Ablauf',
};

/** What a new dialog is begun with. */
export const firstStepTexts = {
  welcome: { name: 'Begrüßung schreiben', hint: 'Das Erste, was der Bot sagt.' },
  message: { name: 'Etwas erklären', hint: 'Eine Nachricht, auf die niemand antworten muss.' },
  single: { name: 'Auswahl anbieten', hint: 'Eine Frage mit vorgegebenen Antworten.' },
  open: { name: 'Offen fragen', hint: 'Eine Antwort in eigenen Worten.' },
  likert: { name: 'Zustimmung messen', hint: 'Eine Aussage mit einer Skala darunter.' },
} as const;

/** The configurator's frame around canvas and inspector. */
export const texts = {
  title: (name: string) => `Dialog bearbeiten: ${name}`,
  canvasRegion: 'Ablauf des Dialogs',
  inspectorRegion: 'Eigenschaften',
  toolbar: 'Werkzeuge',
  settings: 'Einstellungen',
  preview: 'Vorschau',

  loading: 'Der Dialog wird geladen …',
  listLoading: 'Die Liste wird geladen …',
  parts: 'Fertige Blöcke',
  panelLoading: (panel: string) => `${panel} wird geladen …`,
  loadFault: 'Der Dialog konnte nicht geladen werden',
  loadFaultHint: 'An Ihrem Dialog hat sich dadurch nichts geändert.',
  crashed: 'Die Bearbeitung wurde unterbrochen',
  crashedHint:
    'Beim Anzeigen ist ein Fehler aufgetreten. Alle Änderungen, die als gespeichert angezeigt wurden, sind sicher.',

  emptyTitle: 'Hier entsteht Ihr Dialog',
  emptyHint: 'Ein Dialog besteht aus Blöcken, die der Bot nacheinander sagt oder fragt. So fangen Sie an:',
  emptyReadOnly: 'Dieser Dialog hat noch keine Blöcke.',
  firstSteps: 'Erste Schritte',
  addFirst: 'Anderer Block',
  emptyMore:
    'Danach können Sie Blöcke verschieben, verbinden und mit Bedingungen versehen. Nichts geht verloren: Jeder Schritt lässt sich rückgängig machen.',

  readOnlyTitle: 'Nur Ansicht',
  readOnly: 'Sie können diesen Dialog ansehen, aber mit Ihrer Berechtigung nicht bearbeiten.',

  addBlock: 'Block hinzufügen',
  addBlockAfter: (name: string) => `Wird nach „${name}“ eingefügt`,
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  delete: 'Löschen',
  copy: 'Kopieren',
  cut: 'Ausschneiden',
  paste: 'Einfügen',
  duplicate: 'Duplizieren',
  selectAll: 'Alle Blöcke auswählen',
  messages: 'Begrüßung & Ende',
  commands: 'Befehl suchen',
  zooming: { zoomIn: 'Vergrößern', zoomOut: 'Verkleinern', fitView: 'Alles zeigen' },
  write: 'Text auf der Karte schreiben',
  part: 'Bereiche aufteilen',
  comments: 'Kommentare',
  commentHere: 'Kommentieren',
  jumpIf: 'Sprung mit Bedingung',
  testHere: 'Ab hier testen',
  aligning: {
    alignLeft: 'Linksbündig ausrichten',
    alignTop: 'Oben ausrichten',
    spreadDown: 'Untereinander verteilen',
    spreadRight: 'Nebeneinander verteilen',
  },
  group: 'Zu Abschnitt zusammenfassen',
  groupLost:
    'Der Abschnitt konnte nicht angelegt werden. Ihr Dialog ist unverändert. Bitte versuchen Sie es noch einmal, oder laden Sie die Seite neu.',
  aligned: 'Die Karten sind ausgerichtet.',
  search: 'Block suchen',
  print: 'Fragebogen drucken',
  arrange: 'Automatisch anordnen',
  save: 'Speichern',
  savedByItself: 'Jede Änderung wird von selbst gespeichert.',
  shortcuts: 'Tastenkürzel',
  showList: 'Als Liste zeigen',
  showGraph: 'Als Graph zeigen',
  listShown: 'Der Dialog wird als Liste gezeigt.',
  graphShown: 'Der Dialog wird als Graph gezeigt.',
  more: 'Mehr',
  dialogManager: 'Multi-Chat',
  backTo: (name: string) => `Zurück: ${name}`,
  closePanel: (name: string) => `${name} schließen`,
  shortcut: (label: string, keys: string) => `${label} (${keys})`,

  blockAdded: (type: string) => `${type} hinzugefügt.`,
  blockDeleted: (name: string) => `„${name}“ wurde gelöscht.`,
  blocksDeleted: (count: number) => `${count} Blöcke wurden gelöscht.`,
  deletedByOther: (by: string | null, name: string) => `${by ?? 'Jemand anders'} hat „${name}“ gelöscht.`,
  undone: 'Rückgängig gemacht.',
  redone: 'Wiederholt.',

  testOpens: 'Ihre Änderungen werden gespeichert, dann öffnet sich „Testen“.',
  testNotSaved:
    'Getestet wird, was gespeichert ist. Bitte sorgen Sie zuerst dafür, dass Ihre Änderungen gespeichert sind.',

  wentBack: 'Die frühere Version ist wiederhergestellt.',
  changedSince: 'Der Dialog wurde seither geändert. Nehmen Sie die Schritte einzeln mit „Rückgängig“ zurück.',
  undidEarlier: (moment: string) => `Ihre Änderung vom ${moment} ist rückgängig gemacht.`,
  nothingEarlier: 'Von Ihnen gibt es keine Änderung mehr, die sich rückgängig machen lässt.',
  earlierFault: (reason: string) =>
    `Ihre letzte Änderung konnte nicht geladen werden. ${reason} Ihr Dialog ist unverändert.`,
  nothingToGoBack: 'Der Dialog ist schon bei dieser Version.',

  saved: 'Gespeichert',
  typing: 'Wird bearbeitet …',
  saving: 'Speichert …',
  notSaved: 'Nicht gespeichert',
  inConflict: 'Bitte wählen',
  notSavedHint:
    'Die letzten Änderungen wurden zurückgenommen, weil der Server nicht erreichbar war. Mit „Erneut versuchen“ werden sie wieder angewendet. Dieser Browser merkt sie sich, auch wenn Sie die Seite schließen.',

  severalSelected: (count: number) => `${count} Blöcke ausgewählt`,
  severalSelectedHint:
    'Sie können die Auswahl gemeinsam kopieren, duplizieren, verschieben oder löschen. Wählen Sie einen einzelnen Block, um ihn zu bearbeiten.',
} as const;

/** Beginnings of a block that are filled in already. */
export const startTexts = {
  filled: {
    yes_no: { name: 'Ja/Nein', hint: 'Die beiden Antworten stehen schon da.' },
    nps: { name: 'NPS', hint: 'Weiterempfehlung von 0 bis 10; die Analyse zeigt den NPS.' },
    ending: { name: 'Ende', hint: 'Eine Nachricht, nach der der Dialog endet.' },
  },
  yesNo: { de: ['Ja', 'Nein'], en: ['Yes', 'No'] },
  nps: {
    sie: {
      context: 'Wie wahrscheinlich ist es, dass Sie uns weiterempfehlen?',
      label_min: 'überhaupt nicht wahrscheinlich',
      label_max: 'äußerst wahrscheinlich',
    },
    du: {
      context: 'Wie wahrscheinlich ist es, dass du uns weiterempfiehlst?',
      label_min: 'überhaupt nicht wahrscheinlich',
      label_max: 'äußerst wahrscheinlich',
    },
    en: {
      context: 'How likely are you to recommend us?',
      label_min: 'not at all likely',
      label_max: 'extremely likely',
    },
  },
  npsName: 'Weiterempfehlung',
} as const;
