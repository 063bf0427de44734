import { inEachLanguage } from '../wording/messengerWording.ts';
import type { ChangeTexts } from '../wording/AllMessengerTexts.ts';

/** What a changed answer has done to those after it. */
function withdrawn(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? ' 1 spätere Antwort passt nicht mehr und gilt nicht.'
    : ` ${count} spätere Antworten passen nicht mehr und gelten nicht.`;
}

const sie: ChangeTexts = {
  lang: 'de',
  title: 'Antwort ändern',
  loading: 'Die Frage wird geladen …',
  failed: 'Die Frage kann gerade nicht geladen werden. Es ist nichts verloren gegangen.',
  gone: 'Diese Antwort lässt sich nicht mehr ändern.',
  waits: 'Ihre letzte Antwort ist noch unterwegs. Bitte versuchen Sie es gleich noch einmal.',
  fallsAway: (count) =>
    count === 1
      ? 'Dann passt diese spätere Antwort nicht mehr:'
      : `Dann passen diese ${count} späteren Antworten nicht mehr:`,
  mayFallAway: 'Ob spätere Antworten dann noch passen, lässt sich vorher nicht sagen.',
  comesBack: 'Was nicht mehr passt, gilt wieder, sobald Sie die Antwort zurückändern.',
  back: 'Zurück',
  goOn: 'Trotzdem ändern',
  changed: (count) => `Ihre Antwort ist geändert.${withdrawn(count)}`,
  undo: 'Rückgängig',
  overtaken: 'Diese Frage war schon beantwortet, etwa in einem anderen Tab. Das Gespräch geht hier weiter.',
  yourText: (text) => `Ihr Text von hier: „${text}“`,
  useText: 'Antwort damit ändern',
  notDone: 'Das hat nicht geklappt, und es wurde nichts gelöscht. Bitte versuchen Sie es noch einmal.',
};

const du: ChangeTexts = {
  ...sie,
  waits: 'Deine letzte Antwort ist noch unterwegs. Bitte versuch es gleich noch einmal.',
  comesBack: 'Was nicht mehr passt, gilt wieder, sobald du die Antwort zurückänderst.',
  changed: (count) => `Deine Antwort ist geändert.${withdrawn(count)}`,
  notDone: 'Das hat nicht geklappt, und es wurde nichts gelöscht. Bitte versuch es noch einmal.',
  yourText: (text) => `Dein Text von hier: „${text}“`,
};

function withdrawnInEnglish(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? ' 1 later answer does not fit any more and does not count.'
    : ` ${count} later answers do not fit any more and do not count.`;
}

const english: ChangeTexts = {
  lang: 'en',
  title: 'Change the answer',
  loading: 'Loading the question …',
  failed: 'The question cannot be loaded at the moment. Nothing has been lost.',
  gone: 'This answer cannot be changed any more.',
  waits: 'Your last answer is still on its way. Please try again in a moment.',
  fallsAway: (count) =>
    count === 1
      ? 'Then this later answer does not fit any more:'
      : `Then these ${count} later answers do not fit any more:`,
  mayFallAway: 'Whether later answers still fit then cannot be said before.',
  comesBack: 'What does not fit counts again as soon as you change the answer back.',
  back: 'Back',
  goOn: 'Change it anyway',
  changed: (count) => `Your answer is changed.${withdrawnInEnglish(count)}`,
  undo: 'Undo',
  overtaken: 'This question was answered already, perhaps in another tab. The conversation goes on here.',
  yourText: (text) => `Your text from here: “${text}”`,
  useText: 'Change the answer to it',
  notDone: 'That did not work, and nothing was deleted. Please try again.',
};

/** In the dialog's language; one without wording of its own gets English. */
export const changeTexts = inEachLanguage('change', { sie, du, en: english });
