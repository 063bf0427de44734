import { privacyText } from '../privacyText.ts';
import type { Template } from '../Template.ts';

/** NPS: the recommendation from 0 to 10, and a further question for critics, passives and promoters each. */
export const recommendation: Template = {
  name: 'Weiterempfehlung (NPS)',
  category: 'kundschaft',
  purpose:
    'Wie wahrscheinlich werden Sie empfohlen, und warum? Mit passender Nachfrage an Kritische, Neutrale und Begeisterte.',
  minutes: 1,
  adapt: 'was empfohlen werden soll, und die Anschrift in der Datenschutzerklärung.',
  settings: {
    du_sie: 'sie',
    avatar_name: 'Mila',
    accent_color: '#EE6F2D',
    welcome: 'Guten Tag! Zwei kurze Fragen, versprochen.',
    ending: 'Herzlichen Dank! Ihre Antwort ist angekommen.',
    privacy_declaration_text: privacyText({
      purpose:
        'Die Antworten zeigen, was gut läuft und was besser werden muss. Die E-Mail-Adresse ist freiwillig und dient nur einer einzigen Nachricht dazu.',
      deleted: 'Die E-Mail-Adresse wird gelöscht, sobald diese Nachricht verschickt ist.',
    }),
  },
  blocks: [
    {
      id: 'nps',
      type: 'slider',
      context: 'Wie wahrscheinlich ist es, dass Sie uns einer Freundin oder einem Kollegen empfehlen?',
      short_name: 'Weiterempfehlung',
      variable: 'nps',
      min: 0,
      max: 10,
      label_min: 'sehr unwahrscheinlich',
      label_max: 'sehr wahrscheinlich',
      jump_to_ids: [
        { kind: 'condition', condition: 'nps <= 6', target: 'kritik' },
        { kind: 'condition', condition: 'nps >= 9', target: 'lob' },
      ],
      jump_to_question: 'neutral',
    },
    {
      id: 'kritik',
      type: 'open',
      context: 'Das tut uns leid. Was hat Sie am meisten gestört?',
      short_name: 'Was stört',
      variable: 'kritik',
      multiline: true,
      optional: true,
      acknowledgement: 'Danke für die offenen Worte.',
      jump_to_question: 'kontakt',
    },
    {
      id: 'neutral',
      type: 'open',
      context: 'Was müssten wir tun, damit Sie uns gern empfehlen?',
      short_name: 'Was fehlt',
      variable: 'verbessern',
      multiline: true,
      optional: true,
      is_end: true,
    },
    {
      id: 'lob',
      type: 'open',
      context: 'Das freut uns sehr! Was gefällt Ihnen am besten?',
      short_name: 'Was gefällt',
      variable: 'lob',
      multiline: true,
      optional: true,
      is_end: true,
    },
    {
      id: 'kontakt',
      type: 'single',
      context: 'Dürfen wir uns bei Ihnen melden, um es besser zu machen?',
      short_name: 'Melden?',
      variable: 'melden',
      options: [
        { id: 'ja', text: 'Ja, gern', score: 1 },
        { id: 'nein', text: 'Nein, danke', score: 0 },
      ],
      jump_to_ids: [{ kind: 'option', option_id: 'ja', target: 'adresse' }],
      is_end: false,
    },
    {
      id: 'verabschieden',
      type: 'message',
      context: 'In Ordnung.',
      short_name: 'Kein Kontakt',
      is_end: true,
    },
    {
      id: 'adresse',
      type: 'email',
      context: 'Unter welcher E-Mail-Adresse erreichen wir Sie?',
      short_name: 'E-Mail',
      variable: 'email',
      reason: 'Wir schreiben Ihnen genau einmal und löschen die Adresse danach.',
    },
  ],
};
