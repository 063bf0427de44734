import { STUDY_LIMITS, STUDY_PASSWORD } from '@dialogwerk/shared/contract';
import { formatCount } from '@dialogwerk/shared/numbers';
import { texts } from '../../texts.ts';

export const studyTexts = {
  loading: 'Einstellungen der Erhebung werden geladen …',
  failed: (reason: string) => `Die Einstellungen der Erhebung konnten nicht geladen werden. ${reason}`,
  saved: 'Gespeichert. Es gilt sofort.',
  notSaved: (reason: string) => `Nicht gespeichert. ${reason}`,
  notSavedYet: 'Noch nicht gespeichert. Die Eingabetaste speichert.',
  undo: 'Rückgängig',
  role: 'Wie die Erhebung läuft, legen Besitzer und Personen mit vollem Zugriff fest.',
  period: {
    title: texts.study.period.title,
    meets:
      'Wer den Link davor oder danach öffnet, oder wenn die Zahl erreicht ist, liest, warum es gerade nicht geht. Wer schon begonnen hat, kommt immer bis zum Ende. Ein Neustart desselben Gesprächs zählt nicht noch einmal.',
    starts: 'Beginn (Zeit in Berlin)',
    ends: 'Ende (Zeit in Berlin)',
    most: 'Höchstens so viele Gespräche',
    mostHint: 'Gezählt wird, wer den Dialog öffnet; Tests zählen nicht.',
    startsLate: 'Der Beginn muss vor dem Ende liegen.',
    endsEarly: 'Das Ende muss nach dem Beginn liegen.',
    badMoment: 'Bitte geben Sie Tag und Uhrzeit an, oder lassen Sie das Feld leer.',
    badNumber: `Bitte geben Sie eine ganze Zahl von 1 bis ${formatCount(STUDY_LIMITS.most)} an, oder lassen Sie das Feld leer.`,
    state: {
      open: 'Der Link lässt gerade alle hinein.',
      'not-begun': (moment: string) => `Noch zu: Der Link öffnet am ${moment} Uhr.`,
      until: (moment: string) => `Der Link lässt bis ${moment} Uhr alle hinein.`,
      personal: 'Nur persönliche Links lassen jemanden hinein.',
      'personal-until': (moment: string) => `Bis ${moment} Uhr lassen nur persönliche Links jemanden hinein.`,
      over: (moment: string) => `Zu Ende: Seit ${moment} Uhr kann niemand mehr beginnen.`,
      full: 'Voll: Es kann niemand mehr beginnen.',
    },
    begun: (begun: number) => (begun === 1 ? '1 Gespräch begonnen' : `${formatCount(begun)} Gespräche begonnen`),
    begunOf: (begun: number, most: number) => `${formatCount(begun)} von ${formatCount(most)} Gesprächen begonnen`,
  },
  access: {
    title: texts.study.access.title,
    open: 'Alle mit dem Link kommen hinein.',
    personal: 'Nur wer einen persönlichen Link hat, kommt hinein.',
    guarded: (moment: string) => `Wer beginnen will, braucht das Passwort. Gesetzt am ${moment} Uhr.`,
    meets:
      'Mit einem Passwort kommt vor dem Dialog eine Seite, die danach fragt; wer es richtig eingibt, muss es in diesem Browser nicht noch einmal tun. Es gilt für jeden Link zu diesem Dialog, auch in Multi-Chats und eingebettet. Wer schon begonnen hat, kommt auch nach einem Wechsel bis zum Ende.',
    password: 'Passwort',
    another: 'Neues Passwort',
    hint: `${STUDY_PASSWORD.least} Zeichen oder mehr. Notieren Sie es: Gespeichert wird es so, dass niemand es wieder lesen kann.`,
    badPassword: `Bitte geben Sie ein Passwort aus ${STUDY_PASSWORD.least} bis ${STUDY_PASSWORD.greatest} Zeichen an.`,
    set: 'Passwort setzen',
    change: 'Passwort ändern',
    remove: 'Passwort aufheben',
    isSet: 'Das Passwort gilt ab sofort. Geben Sie es zusammen mit dem Link weiter.',
    isGone: 'Das Passwort ist aufgehoben. Alle mit dem Link kommen hinein.',
    once: 'Jeder Browser nimmt einmal teil',
    onceOn: 'Wer teilgenommen hat, liest beim nächsten Mal „Sie haben schon teilgenommen“; Begonnenes geht weiter.',
    onceOff: 'Wer den Dialog beendet hat, kann ihn nach dem Löschen oder in einem anderen Browser erneut beginnen.',
    onceLimits:
      'Gemerkt wird das in einem Cookie, das niemanden benennt. Es hält nicht auf, wer einen anderen Browser, ein anderes Gerät oder ein privates Fenster nimmt oder Cookies löscht. An einem gemeinsam benutzten Gerät nimmt nur die erste Person teil. In Multi-Chats gilt es nicht.',
    proof: 'Schutz vor Skripten',
    proofOn:
      'Bevor ein Gespräch beginnt, löst der Browser im Hintergrund eine Rechenaufgabe, meist in weniger als einer Sekunde. Teilnehmende merken davon nichts; ein Skript bezahlt jedes Gespräch mit Rechenzeit.',
    proofOff: 'Ein Skript kann in kurzer Zeit sehr viele Gespräche beginnen, ohne dass es etwas kostet.',
    proofLimits:
      'Es hält niemanden auf, der von Hand mehrmals teilnimmt oder genug Rechenzeit bezahlt, und fragt nicht, ob jemand ein Mensch ist. Wer JavaScript abgeschaltet hat, kann nicht teilnehmen. Persönliche Links lassen ohnehin nur ein Gespräch beginnen und kommen wie der Testlink ohne Aufgabe aus. Ein Multi-Chat löst eine Aufgabe für alle seine Dialoge. Kein anderer Dienst erfährt davon.',
  },
  test: {
    title: texts.study.test.title,
    none: 'Es gibt noch keinen Testlink.',
    there: 'Mit diesem Link geht der ganze Weg der Teilnehmenden, ohne dass etwas zählt.',
    unpublished: 'Der Testlink führt zur veröffentlichten Version: Er geht, sobald der Dialog veröffentlicht ist.',
    meets:
      'Wer ihn öffnet, liest zuerst, was Teilnehmende gerade vor dem Dialog finden, und sieht durchgehend „Test“. Am Ende steht, wohin Teilnehmende weitergeleitet würden. Nichts davon zählt in Menge, Quoten, Analyse oder Export; nach 14 Tagen wird es gelöscht.',
    link: 'Testlink',
    make: 'Testlink anlegen',
    making: 'Wird angelegt …',
    renew: 'Erneuern',
    revoke: 'Zurückziehen',
    renewed: 'Der neue Testlink gilt, der frühere nicht mehr.',
    made: 'Der Testlink gilt. Geben Sie ihn nur an Personen weiter, die testen.',
    revoked: 'Der Testlink gilt nicht mehr.',
  },
  quotas: {
    title: texts.study.quotas.title,
    meets:
      'Eine Quote zählt, wer eine Bedingung erfüllt. Ist sie voll, geht es für alle Weiteren so weiter, wie Sie es festlegen. Gezählt wird ab dem Speichern. Wer 24 Stunden nichts antwortet, macht den Platz wieder frei.',
    none: 'Noch keine Quote: Es kommen alle bis zum Ende.',
    noneFull: 'Keine Quote ist voll.',
    full: (names: readonly string[]) =>
      names.length === 1 ? `Voll ist „${names[0]}“.` : `Voll sind ${names.map((name) => `„${name}“`).join(', ')}.`,
    takenOf: (taken: number, most: number) => `${formatCount(taken)} von ${formatCount(most)}`,
    add: 'Quote anlegen',
    newName: (number: number) => `Quote ${number}`,
    name: 'Name',
    noName: 'Bitte geben Sie der Quote einen Namen.',
    condition: 'Wer dazugehört (Bedingung)',
    conditionHint: 'Verbinden Sie mehrere mit „und“ oder „oder“.',
    pick: 'Antwort dazunehmen',
    noCondition: 'Bitte geben Sie an, wer zu der Quote gehört.',
    noVariable:
      'Dieser Dialog hat noch keine Variable, nach der sich zählen lässt. Benennen Sie in „Bearbeiten“ eine Antwort.',
    most: 'Anzahl',
    noMost: 'Bitte geben Sie eine Anzahl an.',
    whenFull: 'Wenn sie voll ist',
    kinds: {
      end: 'endet der Dialog mit einem Text',
      block: 'geht es bei einem Block weiter',
      address: 'endet er und führt zu einer Adresse',
    },
    text: 'Text am Ende',
    textHint: 'Leer: der Abschluss des Dialogs.',
    block: 'Block',
    remove: (name: string) => `Quote „${name}“ löschen`,
  },
  ends: {
    title: texts.study.ends.title,
    meets:
      'Nach dem letzten Wort werden Teilnehmende zu Ihrer Adresse weitergeleitet; sie können auch bleiben. {{name}} steht für eine Variable, {{link.quelle}} für einen Parameter des Links.',
    screensOut:
      'Als ausgeschieden zählt, wer eine nötige Einwilligung ablehnt, in einer vollen Quote keinen Platz bekommt oder an einem Ende ankommt, das in „Bearbeiten“ als „Passt nicht zur Studie“ bezeichnet ist.',
    finished: 'Wer beendet hat',
    screened: 'Wer ausgeschieden ist',
    quota_full: 'Wessen Quote voll ist',
    address: 'Adresse, beginnt mit https://',
    nowhere: 'Niemand wird weitergeleitet.',
    somewhere: (who: readonly string[]) => `Weitergeleitet wird: ${who.join(', ')}.`,
    data: (names: readonly string[]) =>
      `Antworten verlassen damit den Server: ${names.join(', ')}. Nennen Sie das in der Datenschutzerklärung.`,
    unkept: (names: readonly string[]) =>
      `Weder Variable noch gespeicherter Parameter: ${names.join(', ')}. Dort steht nichts. Legen Sie Parameter unter „Woher Teilnehmende kommen“ fest.`,
    presets: 'Vorlage für ein Panel',
    preset: (panel: string) => `Adressen von ${panel} einsetzen`,
    byProject: (panel: string) => `Was ${panel} für die Rückkehr braucht`,
    byProjectHint: (panel: string, parameter: string | null) =>
      `${panel} nennt die Adressen für die Rückkehr mit jedem Projekt. Tragen Sie sie oben ein und setzen Sie an die Stelle der Kennung ${
        parameter === null ? '{{link.NAME}}, mit dem Namen des Parameters aus Ihrem Projekt' : `{{link.${parameter}}}`
      }. Speichern Sie den Parameter unter „Woher Teilnehmende kommen“.`,
    presetHint: (panel: string, parameter: string) =>
      `Adressen von ${panel} sind eingesetzt. Ersetzen Sie die Großbuchstaben und speichern Sie den Parameter „${parameter}“ unter „Woher Teilnehmende kommen“.`,
  },
} as const;

/** What is said otherwise of a multi-chat than of a dialog. */
export interface StudyWords {
  readonly periodMeets: string;
  readonly most: string;
  readonly mostHint: string;
  readonly begun: (begun: number) => string;
  readonly begunOf: (begun: number, most: number) => string;
  readonly accessMeets: string;
  readonly onceOff: string;
  readonly onceLimits: string;
  readonly proofLimits: string;
  readonly endsMeets: string;
  readonly testUnpublished: string;
  readonly testMeets: string;
}

/** The words for a dialog. */
export const dialogWords: StudyWords = {
  periodMeets: studyTexts.period.meets,
  most: studyTexts.period.most,
  mostHint: studyTexts.period.mostHint,
  begun: studyTexts.period.begun,
  begunOf: studyTexts.period.begunOf,
  accessMeets: studyTexts.access.meets,
  onceOff: studyTexts.access.onceOff,
  onceLimits: studyTexts.access.onceLimits,
  proofLimits: studyTexts.access.proofLimits,
  endsMeets: `${studyTexts.ends.meets} ${studyTexts.ends.screensOut}`,
  testUnpublished: studyTexts.test.unpublished,
  testMeets: studyTexts.test.meets,
};
