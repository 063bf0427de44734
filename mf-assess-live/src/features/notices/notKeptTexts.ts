import { messengerWording } from '../../wording/messengerWording.ts';

const german = {
  lang: 'de',
  ownTab: 'In einem eigenen Tab öffnen',
  newTab: '(öffnet in einem neuen Tab)',
  close: 'Verstanden',
};

/** What is said where the browser keeps nothing. */
export const notKeptTexts = messengerWording.inEach('notKept', {
  sie: {
    ...german,
    notKept:
      'Ihr Browser erlaubt dieser Seite nicht, sich etwas zu merken. Sie können teilnehmen, und Ihre Antworten kommen an. Bitte lassen Sie die Seite offen: Nach dem Schließen oder Neuladen geht es von vorn los.',
  },
  du: {
    ...german,
    notKept:
      'Dein Browser erlaubt dieser Seite nicht, sich etwas zu merken. Du kannst teilnehmen, und deine Antworten kommen an. Bitte lass die Seite offen: Nach dem Schließen oder Neuladen geht es von vorn los.',
  },
  en: {
    lang: 'en',
    notKept:
      'Your browser does not let this page remember anything. You can take part, and your answers arrive. Please keep the page open: after closing or reloading it everything begins anew.',
    ownTab: 'Open in a tab of its own',
    newTab: '(opens in a new tab)',
    close: 'All right',
  },
});
