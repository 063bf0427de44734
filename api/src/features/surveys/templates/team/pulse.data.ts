import { when } from '../jumps.ts';
import { agreement } from '../scaleOf.ts';
import type { Template } from '../Template.ts';

/** Pulsbefragung: four statements that stay the same over the months, their mean, and one open question by it. */
export const pulse: Template = {
  name: 'Pulsbefragung',
  category: 'team',
  purpose: 'Vier gleichbleibende Aussagen jeden Monat, damit Sie sehen, wohin es sich bewegt.',
  minutes: 1,
  adapt: 'die vier Aussagen; danach sollten sie gleich bleiben.',
  settings: {
    du_sie: 'sie',
    avatar_name: 'Puls',
    welcome: 'Guten Tag! Vier Aussagen und eine Frage, wie jeden Monat.#800#Ihre Antworten sind anonym.',
    ending: 'Danke! Die Ergebnisse sehen Sie in der nächsten Teamrunde.',
  },
  blocks: [
    {
      id: 'aussagen',
      type: 'matrix',
      context: 'Denken Sie an die letzten vier Wochen.',
      short_name: 'Vier Aussagen',
      variable: 'puls',
      scale: agreement,
      items: [
        { id: 'richtung', text: 'Ich weiß, wohin wir wollen.', inverse: false },
        { id: 'mittel', text: 'Ich habe, was ich für meine Arbeit brauche.', inverse: false },
        { id: 'mut', text: 'Ich kann offen sagen, was nicht gut läuft.', inverse: false },
        { id: 'erholung', text: 'Nach der Arbeit kann ich abschalten.', inverse: false },
      ],
    },
    {
      id: 'rechnen',
      type: 'assign',
      context: '',
      short_name: 'Pulswert',
      assignments: [{ variable: 'pulswert', expression: 'round(mean(puls_1, puls_2, puls_3, puls_4), 1)' }],
      jump_to_ids: [when('min(puls_1, puls_2, puls_3, puls_4) = 1', 'rot'), when('pulswert >= 4', 'gruen')],
      jump_to_question: 'gelb',
    },
    {
      id: 'rot',
      type: 'open',
      context: 'Mindestens eine Aussage trifft gar nicht zu. Was müsste als Erstes geschehen?',
      short_name: 'Zuerst',
      variable: 'zuerst',
      multiline: true,
      optional: true,
      acknowledgement: 'Danke für Ihre Offenheit.',
      is_end: true,
    },
    {
      id: 'gelb',
      type: 'open',
      context: 'Was würde Ihren nächsten Monat besser machen?',
      short_name: 'Besser',
      variable: 'besser',
      multiline: true,
      optional: true,
      is_end: true,
    },
    {
      id: 'gruen',
      type: 'open',
      context: 'Das sieht gut aus! Was sollten wir unbedingt beibehalten?',
      short_name: 'Beibehalten',
      variable: 'beibehalten',
      multiline: true,
      optional: true,
      is_end: true,
    },
  ],
};
