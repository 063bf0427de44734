import { dialogWording } from '../wording/dialogWording.ts';

/** Questions that fit whatever was said, so that none of them brings up a topic. */
export const ruleProbes = dialogWording.inEach('probes', {
  sie: {
    words: 'Können Sie das etwas genauer beschreiben?',
    choice: 'Was ist der Grund dafür?',
    deeper: [
      'Fällt Ihnen dazu ein Beispiel ein?',
      'Was war dabei für Sie das Wichtigste?',
      'Wie ist es dazu gekommen?',
      'Was hätten Sie sich stattdessen gewünscht?',
    ],
  },
  du: {
    words: 'Kannst du das etwas genauer beschreiben?',
    choice: 'Was ist der Grund dafür?',
    deeper: [
      'Fällt dir dazu ein Beispiel ein?',
      'Was war dabei für dich das Wichtigste?',
      'Wie ist es dazu gekommen?',
      'Was hättest du dir stattdessen gewünscht?',
    ],
  },
  en: {
    words: 'Can you describe that in a little more detail?',
    choice: 'What is the reason for that?',
    deeper: [
      'Can you think of an example?',
      'What mattered most to you about it?',
      'How did that come about?',
      'What would you have wished for instead?',
    ],
  },
});
