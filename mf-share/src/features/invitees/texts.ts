import { INVITEE_LIMITS } from '@dialogwerk/shared/contract';
import type { Invitee, InviteeState, Mailing, MailingKind } from '@dialogwerk/shared/contract';
import { counted, formatCount, plural } from '@dialogwerk/shared/numbers';

const people = (count: number): string => counted(count, 'Person', 'Personen');

const states: Readonly<Record<InviteeState, string>> = {
  open: 'nicht begonnen',
  begun: 'begonnen',
  finished: 'beendet',
  gone: 'Gespräch gelöscht',
};
const mails: Readonly<Record<Invitee['mail'], string>> = {
  waiting: 'noch keine E-Mail',
  invited: 'eingeladen',
  none: 'ohne E-Mail-Adresse',
  refused: 'E-Mail nicht zustellbar',
  unsubscribed: 'abgemeldet',
};
const kinds: Readonly<Record<MailingKind, string>> = {
  invitation: 'Einladung an alle, die noch keine E-Mail bekommen haben',
  not_begun: 'Erinnerung an alle, die ihren Link nicht benutzt haben',
  not_finished: 'Erinnerung an alle, die nicht am Ende sind',
};
const mailingStates: Readonly<Record<Mailing['state'], string>> = {
  planned: 'geplant',
  sending: 'wird gesendet',
  sent: 'gesendet',
  stopped: 'angehalten',
};

export const inviteeTexts = {
  text: 'Geben Sie jeder Person einen eigenen Link. Er gilt für eine Teilnahme; wer ihn weitergibt, gibt seine Teilnahme weiter.',
  loading: 'Persönliche Links werden geladen …',
  failed: (reason: string) => `Die persönlichen Links konnten nicht geladen werden. ${reason}`,
  undo: 'Rückgängig',
  notDone: (reason: string) => `Das hat nicht geklappt, es bleibt alles, wie es war. ${reason}`,
  only: {
    label: 'Nur persönliche Links lassen hinein',
    on: 'Wer den offenen Link öffnet, liest, dass ein persönlicher Link nötig ist. Wer schon begonnen hat, kommt bis zum Ende.',
    off: 'Daneben kommt man auch über den offenen Link hinein.',
  },
  figures: {
    total: people,
    used: (count: number) => `${formatCount(count)} begonnen`,
    finished: (count: number) => `${formatCount(count)} beendet`,
    refused: (count: number) => `${formatCount(count)} nicht zustellbar`,
    unsubscribed: (count: number) => `${formatCount(count)} abgemeldet`,
    anonymous: 'Anonym: Wer begonnen hat und wessen Antworten es sind, wird nicht gespeichert.',
    tied: 'Antworten gehören zu Personen. Das lesen alle, bevor sie beginnen.',
  },
  columns: {
    title: 'Angaben im Dialog verwenden',
    text: 'Was Sie hier einschalten, kennt der Dialog als Parameter des Links, für Texte und Bedingungen. Es steht dann auch in Analyse und Export.',
    anonymous: 'In einem anonymen Dialog bleiben die Angaben draußen. In E-Mails können Sie sie verwenden.',
    keep: (name: string) => `${name} im Dialog verwenden`,
    kept: (name: string) => `{{link.${name}}}`,
    full: 'Der Link hat schon so viele Parameter, wie möglich sind. Entfernen Sie zuerst einen unter „Woher Teilnehmende kommen“.',
  },
  actions: {
    begin: 'Personen einladen',
    add: 'Weitere Personen aufnehmen',
    write: 'E-Mail schreiben',
    links: 'Links speichern (CSV)',
    linksAt: (done: number, all: number) => `${formatCount(done)} von ${formatCount(all)} …`,
    file: 'persoenliche-links.csv',
    linkColumn: 'link',
    emailColumn: 'email',
    stateColumn: 'stand',
    remove: 'Liste löschen',
    removed: (count: number) =>
      `${people(count)} von der Liste genommen. Die Links gelten nicht mehr; in spätestens zwei Stunden ist alles gelöscht.`,
    removedOne: 'Von der Liste genommen. Der Link gilt nicht mehr.',
  },
  table: {
    title: 'Eingeladene',
    search: 'Suchen',
    filter: 'Anzeigen',
    filters: {
      all: 'alle',
      open: 'nicht begonnen',
      begun: 'begonnen',
      finished: 'beendet',
      unreached: 'nicht per E-Mail erreichbar',
    },
    none: 'Niemand passt dazu.',
    count: people,
    list: (count: number) => `Eingeladene, ${people(count)}`,
    waiting: '…',
    states,
    mails,
    remove: (who: string) => `${who} von der Liste nehmen`,
    nobody: 'Person ohne Angaben',
  },
  mailings: {
    title: 'E-Mails',
    none: 'Noch wurde keine E-Mail verschickt.',
    kinds,
    states: mailingStates,
    stop: 'Anhalten',
    stopped: 'Angehalten. Was schon gesendet wurde, ist gesendet.',
    at: (moment: string) => `ab ${moment} Uhr`,
    sent: (count: number) => `${formatCount(count)} gesendet`,
    waiting: (count: number) => `${formatCount(count)} ${plural(count, 'wartet', 'warten')}`,
    refused: (count: number) => `${formatCount(count)} nicht zustellbar`,
    progress: (subject: string) => `„${subject}“ wird gesendet`,
  },
  add: {
    title: 'Personen aufnehmen',
    how: 'Kopieren Sie Zeilen aus einer Tabelle hierher, oder wählen Sie eine CSV-Datei. Die erste Zeile darf die Spalten benennen. Die Spalte mit den E-Mail-Adressen wird erkannt; sie darf fehlen, wenn Sie die Links selbst verschicken.',
    field: 'Zeilen aus Ihrer Tabelle',
    placeholder: 'Vorname\tE-Mail\nAda\tada@example.org',
    file: 'CSV-Datei wählen',
    unshown:
      'Ihre Tabelle ist gelesen. Sie ist zu lang, um hier gezeigt zu werden; was gefunden wurde, steht darunter.',
    tooLarge: 'Die Datei ist größer als 5 MB. Bitte teilen Sie sie. Es wurde nichts gelesen.',
    anonymous: 'Anonym: Niemand erfährt, welche Antworten von wem sind',
    anonymousHelp:
      'Gespeichert wird nur, welche Links benutzt sind, ohne Zeit und ohne Verbindung zu den Antworten. Das gilt für immer und steht vor der ersten Frage. Angaben zur Person kommen nicht in den Dialog, und erinnern können Sie nur alle, deren Link nicht benutzt ist.',
    tiedHelp:
      'Sie sehen, wer begonnen und wer beendet hat, und Angaben zur Person können in den Dialog kommen. Alle lesen vor der ersten Frage, dass ihre Antworten zu ihnen gehören. Später lässt sich die Liste nicht mehr anonym machen.',
    nothing: 'In diesen Zeilen steht niemand.',
    found: (count: number, columns: readonly string[]) =>
      `${people(count)} gefunden${columns.length > 0 ? `, mit ${columns.join(', ')}` : ''}.`,
    preview: 'Die ersten Zeilen',
    email: 'E-Mail',
    findings: {
      double: (lines: string) => `Doppelt, wird einmal aufgenommen: ${lines}`,
      bad: (lines: string) => `Keine gültige E-Mail-Adresse, wird ausgelassen: ${lines}`,
      missing: (lines: string) => `Ohne E-Mail-Adresse, bekommt nur einen Link: ${lines}`,
      long: (lines: string) => `Länger als ${INVITEE_LIMITS.value} Zeichen, wird gekürzt: ${lines}`,
      columns: `Mehr als ${INVITEE_LIMITS.columns} Spalten; die weiteren werden ausgelassen.`,
      most: `Mehr als ${formatCount(INVITEE_LIMITS.most)} Personen sind nicht möglich; die weiteren werden ausgelassen.`,
      noEmail: 'Keine Spalte mit E-Mail-Adressen: Sie können die Links speichern und selbst verschicken.',
    },
    lines: (first: readonly number[], more: number) =>
      `${first.length === 1 && more === 0 ? 'Zeile' : 'Zeilen'} ${first.join(', ')}${more > 0 ? ` und ${formatCount(more)} weitere` : ''}`,
    take: (count: number) => `${people(count)} aufnehmen`,
    taking: (done: number, all: number) => `${formatCount(done)} von ${formatCount(all)} aufgenommen`,
    stopped: (done: number, reason: string) =>
      `${people(done)} ${plural(done, 'ist', 'sind')} aufgenommen, dann ging es nicht weiter. ${reason} Versuchen Sie es erneut: Niemand wird doppelt aufgenommen.`,
    halted: (done: number) =>
      `${people(done)} ${plural(done, 'ist', 'sind')} aufgenommen, die übrigen nicht. Sie können jederzeit weitermachen: Niemand wird doppelt aufgenommen.`,
    halt: 'Anhalten',
    done: (added: number, known: number) =>
      `${people(added)} aufgenommen.${known > 0 ? ` ${people(known)} ${plural(known, 'stand', 'standen')} schon auf der Liste.` : ''}`,
    cancel: 'Abbrechen',
    leave: 'Schließen',
  },
  write: {
    title: 'E-Mail schreiben',
    kind: 'An wen',
    to: (count: number) => (count === 0 ? 'Gerade bekäme das niemand.' : `Geht zurzeit an ${people(count)}.`),
    subject: 'Betreff',
    letter: 'Text',
    insert: 'Einfügen:',
    unknown: (names: readonly string[]) =>
      `${names.map((name) => `{{${name}}}`).join(', ')} ist keine Spalte Ihrer Liste: Dort bliebe eine Lücke.`,
    noLink: 'Im Text fehlt {{link}}, der persönliche Link.',
    noSubject: 'Bitte geben Sie einen Betreff an.',
    sender: 'Name des Absenders',
    senderHint: 'Leer: Dialogwerk. Die Adresse, von der die E-Mail kommt, bleibt die dieses Servers.',
    replyTo: 'Antworten gehen an',
    replyToHint: 'Leer: die E-Mail-Adresse aus der Datenschutzerklärung, wo eine angegeben ist.',
    badReplyTo: 'Bitte geben Sie für Antworten eine E-Mail-Adresse an, oder lassen Sie das Feld leer.',
    due: 'Später senden (Zeit in Berlin)',
    dueHint: 'Leer: sofort. Wer die E-Mail bekommt, entscheidet sich beim Senden.',
    badDue: 'Bitte geben Sie Tag und Uhrzeit an, oder lassen Sie das Feld leer.',
    preview: (who: string) => `Vorschau für ${who}`,
    next: 'Nächste Person',
    link: 'https://…/zugang/…',
    try: 'Probe an mich senden',
    tried: (to: string) => `Die Probe ist unterwegs an ${to}. Ihr Link führt noch zu keinem Dialog.`,
    send: 'Jetzt senden',
    plan: 'Planen',
    sent: 'Die E-Mails gehen nach und nach hinaus.',
    planned: 'Geplant. Bis dahin können Sie anhalten.',
    notSent: (reason: string) => `Es wurde nichts gesendet. ${reason}`,
    close: 'Schließen',
    subjects: {
      invitation: 'Ihre Einladung',
      not_begun: 'Zur Erinnerung: Ihre Einladung',
      not_finished: 'Zur Erinnerung: Ihr Gespräch ist noch offen',
    },
    letters: {
      invitation:
        'Guten Tag,\n\nwir möchten gern Ihre Meinung hören. Mit Ihrem persönlichen Link geht es los:\n\n{{link}}\n\nVielen Dank!',
      not_begun:
        'Guten Tag,\n\nvor Kurzem haben wir Sie eingeladen. Wenn Sie noch teilnehmen möchten, geht es mit Ihrem persönlichen Link los:\n\n{{link}}\n\nVielen Dank!',
      not_finished:
        'Guten Tag,\n\nIhr Gespräch ist noch nicht am Ende. Mit Ihrem persönlichen Link geht es dort weiter, wo Sie aufgehört haben:\n\n{{link}}\n\nVielen Dank!',
    },
  },
} as const;
