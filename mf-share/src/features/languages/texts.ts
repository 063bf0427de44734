import { counted, formatCount } from '@dialogwerk/shared/numbers';
import { FILE_LIMIT_BYTES } from './formats/TranslationFile.ts';

const texts = (count: number): string => counted(count, 'Text', 'Texte');

/** What authors read about a dialog's languages, and where they translate. */
export const languageTexts = {
  text: 'Teilnehmende bekommen den Dialog in der Sprache ihres Browsers, wenn er sie hat, und können jederzeit wechseln. Was nicht übersetzt ist, steht in der Hauptsprache da. Neue Texte bekommen Teilnehmende, sobald Sie veröffentlichen.',
  loading: 'Sprachen werden geladen …',
  failed: (reason: string) => `Die Sprachen konnten nicht geladen werden. ${reason}`,
  main: (language: string) => `Hauptsprache: ${language}`,
  list: 'Weitere Sprachen',
  none: 'Noch keine weitere Sprache.',
  translate: 'Übersetzen',
  translateInto: (language: string) => `${language}: übersetzen`,
  remove: (language: string) => `${language} entfernen`,
  added: (language: string) => `${language} ist dabei. Jetzt fehlen noch die Übersetzungen.`,
  removed: (language: string) =>
    `${language} ist entfernt. Die Übersetzungen bleiben und sind wieder da, wenn Sie die Sprache wieder hinzufügen.`,
  undo: 'Rückgängig',
  notKept: (reason: string) => `Die Sprachen bleiben, wie sie waren. ${reason}`,
  add: 'Sprache hinzufügen',
  which: 'Sprache',
  another: 'Eine andere …',
  tag: 'Kürzel der Sprache',
  tagHint: 'Zum Beispiel nl für Niederländisch oder pt-BR für brasilianisches Portugiesisch.',
  badTag:
    'Ein Kürzel besteht aus zwei oder drei kleinen Buchstaben, dazu höchstens Schrift und Region: nl, pt-BR, zh-Hant.',
  twice: (language: string) => `${language} hat der Dialog schon.`,
  role: 'Sprachen festlegen und übersetzen dürfen nur Personen, die den Dialog bearbeiten.',
  /** How much of a language is there. */
  complete: (made: number, all: number, changed: number) => {
    const share = `${formatCount(made)} von ${counted(all, 'Text', 'Texten')} übersetzt`;
    return changed === 0 ? share : `${share}, ${formatCount(changed)} seither geändert`;
  },
} as const;

/** What the screen 'Übersetzen' says. */
export const translatingTexts = {
  title: 'Übersetzen',
  back: 'Teilen',
  loading: 'Texte werden geladen …',
  failed: (reason: string) => `Die Texte konnten nicht geladen werden. ${reason}`,
  onlyMain: (language: string) =>
    `Diesen Dialog gibt es nur auf ${language}. Fügen Sie die erste weitere Sprache hinzu.`,
  noTexts: 'Der Dialog hat noch keine Texte. Sobald er welche hat, stehen sie hier zum Übersetzen.',
  language: 'Übersetzen in',
  show: 'Anzeigen',
  shown: {
    all: (count: number) => `Alle (${formatCount(count)})`,
    missing: (count: number) => `Fehlt noch (${formatCount(count)})`,
    changed: (count: number) => `Seither geändert (${formatCount(count)})`,
  },
  search: 'In Texten und Übersetzungen suchen',
  keys: 'Enter: nächster Text · Umschalt+Enter: neue Zeile · Pfeile am Rand eines Felds: voriger und nächster Text',
  count: (count: number) => (count === 0 ? 'Kein Text passt.' : texts(count)),
  nothingMissing: 'Hier fehlt keine Übersetzung.',
  nothingChanged: 'Hier hat sich nichts geändert, seit es übersetzt wurde.',
  list: (language: string) => `Texte und ihre Übersetzung: ${language}`,
  field: (language: string, place: string) => `${language}: ${place}`,
  placeholder: 'Noch nicht übersetzt',
  states: { missing: 'Fehlt', changed: 'Seither geändert' },
  before: 'Übersetzt wurde dieser Text:',
  holds: 'Passt weiterhin',
  lost: (codes: readonly string[]) => `${codes.join(', ')} fehlt in der Übersetzung.`,
  invented: (codes: readonly string[]) => `${codes.join(', ')} steht nicht im Text und bliebe leer.`,
  tooLong: (most: number) => `Mehr als ${formatCount(most)} Zeichen gehen nicht.`,
  save: {
    saved: 'Alles gespeichert',
    waiting: 'Noch nicht gespeichert',
    saving: 'Wird gespeichert …',
  },
  refused: (reason: string) => `Was Sie geschrieben haben, steht noch da, ist aber nicht gespeichert. ${reason}`,
  again: 'Noch einmal speichern',
  discard: 'Verwerfen',
  tryOut: 'In dieser Sprache testen',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  notUndone: (reason: string) => `Es bleibt, wie es ist. ${reason}`,
} as const;

/** What is said of files of translations. */
export const fileTexts = {
  menu: 'Datei',
  xliff: 'Als XLIFF speichern (für Übersetzungsbüros)',
  csv: 'Als CSV speichern (für Tabellen)',
  read: 'Übersetzte Datei einlesen …',
  field: 'Übersetzte Datei (XLIFF oder CSV)',
  name: (name: string, language: string) => `${name} ${language}`,
  notSaved:
    'Die Datei konnte nicht erstellt werden. Der Dialog ist davon nicht betroffen. Bitte versuchen Sie es erneut.',
  title: 'Übersetzte Datei einlesen',
  fault: {
    broken: (line: number) =>
      `Die Datei ist in Zeile ${formatCount(line)} beschädigt. Bitte lassen Sie sich die Datei noch einmal geben.`,
    declares:
      'Die Datei enthält eine DOCTYPE-Angabe. Solche Dateien lesen wir aus Gründen der Sicherheit nicht. Bitte speichern Sie sie ohne diese Angabe.',
    'earlier-xliff': 'Die Datei ist XLIFF 1. Bitte speichern Sie sie als XLIFF 2.0.',
    'other-kind': 'Das ist keine Datei mit Übersetzungen, wie Sie sie hier speichern können (XLIFF 2 oder CSV).',
    'too-large': `Die Datei ist größer als ${formatCount(FILE_LIMIT_BYTES / 1024 / 1024)} MB.`,
    unreadable: 'Die Datei lässt sich nicht lesen. Vielleicht wurde sie inzwischen verschoben.',
  },
  misplaced: {
    'other-dialog': 'Die Datei gehört zu einem anderen Dialog. Bitte öffnen Sie dort „Übersetzen“.',
    'other-language': (its: string, here: string) =>
      `Die Datei enthält ${its}, hier steht ${here}. Bitte wählen Sie zuerst ${its} aus.`,
    'other-main': (its: string) =>
      `Die Datei geht von ${its} aus, und das ist nicht (mehr) die Hauptsprache dieses Dialogs.`,
  },
  nothingTaken: 'Es wurde nichts geändert.',
  fresh: (count: number) =>
    count === 0 ? 'Die Datei enthält nichts Neues.' : `${counted(count, 'Text wird', 'Texte werden')} übernommen:`,
  outdated: (count: number) =>
    `${counted(count, 'Text hat', 'Texte haben')} sich geändert, seit die Datei erstellt wurde: danach unter „Seither geändert“.`,
  left: {
    same: (count: number) => `${texts(count)}: schon so übersetzt.`,
    empty: (count: number) => `${texts(count)}: in der Datei nicht übersetzt, hier unverändert.`,
    gone: (count: number) => `${texts(count)}: gibt es im Dialog nicht mehr.`,
    newer: (count: number) => `${texts(count)}: hier schon nach dem neueren Text übersetzt; das bleibt.`,
  },
  problems: (count: number) => `${counted(count, 'Übersetzung wird', 'Übersetzungen werden')} nicht übernommen:`,
  problem: {
    lost: (place: string, codes: readonly string[]) => `${place}: ${codes.join(', ')} fehlt.`,
    invented: (place: string, codes: readonly string[]) => `${place}: ${codes.join(', ')} gibt es im Text nicht.`,
    twice: (place: string) => `${place}: steht zweimal in der Datei; die erste Übersetzung gilt.`,
    'too-long': (place: string) => `${place}: zu lang.`,
  },
  comingList: 'Was übernommen wird',
  before: 'Bisher:',
  more: (count: number) => `und ${formatCount(count)} weitere`,
  take: 'Übernehmen',
  cancel: 'Abbrechen',
  close: 'Schließen',
  taken: (count: number) => `${texts(count)} übernommen.`,
  notTaken: (reason: string) => `Es wurde nichts übernommen. ${reason}`,
} as const;

/** What is said of a language model's help. */
export const suggestionTexts = {
  next: (count: number) => `Vorschläge für ${counted(count, 'fehlenden Text', 'fehlende Texte')}`,
  one: 'Vorschlagen lassen',
  oneFor: (place: string) => `${place}: Vorschlagen lassen`,
  where: (host: string) => `Die Texte gehen dafür an das Sprachmodell (${host}).`,
  writing: 'Das Sprachmodell übersetzt …',
  suggestion: 'Vorschlag',
  suggestionFor: (place: string) => `Vorschlag: ${place}`,
  take: 'Übernehmen',
  leave: 'Verwerfen',
  nothing: 'Das Sprachmodell hatte hier keinen brauchbaren Vorschlag.',
} as const;
