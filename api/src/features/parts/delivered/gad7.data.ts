import { twoWeeks } from '../../../instruments/twoWeeks.data.ts';
import type { Part } from './Part.ts';

/** In the wording of the German version, because sums are only comparable with it; ends with its sum. */
export const gad7: Part = {
  id: 'gad-7',
  name: 'GAD-7 (Ängstlichkeit)',
  version: 1,
  du_sie: 'sie',
  about: 'Sieben Beschwerden der letzten zwei Wochen, Summe von 0 bis 21. Zum Screening, keine Diagnose.',
  rights:
    'Generalized Anxiety Disorder 7, Spitzer, Kroenke, Williams, Löwe; deutsche Version Löwe et al. (2008). Darf ohne Erlaubnis vervielfältigt, gezeigt und weitergegeben werden.',
  blocks: [
    {
      id: 'fragen',
      type: 'matrix',
      context: twoWeeks.question,
      short_name: 'GAD-7',
      variable: 'gad7',
      scale: { from: 'block', points: twoWeeks.points },
      items: [
        { id: 'anspannung', text: 'Nervosität, Ängstlichkeit oder Anspannung', inverse: false },
        { id: 'sorgen', text: 'Nicht in der Lage sein, Sorgen zu stoppen oder zu kontrollieren', inverse: false },
        { id: 'vieles', text: 'Übermäßige Sorgen bezüglich verschiedener Angelegenheiten', inverse: false },
        { id: 'entspannen', text: 'Schwierigkeiten zu entspannen', inverse: false },
        { id: 'rastlos', text: 'Rastlosigkeit, sodass Stillsitzen schwer fällt', inverse: false },
        { id: 'gereizt', text: 'Schnelle Verärgerung oder Gereiztheit', inverse: false },
        { id: 'angst', text: 'Gefühl der Angst, so als würde etwas Schlimmes passieren', inverse: false },
      ],
    },
    {
      id: 'summe',
      type: 'assign',
      context: '',
      short_name: 'Summe des GAD-7',
      assignments: [
        { variable: 'gad7_summe', expression: 'sum(gad7_1, gad7_2, gad7_3, gad7_4, gad7_5, gad7_6, gad7_7)' },
      ],
    },
  ],
};
