import { inEachLanguage } from '../../wording/messengerWording.ts';
import type { CountdownTexts } from '../../wording/AllMessengerTexts.ts';

const sie: CountdownTexts = {
  lang: 'de',
  notice: (span) => `Für diese Antwort haben Sie ${span}, auf Wunsch auch mehr.`,
  fixed: (span) => `Für diese Antwort haben Sie ${span}. Danach geht es ohne sie weiter.`,
  left: (clock) => `noch ${clock}`,
  stillLeft: (span) => `Noch ${span}.`,
  more: 'Mehr Zeit',
  extended: (span) => `Sie haben jetzt ${span}.`,
  lastCall: (span) => `Die Zeit ist um. In ${span} geht es ohne Antwort weiter.`,
  over: 'Zeit abgelaufen',
};

const du: CountdownTexts = {
  ...sie,
  notice: (span) => `Für diese Antwort hast du ${span}, auf Wunsch auch mehr.`,
  fixed: (span) => `Für diese Antwort hast du ${span}. Danach geht es ohne sie weiter.`,
  extended: (span) => `Du hast jetzt ${span}.`,
};

const english: CountdownTexts = {
  lang: 'en',
  notice: (span) => `You have ${span} for this answer, and more if you wish.`,
  fixed: (span) => `You have ${span} for this answer. Then we go on without it.`,
  left: (clock) => `${clock} left`,
  stillLeft: (span) => `${span} left.`,
  more: 'More time',
  extended: (span) => `You have ${span} now.`,
  lastCall: (span) => `Time is up. In ${span} we go on without an answer.`,
  over: 'Time is up',
};

/** In the dialog's language; one without wording of its own gets English. */
export const countdownTexts = inEachLanguage('countdown', { sie, du, en: english });
