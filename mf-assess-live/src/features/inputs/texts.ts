import type { MediaKind } from '@dialogwerk/shared/contract';
import { english } from './texts.en.ts';
import type { InputTexts } from './model/InputTexts.ts';

const options = (count: number): string => (count === 1 ? 'eine Möglichkeit' : `${count} Möglichkeiten`);

function range(min: number, max: number | null): string {
  if (max === null) return min > 1 ? `mindestens ${options(min)}` : 'eine oder mehrere Möglichkeiten';
  if (min === max) return `genau ${options(min)}`;
  return min > 0 ? `${min} bis ${options(max)}` : `höchstens ${options(max)}`;
}

function bounds(min: string | null, max: string | null): string {
  if (min !== null && max !== null) return `Zahl von ${min} bis ${max}`;
  if (min !== null) return `Zahl ab ${min}`;
  return max === null ? '' : `Zahl bis ${max}`;
}

function days(min: string | null, max: string | null): string {
  if (min !== null && max !== null) return `Datum zwischen dem ${min} und dem ${max}`;
  if (min !== null) return `Datum ab dem ${min}`;
  return max === null ? 'Tag, Monat und Jahr' : `Datum bis zum ${max}`;
}

const kindNames: { readonly [K in MediaKind]: string } = {
  image: 'Bild (JPEG, PNG, WebP, GIF)',
  audio: 'Audio (MP3, WAV, OGG, M4A)',
  video: 'Video (MP4, WebM)',
  document: 'Dokument (PDF, Word, Excel, OpenDocument, Text)',
};

function listed(kinds: readonly MediaKind[]): string {
  const names = kinds.map((kind) => kindNames[kind]);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} oder ${names.at(-1)}`;
}

const german = {
  placeholder: 'Antwort schreiben …',
  send: 'Senden',
  next: 'Weiter',
  skip: 'Überspringen',
  tryAgain: 'Erneut versuchen',
  cancel: 'Abbrechen',
  enterSends: 'Die Eingabetaste sendet, Umschalt und Eingabetaste machen eine neue Zeile.',
  length: (length: number, max: number) => `${length} von höchstens ${max} Zeichen`,
  chosen: (count: number) => `${count} gewählt`,
  scale: (first: string, last: string) => `Skala von „${first}“ bis „${last}“.`,
  scaleKeys: 'Pfeiltasten wählen, die Eingabetaste sendet.',
  item: (position: number, count: number) => `Aussage ${position} von ${count}`,
  bounds,
  days,
  pole: (value: string, label: string) => `${value} = ${label}`,
  notSet: 'noch nicht gewählt',
  less: 'Einen Schritt weniger',
  more: 'Einen Schritt mehr',
  example: { email: 'name@beispiel.de', phone: '030 123456', url: 'www.beispiel.de' },
  up: (text: string) => `„${text}“ nach oben`,
  down: (text: string) => `„${text}“ nach unten`,
  place: (text: string, place: number, count: number) => `„${text}“: Platz ${place} von ${count}`,
  askPlaceholder: 'Frage schreiben …',
  chooseFile: 'Datei auswählen',
  dropFile: 'oder hierher ziehen',
  fileLimits: (kinds: readonly MediaKind[], megabytes: string) => `${listed(kinds)}, höchstens ${megabytes}\u00A0MB`,
  fileSize: (megabytes: string) => `${megabytes}\u00A0MB`,
  chosenFile: (name: string) => `Ausgewählt: ${name}`,
  removeFile: 'Entfernen',
  fileOnItsWay: 'Die Datei wird gesendet …',
  percent: (percent: number) => `${percent}\u00A0%`,
  record: 'Aufnahme starten',
  recordAgain: 'Neu aufnehmen',
  stopRecording: 'Aufnahme beenden',
  askingMicrophone: 'Warten auf das Mikrofon …',
  recording: 'Die Aufnahme läuft.',
  recorded: 'Die Aufnahme ist fertig.',
} as const;

const germanSie: InputTexts = {
  ...german,
  chooseFrom: (min, max) => `Bitte wählen Sie ${range(min, max)}.`,
  setValue: 'Bitte stellen Sie einen Wert ein: Regler schieben oder − und + tippen.',
  ranking: 'Bitte bringen Sie die Möglichkeiten in Ihre Reihenfolge: Platz 1 steht oben.',
  consentNeeded: 'Ihre Zustimmung ist nötig. Wenn Sie nicht zustimmen, endet das Gespräch hier.',
  fileEmpty: 'Die Datei ist leer. Bitte wählen Sie eine andere.',
  fileTooLarge: (megabytes) =>
    `Die Datei ist zu groß. Bitte wählen Sie eine Datei mit höchstens ${megabytes} MB; es wurde nichts gesendet.`,
  wrongKind: (kinds) => `Diese Art von Datei passt hier nicht. Bitte wählen Sie: ${listed(kinds)}.`,
  noConnection:
    'Keine Verbindung. Die Datei bleibt ausgewählt, solange Sie diese Seite offen lassen, und wird gesendet, sobald Sie wieder online sind.',
  serverBusy:
    'Der Server ist gerade ausgelastet. Die Datei bleibt ausgewählt; bitte versuchen Sie es gleich noch einmal.',
  notSent: 'Die Datei konnte nicht gesendet werden. Sie bleibt ausgewählt; bitte versuchen Sie es noch einmal.',
  recordingEmpty: 'Es wurde nichts aufgenommen. Bitte prüfen Sie Ihr Mikrofon und nehmen Sie noch einmal auf.',
  voiceHint: (time) => `Höchstens ${time} Minuten. Sie können die Aufnahme anhören, bevor Sie sie senden.`,
  yourRecording: 'Ihre Aufnahme',
  microphoneRefused:
    'Das Mikrofon ist für diese Seite nicht freigegeben. Erlauben Sie es in den Einstellungen Ihres Browsers, oder wählen Sie eine Audiodatei aus.',
  microphoneMissing:
    'Hier lässt sich nicht aufnehmen: Es wurde kein Mikrofon gefunden, oder der Browser kann es nicht nutzen. Sie können stattdessen eine Audiodatei auswählen.',
};

const germanDu: InputTexts = {
  ...german,
  chooseFrom: (min, max) => `Bitte wähle ${range(min, max)}.`,
  setValue: 'Bitte stell einen Wert ein: Regler schieben oder − und + tippen.',
  ranking: 'Bitte bring die Möglichkeiten in deine Reihenfolge: Platz 1 steht oben.',
  consentNeeded: 'Deine Zustimmung ist nötig. Wenn du nicht zustimmst, endet das Gespräch hier.',
  fileEmpty: 'Die Datei ist leer. Bitte wähle eine andere.',
  fileTooLarge: (megabytes) =>
    `Die Datei ist zu groß. Bitte wähle eine Datei mit höchstens ${megabytes} MB; es wurde nichts gesendet.`,
  wrongKind: (kinds) => `Diese Art von Datei passt hier nicht. Bitte wähle: ${listed(kinds)}.`,
  noConnection:
    'Keine Verbindung. Die Datei bleibt ausgewählt, solange du diese Seite offen lässt, und wird gesendet, sobald du wieder online bist.',
  serverBusy: 'Der Server ist gerade ausgelastet. Die Datei bleibt ausgewählt; bitte versuch es gleich noch einmal.',
  notSent: 'Die Datei konnte nicht gesendet werden. Sie bleibt ausgewählt; bitte versuch es noch einmal.',
  recordingEmpty: 'Es wurde nichts aufgenommen. Bitte prüf dein Mikrofon und nimm noch einmal auf.',
  voiceHint: (time) => `Höchstens ${time} Minuten. Du kannst die Aufnahme anhören, bevor du sie sendest.`,
  yourRecording: 'Deine Aufnahme',
  microphoneRefused:
    'Das Mikrofon ist für diese Seite nicht freigegeben. Erlaube es in den Einstellungen deines Browsers, oder wähle eine Audiodatei aus.',
  microphoneMissing:
    'Hier lässt sich nicht aufnehmen: Es wurde kein Mikrofon gefunden, oder der Browser kann es nicht nutzen. Du kannst stattdessen eine Audiodatei auswählen.',
};

/** The inputs' own wording (domain.md §1). A language without a file of its own gets German. */
export function inputTexts(language: string, du_sie: 'du' | 'sie'): InputTexts {
  if (language === 'en' || language.startsWith('en-')) return english;
  return du_sie === 'du' ? germanDu : germanSie;
}
