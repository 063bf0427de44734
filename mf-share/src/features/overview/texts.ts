import { counted, formatCount } from '@dialogwerk/shared/numbers';
import type { RunStudy } from './model/RunStudy.ts';

type What = RunStudy['what'];

const listed = (names: readonly string[]): string => names.map((name) => `„${name}“`).join(', ');

export const overviewTexts = {
  title: 'Leitstand',
  loading: 'Der Stand der Erhebung wird geladen …',
  failed: (reason: string) => `Der Stand der Erhebung konnte nicht geladen werden. ${reason}`,
  renewFailed:
    'Der Stand kann gerade nicht erneuert werden. Zu sehen ist der letzte bekannte; es wird weiter versucht.',
  state: {
    live: 'Live',
    off: 'Inaktiv',
    liveSince: (moment: string) => `Live seit ${moment} Uhr`,
    published: (moment: string) => `Version vom ${moment} Uhr`,
    last: (moment: string) => `Zuletzt geantwortet: ${moment} Uhr`,
    nobody: 'Noch hat niemand geantwortet.',
    doors: {
      off: 'Niemand kann beginnen.',
      nobody: 'Gerade kann niemand beginnen.',
      all: 'Alle mit dem Link können beginnen.',
      guarded: 'Wer Link und Passwort hat, kann beginnen.',
      personal: 'Wer einen persönlichen Link hat, kann beginnen.',
    },
    once: 'Jeder Browser einmal.',
    proof: 'Geschützt vor Skripten.',
  },
  figures: {
    title: 'Wer gekommen ist',
    begun: 'begonnen',
    active: 'gerade dabei',
    activeHint: 'Antwort in den letzten zehn Minuten',
    running: 'unterwegs',
    runningHint: 'Antwort in den letzten 24 Stunden',
    finished: 'beendet',
    screened: 'ausgeschieden',
    quota_full: 'Quote voll',
    stopped: 'abgebrochen',
    stoppedHint: 'seit 24 Stunden ohne Antwort',
  },
  bars: {
    title: 'Wie weit es ist',
    most: 'Menge',
    begun: 'Eingeladene: begonnen',
    finished: 'Eingeladene: beendet',
    of: (count: number, most: number) => `${formatCount(count)} von ${formatCount(most)}`,
  },
  days: {
    title: 'Die letzten 14 Tage',
    begun: 'begonnen',
    finished: 'beendet',
    day: (day: string, begun: number, finished: number) =>
      `${day}: ${formatCount(begun)} begonnen, ${formatCount(finished)} beendet`,
    none: 'In den letzten 14 Tagen hat niemand begonnen.',
    most: (count: number) => `höchstens ${formatCount(count)} am Tag`,
  },
  dates: {
    title: 'Termine',
    starts: (moment: string) => `Beginn am ${moment} Uhr`,
    ends: (moment: string) => `Ende am ${moment} Uhr`,
    mailing: (moment: string) => `Nächste Mails am ${moment} Uhr`,
  },
  next: {
    title: 'Nächster Schritt',
    ask: { text: 'Der Dialog stellt noch keine Frage.', act: 'Fragen anlegen' },
    goLive: (what: What) => ({
      text: `Der ${what} ist inaktiv. Schalten Sie ihn live, damit jemand teilnehmen kann.`,
      act: 'Zum Live-Schalter',
    }),
    write: (waiting: number) => ({
      text: `${counted(waiting, 'Person hat', 'Personen haben')} noch keine Einladung bekommen.`,
      act: 'Einladung schreiben',
    }),
    invite: { text: 'Hinein kommen nur persönliche Links. Laden Sie Personen ein.', act: 'Personen einladen' },
    send: { text: 'Alles ist bereit. Geben Sie den Link weiter.', act: 'Zum Link' },
  },
  troubles: {
    title: 'Was zu tun ist',
    none: 'Nichts steht der Erhebung im Weg.',
    to: (panel: string) => `Zu „${panel}“`,
    weights: { wrong: 'Fehler', soon: 'Hinweis' },
    over: (what: What, moment: string) =>
      `Seit ${moment} Uhr ist die Erhebung zu Ende: Der ${what} ist live, doch niemand kann beginnen.`,
    full: (what: What, most: number) =>
      `${most === 1 ? 'Der einzige Platz ist' : `Alle ${formatCount(most)} Plätze sind`} vergeben: Der ${what} ist live, doch niemand kann beginnen.`,
    notBegun: (moment: string) => `Der Link öffnet erst am ${moment} Uhr.`,
    quotasFull: (names: readonly string[]) =>
      names.length === 1
        ? `Die Quote ${listed(names)} ist voll: Wer dazugehört, bekommt keinen Platz mehr.`
        : `Voll sind die Quoten ${listed(names)}: Wer dazugehört, bekommt keinen Platz mehr.`,
    quotaBeyond: (name: string, most: number, limit: number) =>
      `Die Quote „${name}“ will ${formatCount(most)} Gespräche, beginnen können höchstens ${formatCount(limit)}.`,
    nobodyInvited: 'Hinein kommen nur persönliche Links, doch es gibt noch keinen.',
    password: 'das Passwort',
    proof: 'der Schutz vor Skripten',
    idleDoors: (doors: readonly string[]) => {
      const said = doors.join(' und ');
      return `Solange nur persönliche Links hineinführen, ${doors.length === 1 ? 'wirkt' : 'wirken'} ${said} nicht.`;
    },
    mailsWhileOff: (what: What, moment: string) =>
      `Am ${moment} Uhr gehen Mails hinaus, doch der ${what} ist inaktiv: Ihre Links führen nirgendwohin.`,
    mailsTooLate: (moment: string) => `Am ${moment} Uhr gehen Mails hinaus. Da ist die Erhebung schon zu Ende.`,
    refused: (count: number) =>
      `${counted(count, 'Person erreicht', 'Personen erreichen')} keine Mails: Ihr Mailserver nimmt sie nicht an.`,
    failing: (count: number) =>
      `${counted(count, 'Webhook kommt', 'Webhooks kommen')} nicht an. Nichts geht verloren: Einen Tag lang wird es weiter versucht.`,
    givenUp: (count: number) =>
      `${counted(count, 'Nachricht', 'Nachrichten')} an andere Systeme ${count === 1 ? 'wurde' : 'wurden'} aufgegeben.`,
    unpublished: (what: What, count: number) =>
      `${counted(count, 'Änderung sehen', 'Änderungen sehen')} Teilnehmende noch nicht: Veröffentlichen Sie den ${what}.`,
    language: (name: string, missing: number, changed: number) =>
      `${name}: ${[
        ...(missing > 0 ? [counted(missing, 'Text fehlt', 'Texte fehlen')] : []),
        ...(changed > 0 ? [`${counted(changed, 'Text ist', 'Texte sind')} nicht mehr aktuell`] : []),
      ].join(', ')}.`,
    privacy: 'Der Dialog hat noch keine Datenschutzerklärung.',
    privacyOutdated:
      'Die Datenschutzerklärung ist überholt: Einstellungen, von denen sie spricht, haben sich geändert.',
  },
} as const;
