import type { AskedKind, LegalBasis } from '../../contract/index.ts';

const askedNames: Readonly<Record<AskedKind, string>> = {
  email: 'E-Mail-Adresse',
  phone: 'Telefonnummer',
  signature: 'Unterschrift',
  file: 'hochgeladene Dateien',
  place: 'Orte auf einer Karte',
  words: 'Antworten in eigenen Worten',
  voice: 'Sprachnachrichten',
  video: 'Videonachrichten',
};

const bases: Readonly<Record<LegalBasis, string>> = {
  consent: 'Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO)',
  contract: 'Vertrag oder dessen Anbahnung (Art. 6 Abs. 1 Buchst. b DSGVO)',
  legal_obligation: 'rechtliche Verpflichtung (Art. 6 Abs. 1 Buchst. c DSGVO)',
  public_task: 'Aufgabe im öffentlichen Interesse (Art. 6 Abs. 1 Buchst. e DSGVO)',
  legitimate_interest: 'berechtigtes Interesse (Art. 6 Abs. 1 Buchst. f DSGVO)',
};

const days = (count: number): string => (count === 1 ? 'einen Tag' : `${count} Tage`);

/** Words that the statement and the record of processing share. */
export const privacyTexts = {
  askedNames,
  bases,
  special:
    'ausdrückliche Einwilligung in die Verarbeitung besonderer Kategorien personenbezogener Daten (Art. 9 Abs. 2 Buchst. a DSGVO)',
  answers: 'Antworten mit ihrem Zeitpunkt und der Art des Geräts (Telefon, Tablet, Computer)',
  parameters: (names: readonly string[]): string => `Angaben aus dem Link (${names.join(', ')})`,
  deleted: (count: number): string => `Gespräche werden ${days(count)} nach ihrer letzten Antwort gelöscht`,
  anonymised: (count: number): string =>
    `Texte und Dateien eines Gesprächs werden ${days(count)} nach seiner letzten Antwort gelöscht, sodass nur anonyme Angaben bleiben`,
} as const;

/** How respondents are addressed, in the forms that the sentences need. */
const sie = {
  You: 'Sie',
  you: 'Sie',
  have: 'haben',
  can: 'können',
  your: 'Ihre',
  yourDative: 'Ihrem',
  yourGenitive: 'Ihrer',
  yourself: 'sich',
} as const;
const du: Readonly<Record<keyof typeof sie, string>> = {
  You: 'Du',
  you: 'du',
  have: 'hast',
  can: 'kannst',
  your: 'deine',
  yourDative: 'deinem',
  yourGenitive: 'deiner',
  yourself: 'dich',
};

const first = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** The sentences of a statement, to Sie or du. */
export const statementTexts = (form: 'sie' | 'du') => {
  const { You, you, have, can, your, yourDative, yourGenitive, yourself } = form === 'du' ? du : sie;
  return {
    controllerTitle: 'Wer verantwortlich ist',
    officer: (officer: string) => `Datenschutzbeauftragte Person: ${officer}`,
    purposeTitle: 'Wofür und auf welcher Grundlage',
    basis: (basis: LegalBasis) => `Rechtsgrundlage: ${bases[basis]}.`,
    interest: (interest: string) => `Das berechtigte Interesse: ${interest}`,
    special: `Für besonders schützenswerte Angaben, etwa zur Gesundheit oder zur politischen Meinung, gilt ${your} ausdrückliche Einwilligung (Art. 9 Abs. 2 Buchst. a DSGVO).`,
    dataTitle: 'Was gespeichert wird',
    data: 'Gespeichert wird, was im Gespräch geantwortet wird, wann das war und mit welcher Art von Gerät.',
    asked: (names: string) => `Gefragt wird unter anderem nach: ${names}.`,
    parameters: (names: string) => `Aus dem Link, der zum Dialog geführt hat, wird behalten: ${names}.`,
    invitedNamed: `Zu diesem Dialog wird mit persönlichen Links eingeladen: ${your} Antworten sind mit ${yourDative} Eintrag in der Liste der Eingeladenen verbunden.`,
    invitedAnonymous:
      'Zu diesem Dialog wird mit persönlichen Links eingeladen. Wer eingeladen ist, wird von den Antworten getrennt gespeichert: Es lässt sich nicht feststellen, wer was geantwortet hat.',
    address: 'Die IP-Adresse wird für die Verbindung gebraucht und nicht bei den Antworten gespeichert.',
    deviceTitle: `Was auf ${yourDative} Gerät gespeichert wird`,
    device:
      'Der Browser merkt sich, welches Gespräch begonnen wurde, was darin gesagt und noch nicht gesendet ist, damit es später weitergehen kann, und was im Menü des Chats eingestellt wird, etwa Töne. Läuft kein JavaScript, merkt er sich stattdessen eine Kennung des Gesprächs. Das ist für den Dienst nötig (§ 25 Abs. 2 Nr. 2 TDDDG). Es gibt keine Werbung und keine Verfolgung über Seiten hinweg.',
    cookies: (what: string) => `Außerdem setzt der Dialog ein nötiges Cookie: ${what}.`,
    passwordCookie: 'dass das Passwort richtig war',
    onceCookie: 'dass mit diesem Browser teilgenommen wurde',
    linkCookie: 'dass das Gespräch mit einem persönlichen Link begonnen wurde',
    embeds: (sites: string) =>
      `Inhalte von ${sites} werden erst geladen, wenn im Dialog auf „Anzeigen“ gedrückt wird (§ 25 Abs. 1 TDDDG). Dann erfährt dieser Anbieter ${your} IP-Adresse und kann selbst etwas auf ${yourDative} Gerät speichern.`,
    recipientsTitle: 'Wer die Angaben bekommt',
    team: 'Die Antworten sehen die Personen, die diesen Dialog auswerten, und wer den Dienst technisch betreibt.',
    recipients: (recipients: string) => `Weitere Empfänger: ${recipients}`,
    systems: (hosts: string) => `Im Gespräch werden Angaben an diese Systeme gesendet: ${hosts}.`,
    sendsOn: (hosts: string) => `Am Ende führt der Dialog weiter zu: ${hosts}.`,
    timeTitle: 'Wie lange',
    noTime: 'Die Antworten werden gelöscht, sobald sie für den genannten Zweck nicht mehr gebraucht werden.',
    rightsTitle: `${first(your)} Rechte`,
    rights: `${You} ${have} das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung der Verarbeitung und darauf, ${your} Angaben in einem gängigen Format mitzunehmen. Über „Meine Daten“ im Menü des Dialogs ${can} ${you} jederzeit selbst ansehen, mitnehmen und löschen, was gespeichert ist, und Einwilligungen zurücknehmen.`,
    withdraw: `Die Einwilligung ${can} ${you} jederzeit widerrufen; was bis dahin geschehen ist, bleibt rechtmäßig.`,
    object: `Gegen die Verarbeitung ${can} ${you} aus Gründen, die sich aus ${yourGenitive} besonderen Situation ergeben, Widerspruch einlegen.`,
    anonymousRights:
      'Lassen sich die Antworten keiner Person zuordnen, können einzelne nachträglich nicht mehr gefunden werden.',
    complain: (authority: string) =>
      `${You} ${can} ${yourself} bei einer Datenschutz-Aufsichtsbehörde beschweren${authority === '' ? '.' : `, zum Beispiel: ${authority}`}`,
    voluntary: 'Die Teilnahme ist freiwillig.',
  };
};
