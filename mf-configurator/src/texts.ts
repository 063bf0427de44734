import type { BlockType } from '@dialogwerk/shared/contract';

/** The block types as authors know them (domain.md §2). */
export const typeTexts: { readonly [T in BlockType]: { readonly name: string; readonly hint: string } } = {
  message: { name: 'Nachricht', hint: 'Sagt etwas, der Dialog geht weiter.' },
  single: { name: 'Einfachauswahl', hint: 'Eine von mehreren Möglichkeiten.' },
  multiple: { name: 'Mehrfachauswahl', hint: 'Mehrere Möglichkeiten zugleich.' },
  likert: { name: 'Likert-Skala', hint: 'Ein Punkt auf einer beschrifteten Skala.' },
  open: { name: 'Offene Frage', hint: 'Eine Antwort in eigenen Worten.' },
  number: { name: 'Zahl', hint: 'Eine Zahl, auf Wunsch mit Grenzen.' },
  matrix: { name: 'Fragenbatterie', hint: 'Eine Skala für mehrere Aussagen, nacheinander gefragt.' },
  slider: { name: 'Schieberegler', hint: 'Ein Wert auf einem Bereich, zum Beispiel 0 bis 10.' },
  date: { name: 'Datum', hint: 'Ein Tag, auf Wunsch mit Grenzen.' },
  email: { name: 'E-Mail', hint: 'Eine E-Mail-Adresse.' },
  phone: { name: 'Telefon', hint: 'Eine Telefonnummer.' },
  url: { name: 'Link', hint: 'Eine Internetadresse.' },
  ranking: { name: 'Rangfolge', hint: 'Möglichkeiten in eine Reihenfolge bringen.' },
  picture: { name: 'Bildauswahl', hint: 'Ein Bild oder mehrere.' },
  upload: { name: 'Datei-Upload', hint: 'Eine Datei, zum Beispiel ein Foto.' },
  voice: { name: 'Sprachnachricht', hint: 'Eine aufgenommene Nachricht.' },
  consent: { name: 'Einwilligung', hint: 'Zustimmen oder ablehnen.' },
  qa: { name: 'Wissensfrage', hint: 'Beantwortet Fragen aus Ihren Einträgen.' },
  gpt: { name: 'KI-Gespräch', hint: 'Ein freies Gespräch. Zurzeit ist kein Sprachmodell angeschlossen.' },
  assign: { name: 'Berechnung', hint: 'Rechnet mit Antworten, fragt nichts.' },
  api: { name: 'Schnittstelle', hint: 'Fragt ein anderes System, zum Beispiel Ihre Datenbank.' },
};

/** The groups in which the types are offered. */
export const groupTexts = {
  text: 'Text',
  choice: 'Auswahl',
  scale: 'Skala',
  input: 'Eingabe',
  file: 'Datei',
  flow: 'Ablauf',
} as const;

/** Ways that a block's own settings open. */
export const wayTexts = { failed: 'Abfrage fehlgeschlagen', noModel: 'ohne Modell' } as const;

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

  loading: 'Der Dialog wird geladen …',
  loadFault: 'Der Dialog konnte nicht geladen werden',
  loadFaultHint: 'An Ihrem Dialog hat sich dadurch nichts geändert.',
  retry: 'Erneut versuchen',
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
  search: 'Block suchen',
  print: 'Fragebogen drucken',
  arrange: 'Automatisch anordnen',
  savedByItself: 'Jede Änderung wird von selbst gespeichert.',
  shortcuts: 'Tastenkürzel',
  showList: 'Als Liste zeigen',
  showGraph: 'Als Graph zeigen',
  listShown: 'Der Dialog wird als Liste gezeigt.',
  graphShown: 'Der Dialog wird als Graph gezeigt.',
  more: 'Mehr',
  dialogManager: 'Dialog-Manager',
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

  wentBack: 'Der frühere Stand ist wiederhergestellt.',
  changedSince: 'Der Dialog wurde seither geändert. Nehmen Sie die Schritte einzeln mit „Rückgängig“ zurück.',
  nothingToGoBack: 'Der Dialog ist schon auf diesem Stand.',

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
