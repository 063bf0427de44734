import type { MediaKind } from '@dialogwerk/shared/contract';
import { inEachLanguage } from '../../wording/messengerWording.ts';
import { english } from './fileTexts.en.ts';
import type { FileTexts } from './model/FileTexts.ts';

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
  tryAgain: 'Erneut versuchen',
  cancel: 'Abbrechen',
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
  recording: 'Die Aufnahme läuft.',
  recorded: 'Die Aufnahme ist fertig.',
} as const;

const germanSie: FileTexts = {
  ...german,
  fileEmpty: 'Die Datei ist leer. Bitte wählen Sie eine andere.',
  recordingTooLong: 'Die Aufnahme ist zu lang. Es wurde nichts gespeichert; bitte nehmen Sie eine kürzere auf.',
  fileTooLarge: (megabytes) =>
    `Die Datei ist zu groß. Bitte wählen Sie eine Datei mit höchstens ${megabytes} MB; es wurde nichts gesendet.`,
  wrongKind: (kinds) => `Diese Art von Datei passt hier nicht. Bitte wählen Sie: ${listed(kinds)}.`,
  noConnection:
    'Keine Verbindung. Die Datei bleibt ausgewählt, solange Sie diese Seite offen lassen, und wird gesendet, sobald Sie wieder online sind.',
  serverBusy:
    'Der Server ist gerade ausgelastet. Die Datei bleibt ausgewählt; bitte versuchen Sie es gleich noch einmal.',
  notSent: 'Die Datei konnte nicht gesendet werden. Sie bleibt ausgewählt; bitte versuchen Sie es noch einmal.',
  yourRecording: 'Ihre Aufnahme',
  write: 'Lieber schreiben',
  recorders: {
    audio: {
      hint: (time) => `Höchstens ${time} Minuten. Sie können die Aufnahme anhören, bevor Sie sie senden.`,
      asking: 'Warten auf das Mikrofon …',
      empty: 'Es wurde nichts aufgenommen. Bitte prüfen Sie Ihr Mikrofon und nehmen Sie noch einmal auf.',
      unusable: {
        refused:
          'Das Mikrofon ist für diese Seite nicht freigegeben. Erlauben Sie es in den Einstellungen Ihres Browsers, oder wählen Sie eine Audiodatei aus.',
        missing:
          'Es wurde kein Mikrofon gefunden, oder ein anderes Programm benutzt es gerade. Sie können stattdessen eine Audiodatei auswählen.',
        unsupported: 'Dieser Browser kann hier nicht aufnehmen. Sie können stattdessen eine Audiodatei auswählen.',
      },
    },
    video: {
      hint: (time) => `Höchstens ${time} Minuten. Sie können die Aufnahme ansehen, bevor Sie sie senden.`,
      asking: 'Warten auf Kamera und Mikrofon …',
      empty: 'Es wurde nichts aufgenommen. Bitte prüfen Sie Ihre Kamera und nehmen Sie noch einmal auf.',
      unusable: {
        refused:
          'Kamera und Mikrofon sind für diese Seite nicht freigegeben. Erlauben Sie beide in den Einstellungen Ihres Browsers, oder wählen Sie ein Video aus.',
        missing:
          'Kamera oder Mikrofon wurden nicht gefunden, oder ein anderes Programm benutzt sie gerade. Sie können stattdessen ein Video auswählen.',
        unsupported: 'Dieser Browser kann hier nicht aufnehmen. Sie können stattdessen ein Video auswählen.',
      },
    },
  },
};

const germanDu: FileTexts = {
  ...german,
  fileEmpty: 'Die Datei ist leer. Bitte wähle eine andere.',
  recordingTooLong: 'Die Aufnahme ist zu lang. Es wurde nichts gespeichert; bitte nimm eine kürzere auf.',
  fileTooLarge: (megabytes) =>
    `Die Datei ist zu groß. Bitte wähle eine Datei mit höchstens ${megabytes} MB; es wurde nichts gesendet.`,
  wrongKind: (kinds) => `Diese Art von Datei passt hier nicht. Bitte wähle: ${listed(kinds)}.`,
  noConnection:
    'Keine Verbindung. Die Datei bleibt ausgewählt, solange du diese Seite offen lässt, und wird gesendet, sobald du wieder online bist.',
  serverBusy: 'Der Server ist gerade ausgelastet. Die Datei bleibt ausgewählt; bitte versuch es gleich noch einmal.',
  notSent: 'Die Datei konnte nicht gesendet werden. Sie bleibt ausgewählt; bitte versuch es noch einmal.',
  yourRecording: 'Deine Aufnahme',
  write: 'Lieber schreiben',
  recorders: {
    audio: {
      hint: (time) => `Höchstens ${time} Minuten. Du kannst die Aufnahme anhören, bevor du sie sendest.`,
      asking: 'Warten auf das Mikrofon …',
      empty: 'Es wurde nichts aufgenommen. Bitte prüf dein Mikrofon und nimm noch einmal auf.',
      unusable: {
        refused:
          'Das Mikrofon ist für diese Seite nicht freigegeben. Erlaube es in den Einstellungen deines Browsers, oder wähle eine Audiodatei aus.',
        missing:
          'Es wurde kein Mikrofon gefunden, oder ein anderes Programm benutzt es gerade. Du kannst stattdessen eine Audiodatei auswählen.',
        unsupported: 'Dieser Browser kann hier nicht aufnehmen. Du kannst stattdessen eine Audiodatei auswählen.',
      },
    },
    video: {
      hint: (time) => `Höchstens ${time} Minuten. Du kannst die Aufnahme ansehen, bevor du sie sendest.`,
      asking: 'Warten auf Kamera und Mikrofon …',
      empty: 'Es wurde nichts aufgenommen. Bitte prüf deine Kamera und nimm noch einmal auf.',
      unusable: {
        refused:
          'Kamera und Mikrofon sind für diese Seite nicht freigegeben. Erlaube beide in den Einstellungen deines Browsers, oder wähle ein Video aus.',
        missing:
          'Kamera oder Mikrofon wurden nicht gefunden, oder ein anderes Programm benutzt sie gerade. Du kannst stattdessen ein Video auswählen.',
        unsupported: 'Dieser Browser kann hier nicht aufnehmen. Du kannst stattdessen ein Video auswählen.',
      },
    },
  },
};

/** The wording of the inputs that send files (domain.md §1). A language without a file of its own gets English. */
export const fileTexts = inEachLanguage('files', { sie: germanSie, du: germanDu, en: english });
