import type { Part } from './Part.ts';

/** Recommendation from 0 to 10 with its reason, asked by group. */
export const nps: Part = {
  id: 'nps',
  name: 'Weiterempfehlung (NPS)',
  version: 1,
  du_sie: 'sie',
  about: 'Eine Frage von 0 bis 10 und eine nach dem Grund, je nach Wert anders gestellt.',
  rights:
    'Frage nach Reichheld (2003). Net Promoter und NPS sind Marken von Bain & Company, Fred Reichheld und NICE Systems; die Frage selbst ist frei.',
  blocks: [
    {
      id: 'frage',
      type: 'slider',
      context: 'Wie wahrscheinlich ist es, dass Sie uns weiterempfehlen?',
      short_name: 'Weiterempfehlung',
      variable: 'nps',
      min: 0,
      max: 10,
      step: 1,
      label_min: 'unwahrscheinlich',
      label_max: 'sehr wahrscheinlich',
      jump_to_ids: [
        { kind: 'condition', condition: 'nps >= 9', target: 'lob' },
        { kind: 'condition', condition: 'nps <= 6', target: 'kritik' },
      ],
      jump_to_question: 'mehr',
    },
    {
      id: 'lob',
      type: 'open',
      context: 'Das freut uns! Was gefällt Ihnen am besten?',
      short_name: 'Lob',
      variable: 'nps_lob',
      optional: true,
      is_end: true,
    },
    {
      id: 'kritik',
      type: 'open',
      context: 'Was müssten wir ändern, damit Sie uns weiterempfehlen?',
      short_name: 'Kritik',
      variable: 'nps_kritik',
      optional: true,
      is_end: true,
    },
    {
      id: 'mehr',
      type: 'open',
      context: 'Was fehlt Ihnen noch?',
      short_name: 'Was fehlt',
      variable: 'nps_mehr',
      optional: true,
      is_end: true,
    },
  ],
};
