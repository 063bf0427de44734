import { counted } from '@dialogwerk/shared/numbers';
import { fieldNames, valueTexts } from '../../fieldTexts.ts';

/** What authors read about the settings of the whole dialog. */
export const settingsTexts = {
  tabs: { general: 'Dialog', scales: 'Skalen', media: 'Medien' },
  tabsLabel: 'Teile der Einstellungen',
  sections: {
    general: 'Allgemein',
    look: 'Auftritt',
    flow: 'Ablauf',
    privacy: 'Datenschutz',
    model: 'Sprachmodell',
    ends: 'Enden',
    wording: 'Menü und Rückfragen',
    scales: fieldNames.templ_options,
    files: 'Dateien dieses Dialogs',
  },

  surveyName: fieldNames.survey_name,
  surveyNameMissing: 'Bitte geben Sie dem Dialog einen Namen.',
  address: fieldNames.du_sie,
  addresses: { du: valueTexts.du, sie: valueTexts.sie },
  addressHelp: 'So spricht das Programm Teilnehmende an. Ihre eigenen Texte ändern sich dadurch nicht.',
  language: fieldNames.language,
  languages: valueTexts.languages,
  languageOther: (code: string) => `Andere Sprache (${code})`,
  addressGone: 'Unbekannte Anrede',

  avatarName: fieldNames.avatar_name,
  avatarNameHelp: 'Steht über dem Gespräch. Leer lassen für keinen Namen.',
  avatar: fieldNames.avatar_src,
  logo: fieldNames.logo_src,
  background: fieldNames.background_link,
  accent: fieldNames.accent_color,
  appearance: 'Aussehen mit Vorschau gestalten',
  accentPicker: 'Akzentfarbe auswählen',
  accentInvalid: 'Bitte geben Sie eine Farbe wie #5ABAB2 ein.',
  contrast: (onWhite: string, onBlack: string) =>
    `Kontrast zu weißer Schrift ${onWhite} : 1, zu schwarzer Schrift ${onBlack} : 1.`,
  contrastDark: 'Auf dieser Farbe wird schwarze Schrift gezeigt, weil weiße schlecht zu lesen wäre.',
  contrastLight: 'Auf dieser Farbe wird weiße Schrift gezeigt, weil schwarze schlecht zu lesen wäre.',
  contrastBoth: 'Auf dieser Farbe sind helle und dunkle Schrift gut zu lesen.',

  speed: fieldNames.speed,
  speeds: valueTexts.speeds,
  speedOther: 'Eigenes Tempo',
  audio: fieldNames.audio_messages,
  audioHelp:
    'Offene Fragen und Nachfragen lassen sich dann auch sprechen, bis zu zwei Minuten. Tonaufnahmen des Dialogs können Teilnehmende von selbst abspielen lassen.',
  video: fieldNames.video_messages,
  videoHelp:
    'Offene Fragen und Nachfragen lassen sich dann auch filmen, bis zu zwei Minuten. Videos des Dialogs können Teilnehmende von selbst abspielen lassen.',
  recordedPrivacy:
    'Stimme und Gesicht sind persönliche Daten: Bitte sagen Sie in der Datenschutzerklärung, was mit den Aufnahmen geschieht.',
  feedback: fieldNames.feedback_allowed,
  feedbackHelp: 'Teilnehmende können am Ende sagen, wie sie den Dialog fanden.',

  privacy: fieldNames.privacy_declaration_text,
  privacyHelp: 'Steht auf der Datenschutzseite des Dialogs. **fett**, Listen und Links sind möglich.',
  privacyMissing: 'Ohne eigenen Text zeigt die Datenschutzseite nur die allgemeinen Angaben.',

  modelConsent: fieldNames.model_consent,
  modelConsentHelp:
    'Bevor zum ersten Mal etwas an das Sprachmodell geht, wird gefragt. Wer ablehnt, bekommt stattdessen, was Sie für den Fall ohne Sprachmodell geschrieben haben.',
  modelMask: fieldNames.model_mask,
  modelMaskHelp:
    'Namen, Anschriften, Telefonnummern, E-Mail-Adressen und Bankverbindungen werden durch Platzhalter ersetzt, soweit sie erkannt werden.',
  modelUnmasked:
    'Alles, was Teilnehmende in KI-Gesprächen und auf Nachfragen schreiben, geht so an das Sprachmodell, wie es dasteht.',
  modelNone: 'Zurzeit ist kein Sprachmodell angeschlossen: Der Dialog sagt, was Sie für diesen Fall geschrieben haben.',
  modelNamed: (model: string, host: string) =>
    `Angeschlossen ist ${model} unter ${host}. Benutzt der Dialog es, so steht das mit dem Zweck auf seiner Datenschutzseite.`,

  wordingHelp:
    'Eigene Worte für das Menü über dem Gespräch, in der Sprache des Dialogs. Wo nichts steht, gilt unser Text.',
  wordingStandard: (text: string) => `Sonst: „${text}“`,

  endsHelp: 'Nach diesen Blöcken endet der Dialog. Ohne einen davon endet er nach dem letzten in der Reihenfolge.',
  noBlocks: 'Der Dialog hat noch keine Blöcke.',
  endsCount: (count: number) => {
    if (count === 0) return 'Noch ist keiner gewählt.';
    return counted(count, 'Block beendet den Dialog.', 'Blöcke beenden den Dialog.');
  },

  scalesHelp: 'Skalen, die mehrere Fragen benutzen. Eine Änderung gilt sofort für alle diese Fragen.',
  noScales:
    'Noch keine gemeinsame Skala. Legen Sie eine an, oder machen Sie die Skala einer Frage zu einer gemeinsamen.',
  newScale: 'Skala anlegen',
  newScaleName: (number: number) => `Neue Skala ${number}`,
  newScalePoints: ['stimme nicht zu', 'teils, teils', 'stimme zu'],
  scaleName: 'Name der Skala',
  scaleNameMissing: 'Bitte geben Sie der Skala einen Namen.',
  deleteScale: (name: string) => `Skala „${name}“ löschen`,
  usedBy: 'Benutzt von:',
  unused: 'Von keiner Frage benutzt',
  scaleInUse: (name: string, blocks: readonly string[]) =>
    `Die Skala „${name}“ wird noch benutzt von: ${blocks.join(', ')}. Geben Sie diesen Fragen zuerst eine andere Skala. Es wurde nichts gelöscht.`,

  mediaHelp: 'Die neueste Datei steht oben. Bilder, Ton und Videos bis zur jeweiligen Höchstgröße.',
  noMedia: 'Noch keine Dateien. Laden Sie hier welche hoch, oder direkt bei einem Block.',
  upload: 'Datei',
  purposes: {
    logo: 'Logo',
    avatar: 'Bild des Bots',
    background: 'Hintergrund',
    block: 'Für Blöcke',
    captions: 'Untertitel',
  },
  deleteFile: (name: string) => `„${name}“ löschen`,
  fileDeleted: (name: string) => `„${name}“ wurde gelöscht.`,
  fileNotDeleted: (reason: string) => `Die Datei wurde nicht gelöscht. ${reason}`,
  usedIn: (places: readonly string[]) => `Zu sehen in: ${places.join(', ')}`,
  notUsed: 'Wird nirgends gezeigt',
  loading: 'Die Dateien werden geladen …',
} as const;
