import { phq9Items, whereHelpIs } from '../../../../instruments/phq9.data.ts';
import { twoWeeks } from '../../../../instruments/twoWeeks.data.ts';
import { when } from '../jumps.ts';
import { scored } from '../../../../dialogs/options.ts';
import type { Template } from '../Template.ts';

/**
 * PHQ-9, the depression module of the Patient Health Questionnaire. A sum from 0 to 27; whoever affirms the ninth item reads at once where help is.
 */
export const phq9: Template = {
  name: 'PHQ-9 (Depressivität)',
  category: 'forschung',
  purpose:
    'Neun Fragen zu den letzten zwei Wochen mit Summe von 0 bis 27 und Hinweis auf Hilfe; zum Screening, keine Diagnose.',
  minutes: 2,
  adapt: 'wer die Antworten sieht, und die Hilfsangebote in Ihrer Nähe.',
  settings: {
    du_sie: 'sie',
    avatar_name: 'PHQ-9',
    welcome:
      'Guten Tag.#700#Es folgen neun Fragen zu Ihrem Befinden in den letzten zwei Wochen.#1200#Das Ergebnis ist ein Hinweis und ersetzt kein Gespräch mit einer Ärztin oder einem Therapeuten.',
    ending: 'Danke, dass Sie sich die Zeit genommen haben.',
  },
  blocks: [
    {
      id: 'einwilligung',
      type: 'consent',
      context:
        'Die Fragen betreffen Ihre Gesundheit. Sind Sie damit einverstanden, dass Ihre Antworten gespeichert werden?',
      short_name: 'Einwilligung',
      variable: 'einwilligung',
      required: true,
      label_agree: 'Ja, einverstanden',
      label_decline: 'Nein',
    },
    {
      id: 'phq',
      type: 'matrix',
      context: twoWeeks.question,
      short_name: 'PHQ-9',
      variable: 'phq',
      scale: { from: 'block', points: twoWeeks.points },
      items: phq9Items,
      jump_to_ids: [when('phq_9 >= 1', 'hilfe')],
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
      short_name: 'Summe',
      assignments: [
        { variable: 'phq_summe', expression: 'sum(phq_1, phq_2, phq_3, phq_4, phq_5, phq_6, phq_7, phq_8, phq_9)' },
      ],
      jump_to_ids: [when('phq_summe = 0', 'keine')],
    },
    {
      id: 'alltag',
      type: 'single',
      context:
        'Wie sehr haben diese Beschwerden es Ihnen erschwert, zu arbeiten, den Haushalt zu regeln oder mit anderen auszukommen?',
      short_name: 'Alltag',
      variable: 'alltag',
      options: scored({
        nicht: ['Überhaupt nicht erschwert', 0],
        etwas: ['Etwas erschwert', 1],
        relativ: ['Relativ stark erschwert', 2],
        stark: ['Sehr stark erschwert', 3],
      }),
      jump_to_ids: [
        when('phq_summe >= 15', 'hoch'),
        when('phq_summe >= 10', 'mittel'),
        when('phq_summe >= 5', 'leicht'),
      ],
      jump_to_question: 'gering',
    },
    {
      id: 'gering',
      type: 'message',
      context: 'Ihr Wert ist {{phq_summe}} von 27. Das spricht für wenige Beschwerden.',
      short_name: 'Unter 5',
      is_end: true,
    },
    {
      id: 'leicht',
      type: 'message',
      context:
        'Ihr Wert ist {{phq_summe}} von 27. Das spricht für leichte Beschwerden. Beobachten Sie, wie es weitergeht.',
      short_name: '5 bis 9',
      is_end: true,
    },
    {
      id: 'mittel',
      type: 'message',
      context:
        'Ihr Wert ist {{phq_summe}} von 27. Ab 10 lohnt es sich, mit Ihrer Hausärztin oder Ihrem Hausarzt darüber zu sprechen.',
      short_name: '10 bis 14',
      is_end: true,
    },
    {
      id: 'hoch',
      type: 'message',
      context:
        'Ihr Wert ist {{phq_summe}} von 27. Das spricht für starke Beschwerden.#900#Bitte sprechen Sie bald mit einer Ärztin oder einem Therapeuten. Termine vermittelt auch die Nummer **116 117**.',
      short_name: 'Ab 15',
      is_end: true,
    },
    {
      id: 'keine',
      type: 'message',
      context: 'Sie haben in den letzten zwei Wochen keine dieser Beschwerden gehabt.',
      short_name: 'Keine',
      is_end: true,
    },
  ],
};
