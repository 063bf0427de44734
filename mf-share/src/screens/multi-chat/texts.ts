import { formatCount } from '@dialogwerk/shared/numbers';
import type { StudyWords } from '../../features/study/texts.ts';

/** The German texts about sharing a multi-chat. */
export const chatsTexts = {
  lines: {
    name: (name: string) => `/multi_live/${name}`,
    card: 'Wer den Link teilt, zeigt den Namen des Multi-Chats.',
    embed: (sites: number) =>
      sites === 0
        ? 'Jede Website darf den Multi-Chat zeigen.'
        : sites === 1
          ? 'Eine Website darf den Multi-Chat zeigen.'
          : `${formatCount(sites)} Websites dürfen den Multi-Chat zeigen.`,
  },
  loading: 'Multi-Chat wird geladen …',
  failed: (reason: string) => `Der Multi-Chat konnte nicht geladen werden. ${reason}`,
  open: 'Multi-Chat bearbeiten',
  analyse: 'Ergebnisse ansehen',
  link: {
    title: 'Link zum Multi-Chat',
    text: 'Schicken Sie diesen Link an Ihre Teilnehmenden. Er führt zu allen Chats zusammen; ein Konto ist dafür nicht nötig.',
    asleep: 'Teilnehmen kann man erst, wenn der Multi-Chat live ist.',
  },
  live: {
    title: 'Teilnahme',
    switch: 'Multi-Chat live',
    on: {
      all: 'Ihr Multi-Chat ist live. Alle mit dem Link können teilnehmen.',
      guarded: 'Ihr Multi-Chat ist live. Wer Link und Passwort hat, kann teilnehmen.',
      personal: 'Ihr Multi-Chat ist live. Teilnehmen kann, wer einen persönlichen Link hat.',
      nobody: 'Ihr Multi-Chat ist live, doch gerade kann niemand beginnen. Warum, steht unter „Zeitraum und Menge“.',
    },
    off: 'Ihr Multi-Chat ist inaktiv. Wer den Link öffnet, erfährt, dass er nicht mehr aktiv ist. Alle bisherigen Antworten bleiben erhalten.',
    never: 'Ihr Multi-Chat wurde noch nicht veröffentlicht. Veröffentlichen Sie ihn, damit jemand teilnehmen kann.',
    role: 'Live schalten darf, wer bei allen Dialogen dieses Multi-Chats Besitzer ist oder vollen Zugriff hat.',
    failed: (reason: string) => `Das hat nicht geklappt, es bleibt alles, wie es war. ${reason}`,
  },
  publication: {
    title: 'Veröffentlichung',
    since: (moment: string) => `Teilnehmende bekommen die Version vom ${moment}.`,
    behind: (count: number) =>
      count === 1
        ? 'Eine Änderung bekommen Teilnehmende noch nicht.'
        : `${formatCount(count)} Änderungen bekommen Teilnehmende noch nicht.`,
    look: 'Prüfung, Änderungen und Veröffentlichen',
    publish: 'Veröffentlichen',
  },
  quotas:
    'Quoten zählen je Dialog und gelten nur, wenn der Dialog für sich geteilt wird. Für den Multi-Chat als Ganzes begrenzen Sie die Zahl der Teilnahmen.',
} as const;

const participations = (count: number): string =>
  count === 1 ? '1 Teilnahme begonnen' : `${formatCount(count)} Teilnahmen begonnen`;

/** How a study is spoken of that is run with a multi-chat. */
export const chatsWords: StudyWords = {
  periodMeets:
    'Es gilt für alle Chats zusammen. Wer den Link davor oder danach öffnet, oder wenn die Zahl erreicht ist, liest, warum es gerade nicht geht. Wer schon begonnen hat, kommt immer bis zum Ende. Zeitraum und Menge der einzelnen Dialoge zählen hier nicht.',
  most: 'Höchstens so viele Teilnahmen',
  mostHint: 'Gezählt wird, wer den Multi-Chat öffnet; Tests zählen nicht.',
  begun: participations,
  begunOf: (begun, most) => `${formatCount(begun)} von ${formatCount(most)} Teilnahmen begonnen`,
  accessMeets:
    'Mit einem Passwort kommt vor dem Multi-Chat eine Seite, die danach fragt; wer es richtig eingibt, muss es in diesem Browser nicht noch einmal tun. Hat auch einer der Dialoge ein Passwort, wird danach dieses erfragt. Wer schon begonnen hat, kommt auch nach einem Wechsel bis zum Ende.',
  onceOff: 'Wer am Ende ist, kann nach dem Löschen oder in einem anderen Browser erneut beginnen.',
  onceLimits:
    'Am Ende ist, wer bei einem Ende der Geschichte oder mit allen Chats fertig ist. Gemerkt wird das in einem Cookie, das niemanden benennt. Es hält nicht auf, wer einen anderen Browser, ein anderes Gerät oder ein privates Fenster nimmt oder Cookies löscht. An einem gemeinsam benutzten Gerät nimmt nur die erste Person teil.',
  proofLimits:
    'Es hält niemanden auf, der von Hand mehrmals teilnimmt oder genug Rechenzeit bezahlt, und fragt nicht, ob jemand ein Mensch ist. Persönliche Links lassen ohnehin nur eine Teilnahme beginnen und kommen wie der Testlink ohne Aufgabe aus. Kein anderer Dienst erfährt davon.',
  endsMeets:
    'Wer bei einem Ende der Geschichte ankommt, oder, wo es keines gibt, mit allen Chats fertig ist, wird zu Ihrer Adresse weitergeleitet und kann auch bleiben. {{name}} steht für eine Variable eines der Dialoge, {{link.quelle}} für einen Parameter des Links. Adressen der einzelnen Dialoge gelten hier nicht.',
  testUnpublished:
    'Der Testlink führt zur veröffentlichten Version: Er geht, sobald der Multi-Chat veröffentlicht ist.',
  testMeets:
    'Wer ihn öffnet, liest zuerst, was Teilnehmende gerade vor dem Multi-Chat finden, und sieht durchgehend „Test“. Nichts davon zählt in Menge, Analyse oder Export; nach 14 Tagen wird es gelöscht.',
};
