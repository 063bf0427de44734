import { inEachLanguage } from '../../wording/inEachLanguage.ts';
import type { PersonalTexts } from '../../wording/ServerTexts.ts';

const german: PersonalTexts = {
  invited: 'Ihr persönlicher Link',
  once: 'Er gilt für eine Teilnahme.',
  tied: 'Ihre Antworten werden mit Ihnen verbunden: Wer diesen Dialog auswertet, kann sehen, welche Antworten von Ihnen sind.',
  tiedOn: 'Über den Link geht es jederzeit weiter, auch auf einem anderen Gerät. Geben Sie ihn deshalb nicht weiter.',
  anonymous:
    'Ihre Antworten sind anonym: Gespeichert wird, dass dieser Link benutzt wurde, und nicht, welche Antworten dazugehören. Das lässt sich nicht rückgängig machen.',
  anonymousOn:
    'Auf diesem Gerät geht es über den Link jederzeit weiter. Auf ein anderes Gerät kommen Sie aus dem Dialog heraus, mit „Auf anderem Gerät weitermachen“.',
  privacy: 'Datenschutzerklärung',
  begin: 'Dialog beginnen',
  again: 'Sie haben schon begonnen',
  againMore: 'Es geht dort weiter, wo Sie aufgehört haben.',
  goOn: 'Weitermachen',
  used: 'Dieser Link wurde schon benutzt',
  usedTied: 'Ihr Gespräch gibt es nicht mehr. Ein zweites lässt sich mit diesem Link nicht beginnen.',
  usedAnonymous:
    'Weil der Dialog anonym ist, führt nur das Gerät zu Ihrem Gespräch zurück, auf dem Sie begonnen haben: Öffnen Sie dort denselben Link. Auf ein anderes Gerät kommen Sie aus dem Dialog heraus, mit „Auf anderem Gerät weitermachen“.',
  mails: 'E-Mails zu diesem Dialog',
  mailsOf: (dialog) => `zum Dialog „${dialog}“`,
  unsubscribeMore: 'Möchten Sie zu diesem Dialog keine E-Mails mehr bekommen? Ihr Link gilt weiter.',
  unsubscribe: 'Abmelden',
  unsubscribed: 'Sie sind abgemeldet',
  unsubscribedMore: 'Zu diesem Dialog bekommen Sie keine E-Mails mehr. Ihr Link gilt weiter.',
  subscribe: 'Doch wieder E-Mails bekommen',
};

const english: PersonalTexts = {
  invited: 'Your personal link',
  once: 'It counts for one participation.',
  tied: 'Your answers are connected with you: whoever evaluates this dialog can see which answers are yours.',
  tiedOn:
    'The link leads back to your conversation at any time, on another device, too. So please keep it to yourself.',
  anonymous:
    'Your answers are anonymous: what is stored is that this link was used, and not which answers belong to it. This cannot be undone.',
  anonymousOn:
    'On this device the link leads back at any time. To go on at another device, use “Continue on another device” inside the dialog.',
  privacy: 'Privacy statement',
  begin: 'Begin the dialog',
  again: 'You have begun already',
  againMore: 'It goes on where you stopped.',
  goOn: 'Go on',
  used: 'This link was used already',
  usedTied: 'Your conversation is gone. A second one cannot be begun by this link.',
  usedAnonymous:
    'As the dialog is anonymous, only the device on which you began leads back: open the same link there. To go on at another device, use “Continue on another device” inside the dialog.',
  mails: 'Mails about this dialog',
  mailsOf: (dialog) => `of the dialog “${dialog}”`,
  unsubscribeMore: 'Do you want no more mails about this dialog? Your link still counts.',
  unsubscribe: 'Unsubscribe',
  unsubscribed: 'You are unsubscribed',
  unsubscribedMore: 'You will get no more mails about this dialog. Your link still counts.',
  subscribe: 'Get mails again',
};

/** What the pages of personal links say. A language without texts of its own gets English. */
export const personalTexts = inEachLanguage('personal', { de: german, en: english });
