import { by } from '../jumps.ts';
import { options } from '../../../../dialogs/options.ts';
import { privacyText } from '../privacyText.ts';
import type { Template } from '../Template.ts';

/** Fragen und Antworten: the respondent asks, the dialog answers from its entries, and hands over what it does not know. */
export const faqChat: Template = {
  name: 'Fragen und Antworten',
  category: 'chat',
  purpose: 'Beantwortet häufige Fragen im Chat, hier für eine Bücherei, und gibt Offenes an Ihr Team weiter.',
  minutes: 1,
  adapt:
    'die Fragen und Antworten; trainieren Sie danach mit echten Formulierungen. Und die Anschrift in der Datenschutzerklärung.',
  settings: {
    du_sie: 'sie',
    avatar_name: 'Büchereibot',
    welcome: 'Guten Tag! Ich kenne mich mit Öffnungszeiten, Ausweis, Ausleihe und Gebühren aus.',
    ending: 'Auf Wiedersehen und viel Freude beim Lesen!',
    privacy_declaration_text: privacyText({
      purpose:
        'Die Fragen helfen, die Antworten zu verbessern. Die E-Mail-Adresse ist freiwillig und dient nur der Antwort auf die offene Frage.',
      deleted: 'Die E-Mail-Adresse wird gelöscht, sobald die Frage beantwortet ist.',
    }),
  },
  blocks: [
    {
      id: 'frage',
      type: 'qa',
      context: 'Was möchten Sie wissen?',
      short_name: 'Frage',
      variable: 'frage',
      only_search: true,
      qa_helpful: true,
      qa_fallback:
        'Das weiß ich leider nicht. Fragen Sie mit anderen Worten, oder gehen Sie mit „Weiter“ zu unserem Team.',
      qa_entries: [
        {
          id: 'zeiten',
          questions: [
            'Wann haben Sie geöffnet?',
            'Wie sind die Öffnungszeiten?',
            'Ist die Bücherei am Samstag offen?',
            'Bis wann kann ich heute kommen?',
          ],
          answer: 'Dienstag bis Freitag von 10 bis 18 Uhr, Samstag von 10 bis 14 Uhr.',
        },
        {
          id: 'ausweis',
          questions: [
            'Wie bekomme ich einen Ausweis?',
            'Was brauche ich für die Anmeldung?',
            'Kann ich mich online anmelden?',
          ],
          answer: 'Kommen Sie mit Ihrem Personalausweis an die Theke. Der Büchereiausweis ist in fünf Minuten fertig.',
        },
        {
          id: 'gebuehren',
          questions: [
            'Was kostet der Ausweis?',
            'Wie hoch sind die Gebühren?',
            'Ist die Ausleihe für Kinder kostenlos?',
          ],
          answer: 'Erwachsene zahlen 20 Euro im Jahr. Für alle unter 18 Jahren ist die Ausleihe kostenlos.',
        },
        {
          id: 'frist',
          questions: [
            'Wie lange darf ich ein Buch behalten?',
            'Wie lang ist die Leihfrist?',
            'Kann ich die Ausleihe verlängern?',
          ],
          answer: 'Bücher vier Wochen, Filme eine Woche. Verlängern geht zweimal, wenn niemand vorgemerkt ist.',
        },
        {
          id: 'verspaetung',
          questions: [
            'Was passiert, wenn ich zu spät zurückgebe?',
            'Muss ich eine Mahngebühr zahlen?',
            'Ich habe ein Buch verloren, was nun?',
          ],
          answer: 'Je Woche und Buch kostet es einen Euro. Ein verlorenes Buch ersetzen Sie zum Ladenpreis.',
        },
      ],
    },
    {
      id: 'geklaert',
      type: 'single',
      context: 'Ist damit alles geklärt?',
      short_name: 'Geklärt?',
      variable: 'geklaert',
      options: options({ ja: 'Ja, danke', noch: 'Ich habe noch eine Frage', team: 'Nein, bitte das Team fragen' }),
      jump_to_ids: [by('noch', 'frage'), by('team', 'offen')],
    },
    {
      id: 'gern',
      type: 'message',
      context: 'Gern geschehen!',
      short_name: 'Gern geschehen',
      is_end: true,
    },
    {
      id: 'offen',
      type: 'open',
      context: 'Was soll ich unserem Team ausrichten?',
      short_name: 'Offene Frage',
      variable: 'offen',
      multiline: true,
    },
    {
      id: 'adresse',
      type: 'email',
      context: 'Und wohin soll die Antwort gehen?',
      short_name: 'E-Mail',
      variable: 'email',
      acknowledgement: 'Danke. Sie bekommen bis morgen Abend eine Antwort.',
      is_end: true,
    },
  ],
};
