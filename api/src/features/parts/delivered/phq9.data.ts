import { phq9Items, whereHelpIs } from '../../../instruments/phq9.data.ts';
import { twoWeeks } from '../../../instruments/twoWeeks.data.ts';
import type { Part } from './Part.ts';

/** Ends with its sum; whoever affirms the ninth item reads at once where help is. */
export const phq9: Part = {
  id: 'phq-9',
  name: 'PHQ-9 (Depressivität)',
  version: 1,
  du_sie: 'sie',
  about:
    'Neun Beschwerden der letzten zwei Wochen, Summe von 0 bis 27. Zum Screening, keine Diagnose. Wer den neunten Punkt bejaht, erfährt sofort, wo Hilfe ist.',
  rights:
    'Patient Health Questionnaire, Spitzer, Kroenke, Williams et al.; deutsche Version Löwe et al. (PHQ-D). Darf ohne Erlaubnis vervielfältigt, gezeigt und weitergegeben werden.',
  blocks: [
    {
      id: 'fragen',
      type: 'matrix',
      context: twoWeeks.question,
      short_name: 'PHQ-9',
      variable: 'phq9',
      scale: { from: 'block', points: twoWeeks.points },
      items: phq9Items,
      jump_to_ids: [{ kind: 'condition', condition: 'phq9_9 >= 1', target: 'hilfe' }],
      jump_to_question: 'summe',
    },
    {
      id: 'hilfe',
      type: 'message',
      context: whereHelpIs,
      short_name: 'Hilfe',
    },
    {
      id: 'summe',
      type: 'assign',
      context: '',
      short_name: 'Summe des PHQ-9',
      assignments: [
        {
          variable: 'phq9_summe',
          expression: 'sum(phq9_1, phq9_2, phq9_3, phq9_4, phq9_5, phq9_6, phq9_7, phq9_8, phq9_9)',
        },
      ],
    },
  ],
};
