import type { ListedTemplate } from '@dialogwerk/shared/contract';

/** A template as the server lists it. */
export function aTemplate(fields: Partial<ListedTemplate> = {}): ListedTemplate {
  return {
    template: 'quiz',
    name: 'Quiz',
    category: 'chat',
    purpose: 'Fragen mit Auflösung und Punkten.',
    minutes: 1,
    questions: 3,
    adapt: 'die Fragen und Auflösungen.',
    avatar_name: 'Quizzi',
    accent_color: '#EE6F2D',
    preview: {
      bubbles: [
        { from: 'bot', text: 'Bereit?' },
        { from: 'user', text: 'Ja' },
        { from: 'bot', text: 'Welcher Fluss ist der längste?' },
      ],
      choices: ['Rhein', 'Donau'],
    },
    ...fields,
  };
}
