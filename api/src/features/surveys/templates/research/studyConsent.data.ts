import { by, when } from '../jumps.ts';
import { scored } from '../../../../dialogs/options.ts';
import { privacyText } from '../privacyText.ts';
import type { Template } from '../Template.ts';

/** Studieneinwilligung: information, age, two questions of understanding with another try, and three consents apart. */
export const studyConsent: Template = {
  name: 'Einwilligung zu einer Studie',
  category: 'forschung',
  purpose:
    'Informiert, prüft das Verständnis und bittet um jede Einwilligung einzeln, wie Ethikkommissionen es verlangen.',
  minutes: 2,
  adapt: 'Ziel, Ablauf, Vergütung und Leitung der Studie und die Anschrift in der Datenschutzerklärung.',
  settings: {
    du_sie: 'sie',
    avatar_name: 'Studienteam',
    welcome:
      'Guten Tag und danke für Ihr Interesse!#900#In unserer Studie geht es um Schlaf und Gedächtnis.#1200#Sie füllen zwei Wochen lang morgens einen kurzen Fragebogen aus. Das dauert je drei Minuten.',
    ending: 'Danke für Ihre Zeit!',
    privacy_declaration_text: privacyText({
      purpose:
        'Die Antworten werden für die Forschung ausgewertet, ohne Namen. Die E-Mail-Adresse wird davon getrennt aufbewahrt und dient nur Einladungen zur Studie.',
      deleted: 'Die E-Mail-Adresse wird mit dem Ende der Studie gelöscht, die Antworten nach zehn Jahren.',
    }),
  },
  blocks: [
    {
      id: 'alter',
      type: 'number',
      context: 'Wie alt sind Sie?',
      short_name: 'Alter',
      variable: 'alter',
      min: 1,
      max: 120,
      integer: true,
      unit: 'Jahre',
      reason: 'Teilnehmen können nur Erwachsene bis 75 Jahre.',
      jump_to_ids: [when('alter < 18 oder alter > 75', 'alter_nicht')],
    },
    {
      id: 'freiwillig',
      type: 'message',
      context:
        'Wichtig ist:#500#- Die Teilnahme ist freiwillig.\n- Sie können jederzeit ohne Angabe von Gründen aufhören.\n- Ihnen entsteht dadurch kein Nachteil.\n- Risiken sind nicht bekannt.',
      short_name: 'Aufklärung',
    },
    {
      id: 'pruefen_ende',
      type: 'single',
      context: 'Damit nichts unklar bleibt: Müssen Sie einen Grund nennen, wenn Sie aufhören möchten?',
      short_name: 'Verstanden? Aufhören',
      variable: 'verstanden_ende',
      options: scored({ ja: ['Ja', 0], nein: ['Nein', 1] }),
      jump_to_reactions: {
        nein: 'Genau.',
        ja: 'Nein, ein Grund ist nicht nötig. Lesen Sie es bitte noch einmal.',
      },
      jump_to_ids: [by('ja', 'freiwillig')],
    },
    {
      id: 'pruefen_daten',
      type: 'single',
      context:
        'Ihre Antworten werden ohne Namen ausgewertet. Kann jemand, der die Ergebnisse liest, Sie darin erkennen?',
      short_name: 'Verstanden? Daten',
      variable: 'verstanden_daten',
      options: scored({ ja: ['Ja', 0], nein: ['Nein', 1] }),
      jump_to_reactions: {
        nein: 'Richtig.',
        ja: 'Nein: Veröffentlicht werden nur Zahlen über alle zusammen.',
      },
    },
    {
      id: 'teilnahme',
      type: 'consent',
      context: 'Möchten Sie an der Studie teilnehmen?',
      short_name: 'Teilnahme',
      variable: 'teilnahme',
      label_agree: 'Ja, ich nehme freiwillig teil',
      label_decline: 'Nein',
      jump_to_ids: [by('decline', 'keine_teilnahme')],
    },
    {
      id: 'daten',
      type: 'consent',
      context: 'Dürfen andere Forschende die Daten ohne Namen weiterverwenden?',
      short_name: 'Weiterverwenden',
      variable: 'weiterverwenden',
      label_agree: 'Ja',
      label_decline: 'Nein, nur für diese Studie',
    },
    {
      id: 'spaeter',
      type: 'consent',
      context: 'Dürfen wir Sie auch zu späteren Studien einladen?',
      short_name: 'Spätere Studien',
      variable: 'spaetere_studien',
      label_agree: 'Ja, gern',
      label_decline: 'Nein',
    },
    {
      id: 'adresse',
      type: 'email',
      context: 'An welche E-Mail-Adresse dürfen wir die Fragebögen schicken?',
      short_name: 'E-Mail',
      variable: 'email',
    },
    {
      id: 'dabei',
      type: 'message',
      context: 'Herzlichen Dank, Sie sind dabei! Der erste Fragebogen kommt morgen früh.',
      short_name: 'Dabei',
      is_end: true,
    },
    {
      id: 'keine_teilnahme',
      type: 'message',
      context: 'Das ist Ihre freie Entscheidung. Ihre Angaben werden nicht ausgewertet.',
      short_name: 'Keine Teilnahme',
      is_end: true,
    },
    {
      id: 'alter_nicht',
      type: 'message',
      context: 'Diese Studie richtet sich an Menschen von 18 bis 75 Jahren. Vielen Dank für Ihr Interesse!',
      short_name: 'Nicht im Alter',
      is_end: true,
    },
  ],
};
