import { messengerWording } from '../../wording/messengerWording.ts';

const german = {
  sheet: (strokes: number) =>
    `Unterschriftenfeld, ${strokes === 0 ? 'leer' : strokes === 1 ? 'ein Strich' : `${strokes} Striche`}`,
  undo: 'Strich zurück',
  clear: 'Löschen',
  type: 'Namen tippen',
  draw: 'Lieber zeichnen',
  file: 'Unterschrift.png',
  typedFile: (name: string) => `Unterschrift, getippt – ${name}.png`,
};

/** What signing says, in each wording; it comes with the input. */
export const signatureTexts = messengerWording.inEach('signature', {
  sie: {
    ...german,
    hint: 'Unterschreiben Sie mit Finger, Stift oder Maus – oder tippen Sie Ihren Namen.',
    name: 'Ihr Name',
    typedHint: 'Ihr getippter Name gilt hier wie eine gezeichnete Unterschrift.',
    unsigned: 'Bitte unterschreiben Sie zuerst, oder tippen Sie Ihren Namen.',
    cannotDraw: 'Dieser Browser kann die Unterschrift nicht speichern. Bitte öffnen Sie die Seite in einem anderen.',
  },
  du: {
    ...german,
    hint: 'Unterschreib mit Finger, Stift oder Maus – oder tipp deinen Namen.',
    name: 'Dein Name',
    typedHint: 'Dein getippter Name gilt hier wie eine gezeichnete Unterschrift.',
    unsigned: 'Bitte unterschreib zuerst, oder tipp deinen Namen.',
    cannotDraw: 'Dieser Browser kann die Unterschrift nicht speichern. Bitte öffne die Seite in einem anderen.',
  },
  en: {
    hint: 'Sign with a finger, pen or mouse – or type your name.',
    sheet: (strokes) =>
      `Signature field, ${strokes === 0 ? 'empty' : strokes === 1 ? 'one stroke' : `${strokes} strokes`}`,
    undo: 'Undo stroke',
    clear: 'Clear',
    type: 'Type your name',
    draw: 'Draw instead',
    name: 'Your name',
    typedHint: 'Here your typed name counts like a drawn signature.',
    unsigned: 'Please sign first, or type your name.',
    cannotDraw: 'This browser cannot save the signature. Please open the page in another one.',
    file: 'Signature.png',
    typedFile: (name) => `Signature, typed – ${name}.png`,
  },
});
