import { formatCount } from '@dialogwerk/shared/numbers';
import { inEachLanguage } from '../wording/inEachLanguage.ts';
import type { LetterTexts } from '../wording/ServerTexts.ts';
import type { MailOrder } from './MailOrder.ts';

/** What a mail says, before it becomes text and HTML. */
export interface MailContent {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Names of dialogs, shown as a list after the first paragraph. */
  readonly list?: readonly string[];
  /** What the link's button says; null for a mail without one. */
  readonly button: string | null;
  /** In small print: how long the link counts, and what to do when the mail was not expected. */
  readonly notes: readonly string[];
}

const unexpected = 'Sie haben das nicht veranlasst? Dann können Sie diese E-Mail ignorieren. Es ändert sich nichts.';
const alarming =
  'Sie waren das nicht? Dann setzen Sie bitte sofort Ihr Passwort zurück und wenden Sie sich an Ihre Administration.';
const once = 'Der Link gilt einmal und';

const howToAccept = (user_id: string | null): string =>
  user_id === null
    ? 'Mit dem folgenden Link legen Sie Ihr Konto an und nehmen die Einladung an.'
    : 'Mit dem folgenden Link nehmen Sie die Einladung an.';
const accepting = (user_id: string | null) => ({
  button: user_id === null ? 'Konto anlegen' : 'Einladung annehmen',
  notes: [
    `${once} 7 Tage lang.`,
    'Sie kennen die Person nicht oder möchten nicht mitarbeiten? Dann ignorieren Sie diese E-Mail bitte.',
  ],
});

/** All mails of the product, to the word. */
export function mailContent(order: MailOrder): MailContent {
  switch (order.kind) {
    case 'invitation': {
      const names = order.dialogs.map((dialog) => dialog.survey_name);
      const isOne = names.length === 1;
      const what = isOne ? `zum Dialog „${names[0]}“` : `zu ${names.length} Dialogen`;
      return {
        subject: `${order.inviter} lädt Sie ${what} ein`,
        paragraphs: [
          `${order.inviter} lädt Sie ein, in Dialogwerk ${isOne ? `am Dialog „${names[0]}“` : 'an diesen Dialogen'} mitzuarbeiten. Ihre Berechtigung: ${order.role}.`,
          howToAccept(order.user_id),
        ],
        ...(isOne ? {} : { list: names }),
        ...accepting(order.user_id),
      };
    }
    case 'workspace_invitation':
      return {
        subject: `${order.inviter} lädt Sie in den Arbeitsbereich „${order.workspace.name}“ ein`,
        paragraphs: [
          `${order.inviter} lädt Sie ein, in Dialogwerk im Arbeitsbereich „${order.workspace.name}“ mitzuarbeiten. In allen seinen Dialogen haben Sie dann die Berechtigung: ${order.role}.`,
          howToAccept(order.user_id),
        ],
        ...accepting(order.user_id),
      };
    case 'registration':
      return {
        subject: 'Ihr Zugang zu Dialogwerk',
        paragraphs: [
          `${order.inviter} hat einen Zugang zu Dialogwerk für Sie vorbereitet.`,
          'Mit dem folgenden Link legen Sie Ihr Konto an.',
        ],
        button: 'Konto anlegen',
        notes: [`${once} 7 Tage lang.`, unexpected],
      };
    case 'login':
      return {
        subject: 'Ihr Anmeldelink für Dialogwerk',
        paragraphs: ['Sie möchten sich ohne Passwort anmelden. Mit dem folgenden Link gelangen Sie in Ihr Konto.'],
        button: 'Jetzt anmelden',
        notes: [`${once} 15 Minuten lang. Bitte leiten Sie diese E-Mail nicht weiter.`, unexpected],
      };
    case 'reset':
      return {
        subject: 'Neues Passwort für Dialogwerk',
        paragraphs: ['Sie möchten ein neues Passwort festlegen. Das geht mit dem folgenden Link.'],
        button: 'Neues Passwort festlegen',
        notes: [
          `${once} eine Stunde lang. Danach werden alle Geräte abgemeldet, auf denen Sie angemeldet sind.`,
          unexpected,
        ],
      };
    case 'validation':
      return {
        subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
        paragraphs: ['Bitte bestätigen Sie, dass diese E-Mail-Adresse zu Ihrem Konto bei Dialogwerk gehört.'],
        button: 'E-Mail-Adresse bestätigen',
        notes: [`${once} 24 Stunden lang.`, unexpected],
      };
    case 'email_changed':
      return {
        subject: 'Ihre E-Mail-Adresse wurde geändert',
        paragraphs: [
          `Die E-Mail-Adresse Ihres Kontos bei Dialogwerk ist jetzt ${order.new_address}. Nachrichten kommen von nun an dort an, und Sie melden sich damit an.`,
        ],
        button: null,
        notes: ['Sie waren das nicht? Dann wenden Sie sich bitte sofort an Ihre Administration.'],
      };
    case 'password_changed':
      return {
        subject: 'Ihr Passwort wurde geändert',
        paragraphs: [
          'Das Passwort Ihres Kontos bei Dialogwerk wurde geändert. Alle anderen Geräte wurden dabei abgemeldet.',
        ],
        button: null,
        notes: [alarming],
      };
    case 'handed_over':
      return {
        subject: 'Sie haben Dialoge übernommen',
        paragraphs: [
          'Das Konto, dem diese Dialoge gehörten, wurde gelöscht. Sie hatten dort vollen Zugriff und sind nun die Besitzerin oder der Besitzer:',
        ],
        list: order.dialogs.map((dialog) => dialog.survey_name),
        button: null,
        notes: ['Sie müssen nichts tun. Antworten und Links bleiben, wie sie sind.'],
      };
    case 'given':
      return {
        subject: 'Ein Dialog gehört jetzt Ihnen',
        paragraphs: ['Ihre Administration hat Sie zur Besitzerin oder zum Besitzer dieses Dialogs gemacht:'],
        list: order.dialogs.map((dialog) => dialog.survey_name),
        button: null,
        notes: ['Sie müssen nichts tun. Sie finden den Dialog auf Ihrem Dashboard.'],
      };
    case 'mentioned':
      return {
        subject: `Sie wurden erwähnt: „${order.survey_name}“`,
        paragraphs: [
          `${order.author} hat Sie in einem Kommentar zum Dialog „${order.survey_name}“ erwähnt. Sie finden ihn in „Bearbeiten“ unter „Kommentare“.`,
        ],
        button: order.place === null ? null : 'Kommentar ansehen',
        notes: [
          'Sie erhalten diese E-Mail, weil Sie zum Team dieses Dialogs gehören, je Thema höchstens einmal in zehn Minuten. In Ihren Einstellungen können Sie solche E-Mails abschalten.',
        ],
      };
    case 'approval_asked': {
      const what = order.survey_id === null ? 'den Multi-Chat' : 'den Dialog';
      const isOff = order.wants === 'off';
      return {
        subject: isOff ? `Vier-Augen-Prinzip ausschalten? „${order.name}“` : `Bitte um Freigabe: „${order.name}“`,
        paragraphs: [
          isOff
            ? `${order.author} möchte das Vier-Augen-Prinzip für ${what} „${order.name}“ ausschalten. Das geht nur, wenn eine zweite Person zustimmt.`
            : `${order.author} möchte ${what} „${order.name}“ veröffentlichen und bittet Sie um Freigabe. Sie sehen dort, was sich für Teilnehmende ändert.`,
        ],
        button: 'Anfrage ansehen',
        notes: [
          'Sie erhalten diese E-Mail, weil Sie freigeben dürfen, je Dialog oder Multi-Chat höchstens einmal in zehn Minuten. Bis jemand entscheidet, ändert sich nichts.',
        ],
      };
    }
    case 'approval_decided': {
      const answer = order.approved ? 'freigegeben' : 'abgelehnt';
      const done =
        order.wants === 'off'
          ? 'Das Vier-Augen-Prinzip ist jetzt ausgeschaltet.'
          : 'Was Sie angefragt haben, bekommen Teilnehmende ab jetzt.';
      return {
        subject: `Ihre Anfrage wurde ${answer}: „${order.name}“`,
        paragraphs: [
          `${order.author} hat Ihre Anfrage zu „${order.name}“ ${answer}. ${order.approved ? done : 'Für Teilnehmende hat sich nichts geändert. Die Begründung finden Sie in Dialogwerk.'}`,
        ],
        button: 'Stand ansehen',
        notes: ['Sie erhalten diese E-Mail, weil Sie um Freigabe gebeten haben.'],
      };
    }
    case 'files_nearly_full':
      return {
        subject: `Der Platz für Dateien wird knapp: „${order.survey_name}“`,
        paragraphs: [
          `Die Dateien des Dialogs „${order.survey_name}“ belegen ${megabytes(order.used)} von ${megabytes(order.limit)} MB. Ist der Platz voll, können Teilnehmende dort keine Dateien mehr senden. Alles, was schon da ist, bleibt erhalten.`,
          'Das können Sie tun: Löschen Sie in den Blöcken Bilder, Tonaufnahmen und Videos, die Sie nicht mehr brauchen. Reicht das nicht, fügen Sie die Blöcke mit „Kopieren“ und „Einfügen“ in einen neuen Dialog ein und geben Sie dessen Link weiter. Er beginnt mit leerem Speicher.',
        ],
        button: null,
        notes: ['Sie erhalten diese E-Mail, weil Sie den Dialog bearbeiten dürfen, höchstens einmal in der Woche.'],
      };
    case 'webhook_off': {
      const isGone = order.why === 'gone';
      return {
        subject: `Webhook ausgeschaltet: „${order.survey_name}“`,
        paragraphs: [
          isGone
            ? `${order.host} möchte keine Nachrichten mehr über Gespräche in „${order.survey_name}“ (Antwort 410). Dialogwerk hat diesen Webhook deshalb ausgeschaltet.`
            : `${order.host} hat einen Tag lang keine Nachricht über Gespräche in „${order.survey_name}“ angenommen. Dialogwerk hat diesen Webhook deshalb ausgeschaltet.`,
          'Ihr Dialog und alle Antworten sind davon nicht betroffen. Nicht angenommene Nachrichten bleiben 14 Tage im Protokoll. Schalten Sie den Webhook unter „Teilen“, „Verbindungen“ wieder ein, können Sie sie erneut senden. Was bis dahin geschieht, wird nicht gemeldet.',
        ],
        button: 'Verbindungen ansehen',
        notes: ['Sie erhalten diese E-Mail, weil der Dialog Ihnen gehört.'],
      };
    }
    case 'trial_taken_back':
      return {
        subject: `Erprobung zurückgenommen: ${order.part}`,
        paragraphs: [
          `Die Version ${order.version} von ${order.part} lief zur Erprobung und hat deutlich mehr Fehler gemacht als die freigegebene. Dialogwerk hat die Erprobung deshalb von selbst beendet. Alle arbeiten wieder mit der freigegebenen Version.`,
          'Was gemeldet wurde, steht in der Administration unter „Module“.',
        ],
        button: null,
        notes: ['Sie erhalten diese E-Mail, weil Sie zur Administration gehören.'],
      };
    case 'version_taken_back':
      return {
        subject: `Version zurückgenommen: ${order.part}`,
        paragraphs: [
          `Die Version ${order.version} von ${order.part} war freigegeben und ist auf deutlich mehr Seiten abgestürzt als die vorige. Dialogwerk hat sie deshalb von selbst zurückgenommen. Alle arbeiten wieder mit der letzten Version, die sich bewährt hat; diese bleibt, bis Sie eine andere freigeben.`,
          'Was gemeldet wurde, steht in der Administration unter „Module“.',
        ],
        button: null,
        notes: ['Sie erhalten diese E-Mail, weil Sie zur Administration gehören.'],
      };
    case 'account_deleted':
      return {
        subject: 'Ihr Konto wurde gelöscht',
        paragraphs: ['Ihr Konto bei Dialogwerk wurde gelöscht, wie Sie es gewünscht haben. Alles Gute!'],
        button: null,
        notes: ['Sie waren das nicht? Dann wenden Sie sich bitte an Ihre Administration.'],
      };
    // In the author's words (`renderLetter`).
    case 'letter_trial':
    case 'nobody':
      return { subject: '', paragraphs: [], button: null, notes: [] };
  }
}

function megabytes(bytes: number): string {
  return formatCount(Math.floor(bytes / (1024 * 1024)));
}

/** What stands around every mail. */
export const mailFrame = {
  greeting: 'Guten Tag,',
  linkHint: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
  sender: 'Dialogwerk',
  footer: 'Diese E-Mail wurde automatisch versendet. Bitte antworten Sie nicht darauf.',
} as const;

const germanLetter: LetterTexts = {
  button: 'Zum Dialog',
  linkHint: mailFrame.linkHint,
  why: (survey_name) => `Sie erhalten diese E-Mail, weil Sie zum Dialog „${survey_name}“ eingeladen sind.`,
  unsubscribe: 'Keine E-Mails mehr zu diesem Dialog:',
  unsubscribeLink: 'Keine E-Mails mehr zu diesem Dialog',
  footer: mailFrame.footer,
};

const englishLetter: LetterTexts = {
  button: 'To the dialog',
  linkHint: 'If the button does not work, copy this address into your browser:',
  why: (survey_name) => `You get this mail because you are invited to the dialog “${survey_name}”.`,
  unsubscribe: 'No more mails about this dialog:',
  unsubscribeLink: 'No more mails about this dialog',
  footer: 'This mail was sent automatically. Please do not reply to it.',
};

/** What stands around a mail in an author's own words, in the language of the dialog. */
export const letterTexts = inEachLanguage('letter', { de: germanLetter, en: englishLetter });

/** To the author who tries such a mail. */
export const letterTrial =
  'Dies ist eine Probe. Hier steht später der Link zum Abmelden; der Link in der E-Mail führt noch zu keinem Dialog.';
