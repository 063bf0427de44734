import type { PlannedBlock } from '../../product/liveDialog.ts';

/** A dialog of long German words and names in which the check finds faults and hints. */
export const longNamedDialog: readonly PlannedBlock[] = [
  {
    id: 'name',
    type: 'open',
    context: 'Wie heißen Sie?',
    fields: { short_name: 'Name', variable: 'name_der_befragten_person_im_unternehmen', optional: true },
  },
  {
    id: 'weg',
    type: 'single',
    context:
      'Hallo {{name_der_befragten_person_im_unternehmen}}, wie kommen Sie zur Rechtsschutzversicherungsgesellschaft?#1500#Bitte denken Sie an die {{letzte_woche}}.',
    fields: {
      short_name: 'Arbeitsunfähigkeitsbescheinigungsübermittlungsverfahren',
      variable: 'weg',
      options: [
        { id: 'rad', text: 'Mit dem Fahrrad', score: 1 },
        {
          id: 'bahn',
          text: 'Mit der Straßenbahn der Verkehrsinfrastrukturfinanzierungsgesellschaft, auch wenn sie zu spät kommt',
          score: 2,
        },
        { id: 'fuss', text: 'Zu Fuß', score: 3 },
      ],
      jump_to_ids: [
        { kind: 'option', option_id: 'bahn', target: 'hilfe' },
        { kind: 'condition', condition: 'weg = "rad"', target: 'dank' },
      ],
    },
  },
  {
    id: 'zufrieden',
    type: 'likert',
    context: 'Bist du mit der Betriebsratsvorsitzendenstellvertreterin zufrieden?',
    fields: { variable: 'zufrieden', jump_to_question: 'weggefallen' },
  },
  { id: 'dank', type: 'message', context: 'Vielen Dank!', fields: { is_end: true } },
  { id: 'hilfe', type: 'open', context: 'Was würde Ihnen helfen?', fields: { jump_to_question: 'hilfe' } },
];
