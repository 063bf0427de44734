import type { MatrixItem } from '@dialogwerk/shared/contract';
import type { Part } from './Part.ts';

const item = (id: string, text: string, inverse = false): MatrixItem => ({ id, text, inverse });

/** Every second statement is turned round; ends with the score from 0 to 100. */
export const sus: Part = {
  id: 'sus',
  name: 'SUS (Gebrauchstauglichkeit)',
  version: 1,
  du_sie: 'sie',
  about: 'Zehn Aussagen über ein Produkt, Wert von 0 bis 100; 68 ist durchschnittlich.',
  rights:
    'System Usability Scale, John Brooke (1986). Frei zu verwenden, wenn die Quelle genannt wird. Die Übersetzung ist von uns.',
  blocks: [
    {
      id: 'fragen',
      type: 'matrix',
      context: 'Wie sehr stimmen Sie den folgenden Aussagen zu?',
      short_name: 'SUS',
      variable: 'sus',
      scale: {
        from: 'block',
        points: [
          { value: 1, label: 'Stimme gar nicht zu' },
          { value: 2, label: 'Stimme eher nicht zu' },
          { value: 3, label: 'Teils, teils' },
          { value: 4, label: 'Stimme eher zu' },
          { value: 5, label: 'Stimme voll zu' },
        ],
      },
      items: [
        item('oft', 'Ich würde das Produkt gern häufig benutzen.'),
        item('verwickelt', 'Ich fand das Produkt unnötig verwickelt.', true),
        item('leicht', 'Ich fand das Produkt leicht zu benutzen.'),
        item('hilfe', 'Ich glaube, ich bräuchte Hilfe von Fachleuten, um das Produkt zu benutzen.', true),
        item('zusammen', 'Die Funktionen des Produkts passen gut zusammen.'),
        item('widerspruch', 'Am Produkt gibt es zu viele Widersprüche.', true),
        item('lernen', 'Die meisten Menschen lernen wohl sehr schnell, damit umzugehen.'),
        item('muehsam', 'Das Produkt ist sehr mühsam zu benutzen.', true),
        item('sicher', 'Beim Benutzen des Produkts habe ich mich sehr sicher gefühlt.'),
        item('vorher', 'Bevor ich damit umgehen konnte, musste ich viel lernen.', true),
      ],
    },
    {
      id: 'wert',
      type: 'assign',
      context: '',
      short_name: 'SUS-Wert',
      assignments: [
        {
          variable: 'sus_wert',
          expression: '2.5 * (sum.10(sus_1, sus_2, sus_3, sus_4, sus_5, sus_6, sus_7, sus_8, sus_9, sus_10) - 10)',
        },
      ],
    },
  ],
};
