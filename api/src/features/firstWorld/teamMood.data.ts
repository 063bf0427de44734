import type { FirstDialog } from './FirstDialog.ts';

const agreement = { from: 'template' as const, template_id: 'zustimmung' };

/** A dialog with a shared scale, a turned item, a computed score, and an end that depends on it. */
export const teamMood: FirstDialog = {
  survey_name: 'Wie läuft es im Team?',
  active: false,
  config: {
    du_sie: 'du',
    avatar_name: 'Toni',
    accent_color: '#F5B63F',
    templ_options: [
      {
        id: 'zustimmung',
        name: 'Zustimmung (5 Stufen)',
        points: [
          { value: 1, label: 'stimmt gar nicht' },
          { value: 2, label: 'stimmt wenig' },
          { value: 3, label: 'stimmt teilweise' },
          { value: 4, label: 'stimmt ziemlich' },
          { value: 5, label: 'stimmt völlig' },
        ],
      },
    ],
  },
  messages: {
    welcome: 'Hallo, ich bin Toni!#1000#Ich stelle dir vier kurze Aussagen. Sag mir einfach, wie sehr sie stimmen.',
    ending: 'Das war’s schon. Danke für deine Zeit!',
  },
  blocks: [
    {
      id: 'vertrauen',
      type: 'likert',
      context: 'In unserem Team kann ich offen sagen, was ich denke.',
      short_name: 'Vertrauen',
      variable: 'team_1',
      scale: agreement,
      start_page: true,
    },
    {
      id: 'hilfe',
      type: 'likert',
      context: 'Wenn ich Hilfe brauche, bekomme ich sie.',
      short_name: 'Hilfe',
      variable: 'team_2',
      scale: agreement,
    },
    {
      id: 'druck',
      type: 'likert',
      context: 'Am Ende der Woche bin ich völlig erschöpft.',
      short_name: 'Druck (umgedreht)',
      variable: 'team_3',
      scale: agreement,
      inverse: true,
    },
    {
      id: 'sinn',
      type: 'likert',
      context: 'Ich weiß, wofür meine Arbeit gut ist.',
      short_name: 'Sinn',
      variable: 'team_4',
      scale: agreement,
    },
    {
      id: 'rechnen',
      type: 'assign',
      context: '',
      short_name: 'Mittelwert',
      assignments: [{ variable: 'team_wert', expression: 'mean(team_1, team_2, team_3, team_4)' }],
      jump_to_ids: [
        { kind: 'condition', condition: 'team_wert >= 3.5', target: 'gut' },
        { kind: 'condition', condition: 'team_wert < 3.5', target: 'nicht_gut' },
      ],
    },
    {
      id: 'gut',
      type: 'message',
      context: 'Das klingt nach einem guten Miteinander. Schön!',
      short_name: 'Gut',
      is_end: true,
    },
    {
      id: 'nicht_gut',
      type: 'open',
      context: 'Das klingt nicht leicht. Was würde dir im Moment am meisten helfen?',
      short_name: 'Was hilft',
      variable: 'was_hilft',
      multiline: true,
      optional: true,
      acknowledgement: 'Danke, dass du das teilst.',
      is_end: true,
    },
  ],
};
