import { counted, formatCount } from '@dialogwerk/shared/numbers';

/** Every German text of this module. */
export const texts = {
  title: 'Teilen',
  loading: 'Dialog wird geladen …',
  crash: {
    title: 'Die Seite „Teilen“ konnte nicht angezeigt werden',
    text: 'Ihr Dialog, seine Links und alle Antworten sind davon nicht betroffen. Bitte versuchen Sie es erneut.',
  },
  live: {
    title: 'Teilnahme',
    switch: 'Dialog live',
    on: {
      all: 'Ihr Dialog ist live. Alle mit dem Link können teilnehmen.',
      guarded: 'Ihr Dialog ist live. Wer Link und Passwort hat, kann teilnehmen.',
      personal: 'Ihr Dialog ist live. Teilnehmen kann, wer einen persönlichen Link hat.',
      nobody: 'Ihr Dialog ist live, doch gerade kann niemand beginnen. Warum, steht unter „Zeitraum und Menge“.',
    },
    off: 'Ihr Dialog ist inaktiv. Wer den Link öffnet, erfährt, dass der Dialog nicht mehr aktiv ist. Alle bisherigen Antworten bleiben erhalten.',
    storing: { on: 'Ihr Dialog geht live …', off: 'Ihr Dialog wird inaktiv …' },
    publishesFirst: 'Sobald Sie den Dialog zum ersten Mal live schalten, wird er so veröffentlicht, wie er jetzt ist.',
    closed: {
      'no-question': 'Der Dialog stellt noch keine Frage. Sobald er eine hat, können Sie ihn live schalten.',
      role: 'Ihre Berechtigung reicht nicht aus, um diesen Dialog live oder inaktiv zu schalten.',
    },
    edit: 'Fragen anlegen',
    onFailed: (reason: string) => `Der Dialog wurde nicht live geschaltet und bleibt inaktiv. ${reason}`,
    offFailed: (reason: string) => `Der Dialog wurde nicht inaktiv geschaltet und bleibt live. ${reason}`,
  },
  team: {
    title: 'Team',
    loading: 'Das Team wird geladen …',
    fault: (reason: string) => `Das Team konnte nicht geladen werden. ${reason}`,
    alone: 'Bisher arbeiten nur Sie an diesem Dialog.',
    open: 'Team verwalten',
    pending: 'Einladung ausstehend',
    byWorkspace: (name: string) => `über Arbeitsbereich „${name}“`,
    standsIn: (name: string) => `Dieser Dialog steht im Arbeitsbereich „${name}“.`,
    more: (count: number) => (count === 1 ? 'und eine weitere Person' : `und ${count} weitere Personen`),
  },
  publication: {
    title: 'Veröffentlichung',
    since: (moment: string, by: string | null) =>
      by === null
        ? `Teilnehmende bekommen die Version vom ${moment}.`
        : `Teilnehmende bekommen die Version vom ${moment} (${by}).`,
    look: 'Prüfung, Änderungen und frühere Versionen',
    role: 'Veröffentlichen dürfen nur Besitzer und Personen mit vollem Zugriff.',
  },
  link: {
    title: 'Link zum Dialog',
    label: 'Öffentlicher Link',
    text: 'Schicken Sie diesen Link an Ihre Teilnehmenden. Ein Konto ist dafür nicht nötig.',
    asleep: 'Teilnehmen kann man erst, wenn der Dialog live ist.',
  },
  name: {
    title: 'Adresse zum Weitersagen',
    open: 'Adresse festlegen',
    failed: (reason: string) => `Der Name der Adresse konnte nicht geladen werden. ${reason}`,
  },
  sources: { title: 'Woher Teilnehmende kommen', open: 'Parameter des Links festlegen' },
  invitees: {
    title: 'Persönliche Links',
    open: 'Personen einladen und erinnern',
    role: 'Wer eingeladen ist, sehen und bestimmen nur Besitzer und Personen mit vollem Zugriff.',
  },
  languages: { title: 'Sprachen', open: 'Sprachen hinzufügen und übersetzen', translate: 'Übersetzen' },
  appearance: {
    title: 'Aussehen',
    looks: { classic: 'Klassisch', calm: 'Ruhig', compact: 'Kompakt' },
    now: (look: string, color: string) => `Darstellung „${look}“, Akzentfarbe ${color}`,
    open: 'Aussehen gestalten',
  },
  embed: { title: 'Auf einer Website einbinden', open: 'Einbindung einrichten' },
  privacy: {
    title: 'Datenschutz',
    isThere: 'Der Dialog hat eine Datenschutzerklärung. Teilnehmende erreichen sie über sein Menü.',
    isMissing: 'Der Dialog hat noch keine Datenschutzerklärung.',
    open: 'Datenschutzerklärung erstellen',
    isOutdated:
      'Seit Sie die Datenschutzerklärung übernommen haben, haben sich Einstellungen geändert, von denen sie spricht.',
    look: 'Unterschiede ansehen',
  },
  consents: {
    title: 'Einwilligungen',
    open: 'Protokoll ansehen',
    role: 'Wer wann wozu eingewilligt hat, sehen nur Besitzer und Personen mit vollem Zugriff.',
  },
  card: { title: 'Vorschau des Links', open: 'Vorschau ansehen und gestalten' },
  connections: {
    title: 'Verbindungen',
    open: 'Verbindungen einrichten',
    role: 'Verbindungen mit anderen Systemen sehen und bestimmen nur Besitzer und Personen mit vollem Zugriff.',
  },
  others: {
    title: 'Weitere Adressen',
    open: 'Adressen ansehen',
    text: 'Auch diese Adressen führen zum selben Dialog.',
    dialog: 'Kurze Adresse',
    widget: 'Nur der Chat, ohne Kopfzeile',
  },
  panels: {
    fold: (title: string) => `„${title}“ einklappen`,
    nav: 'Bereiche von „Teilen“',
    jump: 'Zu einem Bereich springen',
    overview: 'Leitstand',
    troubled: 'Hier ist etwas zu tun',
    /** In their order on the page. */
    groups: {
      link: 'Link',
      who: 'Wer teilnimmt',
      course: 'Ablauf',
      look: 'Aussehen und Sprache',
      invitations: 'Einladungen',
      embedding: 'Einbetten',
      privacy: 'Datenschutz',
      team: 'Team',
      connections: 'Verbindungen',
    },
  },
  study: {
    period: { title: 'Zeitraum und Menge', open: 'Zeitraum und Menge festlegen' },
    access: { title: 'Zugang', open: 'Zugang festlegen' },
    quotas: { title: 'Quoten', open: 'Quoten festlegen' },
    ends: { title: 'Am Ende', open: 'Weiterleitung festlegen' },
    test: { title: 'Testlink', open: 'Testlink einrichten' },
  },
  /** How a panel stands, in the one line that is shown while it is folded. */
  standing: {
    named: (name: string) => `/dialog/${name}`,
    unnamed: 'Die Adresse trägt eine Kennung statt eines Namens.',
    card: 'Mit eigenem Titel, Text oder Bild.',
    uncarded: 'Wer den Link teilt, zeigt Name und erste Worte des Dialogs.',
    others: 'Die kurze Adresse, und der Chat ohne Kopfzeile.',
    access: { all: 'Alle mit dem Link kommen hinein.', personal: 'nur persönliche Links', password: 'Passwort' },
    once: 'einmal je Browser',
    proof: 'Schutz vor Skripten',
    sources: (count: number) =>
      count === 0
        ? 'Vom Link wird nichts behalten.'
        : `${counted(count, 'Parameter des Links wird', 'Parameter des Links werden')} behalten.`,
    period: {
      always: 'Ohne Beginn, Ende und Höchstzahl.',
      from: (moment: string) => `ab ${moment} Uhr`,
      until: (moment: string) => `bis ${moment} Uhr`,
      most: (begun: number, most: number) => `${formatCount(begun)} von ${formatCount(most)} Plätzen vergeben`,
    },
    quotas: (count: number, full: number) =>
      count === 0
        ? 'Keine Quote: Es kommen alle bis zum Ende.'
        : `${counted(count, 'Quote', 'Quoten')}, ${full} davon voll.`,
    ends: {
      none: 'Niemand wird weitergeleitet.',
      led: (who: readonly string[]) => `Weitergeleitet wird: ${who.join(', ')}.`,
      finished: 'wer beendet hat',
      screened: 'wer ausgeschieden ist',
      quota_full: 'wessen Quote voll ist',
    },
    test: (isThere: boolean) => (isThere ? 'Ein Testlink gilt.' : 'Es gibt noch keinen Testlink.'),
    languages: (others: number, missing: number) =>
      others === 0
        ? 'Der Dialog hat eine Sprache.'
        : `${counted(others, 'weitere Sprache', 'weitere Sprachen')}, ${
            missing === 0 ? 'vollständig übersetzt' : counted(missing, 'Text fehlt', 'Texte fehlen')
          }.`,
    invitees: (total: number, used: number) =>
      total === 0
        ? 'Niemand ist eingeladen.'
        : `${formatCount(used)} von ${formatCount(total)} Eingeladenen haben begonnen.`,
    embed: (sites: number) =>
      sites === 0
        ? 'Jede Website darf den Dialog zeigen.'
        : `${counted(sites, 'Website darf', 'Websites dürfen')} den Dialog zeigen.`,
    consents: 'Wer wann wozu eingewilligt hat.',
    connections: {
      none: 'Kein anderes System erfährt von den Antworten.',
      webhooks: (count: number) => counted(count, 'Webhook', 'Webhooks'),
      feed: 'eine Adresse für Tabellen',
    },
  },
} as const;
