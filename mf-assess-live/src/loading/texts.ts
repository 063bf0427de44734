import { inEachLanguage } from '../wording/messengerWording.ts';
import type { LoadingTexts } from '../wording/AllMessengerTexts.ts';

const german = { coming: 'Einen Moment bitte …', again: 'Erneut versuchen' };

const germanSie: LoadingTexts = {
  ...german,
  failed:
    'Dieser Teil der Seite konnte nicht geladen werden. Ihre bisherigen Antworten sind sicher. Bitte prüfen Sie Ihre Internetverbindung, oder laden Sie die Seite neu.',
};

const germanDu: LoadingTexts = {
  ...german,
  failed:
    'Dieser Teil der Seite konnte nicht geladen werden. Deine bisherigen Antworten sind sicher. Bitte prüf deine Internetverbindung, oder lade die Seite neu.',
};

const english: LoadingTexts = {
  coming: 'One moment please …',
  failed:
    'This part of the page could not be loaded. Your answers so far are safe. Please check your internet connection, or reload the page.',
  again: 'Try again',
};

/** What stands in place of a part that is on its way. A language without wording of its own gets English. */
export const loadingTexts = inEachLanguage('loading', { sie: germanSie, du: germanDu, en: english });
