import { inEachLanguage } from '../../wording/inEachLanguage.ts';
import type { TestTexts } from '../../wording/ServerTexts.ts';

const german: TestTexts = {
  title: 'Test: ',
  mark: 'Test: Nichts davon zählt.',
  test: 'Das ist ein Test.',
  testMore:
    'Sie gehen den Weg der Teilnehmenden auf der veröffentlichten Version. Nichts davon zählt: weder in Menge und Quoten noch in Auswertung und Export.',
  begin: 'Test beginnen',
  open: 'Teilnehmende können hier gerade ohne Weiteres beginnen.',
  inactive: 'Der Dialog ist gerade nicht live: Teilnehmende erfahren, dass er nicht mehr aktiv ist.',
  meets: (sentence) => `Teilnehmende lesen hier gerade: „${sentence}“`,
  password: 'Teilnehmende werden hier nach dem Passwort gefragt.',
  once: 'Wer in diesem Browser schon teilgenommen hat, erfährt das hier.',
  quotas: (names) =>
    `Quoten zählen im Test nicht und weisen niemanden ab: ${names.map((name) => `„${name}“`).join(', ')}.`,
  gone: 'Dieser Testlink gilt nicht mehr.',
  goneMore: 'Er wurde zurückgezogen oder erneuert. Bitte fragen Sie, von wem Sie ihn bekommen haben.',
};

const english: TestTexts = {
  title: 'Test: ',
  mark: 'Test: none of this counts.',
  test: 'This is a test.',
  testMore:
    'You go the way of the respondents on the published version. None of it counts: neither in numbers and quotas nor in analysis and export.',
  begin: 'Begin the test',
  open: 'Respondents can simply begin here at the moment.',
  inactive: 'The dialog is not live at the moment: respondents read that it is no longer active.',
  meets: (sentence) => `At the moment respondents read here: “${sentence}”`,
  password: 'Respondents are asked for the password here.',
  once: 'Who has taken part in this browser before reads so here.',
  quotas: (names) =>
    `Quotas do not count in the test and turn nobody away: ${names.map((name) => `“${name}”`).join(', ')}.`,
  gone: 'This test link does not count any more.',
  goneMore: 'It was withdrawn or renewed. Please ask the person who gave it to you.',
};

/** What who tries the respondents' way reads, in the language of that dialog. */
export const testTexts = inEachLanguage('test', { de: german, en: english });
