import { WEBHOOK_LIMITS } from '@dialogwerk/shared/contract';
import type { Webhook, WebhookDelivery, WebhookFault } from '@dialogwerk/shared/contract';
import { formatCount } from '@dialogwerk/shared/numbers';

const messages = (count: number): string => (count === 1 ? '1 Nachricht' : `${formatCount(count)} Nachrichten`);

const events: Readonly<Record<WebhookDelivery['event'], string>> = {
  'conversation.started': 'Gespräch begonnen',
  'question.answered': 'Frage beantwortet',
  'conversation.finished': 'Gespräch beendet',
  'conversation.screened_out': 'Ausgeschieden',
  sample: 'Probe',
};

const faults: Readonly<Record<WebhookFault, string>> = {
  'refused-address': 'Die Adresse liegt nicht im Internet und wird deshalb nicht gefragt.',
  'unknown-host': 'Diesen Server gibt es nicht. Bitte prüfen Sie die Adresse.',
  timeout: 'Der Empfänger hat nicht innerhalb von 10 Sekunden geantwortet.',
  connection: 'Der Empfänger ist nicht erreichbar.',
  certificate: 'Das Zertifikat des Empfängers gilt nicht.',
  'unreadable-secret': 'Der Schlüssel lässt sich nicht lesen. Bitte erneuern Sie ihn.',
};

const states: Readonly<Record<Webhook['state'], string>> = {
  on: 'Eingeschaltet',
  off: 'Ausgeschaltet',
  failing: 'Ausgeschaltet, weil einen Tag lang nichts angenommen wurde',
  gone: 'Ausgeschaltet, weil der Empfänger nichts mehr möchte (410)',
};

export const connectionTexts = {
  undo: 'Rückgängig',
  cancel: 'Abbrechen',
  notDone: (reason: string) => `Das hat nicht geklappt, und es hat sich nichts geändert. ${reason}`,
  webhooks: {
    title: 'Webhooks',
    text: 'Dialogwerk ruft Ihr System auf, sobald in einem Gespräch etwas geschieht. Jede Nachricht ist signiert und wird einen Tag lang wiederholt, bis Ihr System sie annimmt. Teilnehmende warten nie darauf.',
    loading: 'Webhooks werden geladen …',
    failed: (reason: string) => `Die Webhooks konnten nicht geladen werden. ${reason}`,
    none: 'Noch wird kein System benachrichtigt.',
    add: 'Webhook hinzufügen',
    most: `Mehr als ${WEBHOOK_LIMITS.most} Webhooks gehen nicht.`,
    url: 'Adresse Ihres Systems',
    urlHint: 'Beginnt mit https://',
    badUrl: 'Bitte geben Sie eine ganze Adresse an, zum Beispiel https://www.example.org/webhook.',
    whichEvents: 'Worüber?',
    noEvent: 'Bitte wählen Sie mindestens ein Ereignis.',
    events,
    withAnswers: 'Antworten mitsenden',
    answersHelp:
      'Die Nachricht enthält die Antworten und Parameter des Links, wie sie auch im Export stehen. Sie verlassen damit diesen Server: Nehmen Sie den Empfänger in Ihre Datenschutzerklärung auf.',
    idsHelp:
      'Die Nachricht enthält nur Kennungen von Dialog, Gespräch und Frage. Ihr System kann die Antworten mit einem API-Schlüssel abholen.',
    create: 'Webhook anlegen',
    save: 'Speichern',
    saved: 'Der Webhook ist geändert.',
    states,
    failingSince: (moment: string) => `Seit ${moment} wird nichts angenommen. Es wird weiter versucht.`,
    waiting: (count: number) => `${messages(count)} ${count === 1 ? 'wartet' : 'warten'}`,
    notTaken: (count: number) => `${messages(count)} nicht angenommen`,
    told: (names: readonly string[]) => names.join(', '),
    answersSent: 'mit Antworten',
    idsSent: 'nur Kennungen',
    isOn: (host: string) => `${host} benachrichtigen`,
    change: 'Ändern',
    sample: 'Probe senden',
    sampling: 'Probe wird gesendet …',
    taken: (status: number, ms: number) => `Angenommen: Antwort ${status} nach ${formatCount(ms)} ms.`,
    refused: (status: number) =>
      status >= 300 && status < 400
        ? `Nicht angenommen: Der Empfänger leitet weiter (${status}). Bitte tragen Sie die Adresse ein, zu der er führt.`
        : `Nicht angenommen: Der Empfänger hat mit ${status} geantwortet.`,
    faults,
    renew: 'Schlüssel erneuern',
    remove: 'Entfernen',
    removed: (host: string) => `${host} wird nicht mehr benachrichtigt. Eine Stunde lang lässt sich das zurücknehmen.`,
    secret: {
      title: 'Ihr Schlüssel zum Prüfen der Signatur',
      text: 'Er wird nur jetzt gezeigt. Bewahren Sie ihn in Ihrem System auf. Haben Sie ihn verloren, erneuern Sie ihn.',
      label: 'Schlüssel',
      done: 'Ich habe ihn aufbewahrt',
      overlap: (moment: string) => `Der bisherige Schlüssel unterschreibt bis ${moment} mit.`,
    },
  },
  feed: {
    title: 'Tabelle für Excel und Google Sheets',
    text: 'Eine Adresse, unter der eine Tabellenkalkulation die Antworten abruft und auf dem Stand hält. Sie lässt sich nur lesen.',
    loading: 'Die Adresse wird geladen …',
    failed: (reason: string) => `Die Adresse der Tabelle konnte nicht geladen werden. ${reason}`,
    none: 'Noch gibt es keine Adresse.',
    make: 'Adresse anlegen',
    givesAway: 'Was die Adresse preisgibt',
    withoutTexts:
      'Wer die Adresse hat, sieht ohne Anmeldung jedes Gespräch mit Zeiten, Auswahlen, Zahlen und Punkten. Freie Texte und Parameter des Links fehlen.',
    allTexts:
      'Wer die Adresse hat, sieht ohne Anmeldung jedes Gespräch mit allem, was auch im Export steht: auch freie Texte und Parameter des Links. Darin können Namen und andere persönliche Angaben stehen.',
    elsewhere:
      'Google und Microsoft rufen die Tabelle mit eigenen Servern ab und speichern sie. Nehmen Sie das in Ihre Datenschutzerklärung auf.',
    withTexts: 'Freie Texte und Parameter des Links mitgeben',
    address: 'Adresse',
    formula: 'Formel für Google Sheets',
    excel: 'In Excel: Daten, „Aus dem Web“, und dort die Adresse.',
    separator: 'Trennzeichen',
    separators: { comma: 'Komma (Google Sheets)', semicolon: 'Semikolon (deutsches Excel)' },
    content: 'Inhalt',
    contents: { labels: 'Texte der Optionen', values: 'Zahlen (Codes)' },
    fetched: (moment: string) => `Zuletzt abgerufen: ${moment}`,
    never: 'Noch nie abgerufen',
    renew: 'Neue Adresse',
    revoke: 'Adresse sperren',
    made: 'Die Adresse gilt jetzt.',
    renewed: 'Die neue Adresse gilt, die bisherige nicht mehr.',
    revoked: 'Die Adresse gilt nicht mehr. Was schon abgerufen wurde, bleibt dort.',
    saved: 'Die Tabelle ist geändert.',
  },
  log: {
    show: 'Protokoll',
    hide: 'Protokoll schließen',
    title: (host: string) => `Protokoll von ${host}`,
    about: `Die letzten ${WEBHOOK_LIMITS.shown} Nachrichten. Nach 14 Tagen werden sie gelöscht.`,
    loading: 'Protokoll wird geladen …',
    failed: (reason: string) => `Das Protokoll konnte nicht geladen werden. ${reason}`,
    none: 'Noch wurde nichts gesendet. Eine Probe zeigt, ob Ihr System sie annimmt.',
    outcomes: { waiting: 'Wartet', delivered: 'Angenommen', failed: 'Nicht angenommen' },
    attempts: (count: number) => (count === 1 ? '1 Versuch' : `${formatCount(count)} Versuche`),
    next: (moment: string) => `nächster Versuch ${moment}`,
    answered: (status: number, ms: number) => `Antwort ${status} nach ${formatCount(ms)} ms`,
    reload: 'Aktualisieren',
    again: 'Erneut senden',
    againFor: (event: string, moment: string) => `${event}, ${moment}: erneut senden`,
    allAgain: 'Alle nicht angenommenen erneut senden',
    replayed: (count: number) => `${messages(count)} ${count === 1 ? 'wird' : 'werden'} erneut gesendet.`,
  },
} as const;
