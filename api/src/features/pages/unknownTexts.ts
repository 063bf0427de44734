import { inEachLanguage } from '../../wording/inEachLanguage.ts';
import type { UnknownTexts } from '../../wording/ServerTexts.ts';

const german: UnknownTexts = {
  dialog: 'Diesen Dialog gibt es nicht.',
  dialogMore: 'Bitte prüfen Sie den Link, den Sie bekommen haben.',
  link: 'Dieser Link gilt nicht',
  linkMore: 'Bitte prüfen Sie, ob Sie ihn vollständig geöffnet haben. Vielleicht wurde er inzwischen zurückgezogen.',
  trial: 'Das ist ein Probe-Link',
  trialMore: 'In den richtigen E-Mails führt der Link an dieser Stelle zum Dialog.',
};

const english: UnknownTexts = {
  dialog: 'There is no such dialog.',
  dialogMore: 'Please check the link that you were given.',
  link: 'This link is not valid',
  linkMore: 'Please check whether you have opened it completely. It may have been withdrawn since.',
  trial: 'This is a trial link',
  trialMore: 'In the real mails the link leads to the dialog from here.',
};

/** What a page says where no dialog is known, in the language that its visitor wants. */
export const unknownTexts = inEachLanguage('unknown', { de: german, en: english });
