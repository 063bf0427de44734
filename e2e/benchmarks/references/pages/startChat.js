import { choices, question } from './firstQuestion.js';

const text = (id, content) => ({
  id,
  type: 'text',
  content: { type: 'richText', richText: [{ type: 'p', children: [{ text: content }] }] },
});

/** What Typebot's api answers to `startChat` for a bot that asks the question, with fonts of the device alone. */
export const startChatAnswer = {
  sessionId: 'session',
  resultId: 'result',
  typebot: {
    id: 'phq9',
    version: '6.1',
    publishedAt: '2026-11-01T00:00:00.000Z',
    theme: { general: { font: { type: 'Custom', family: 'sans-serif', url: '' } } },
    settings: { typingEmulation: { enabled: false, delayBetweenBubbles: 0 }, general: { isBrandingEnabled: false } },
  },
  messages: [text('bubble', question)],
  input: {
    id: 'input',
    type: 'choice input',
    items: choices.map((content, index) => ({ id: `choice${index}`, content })),
    options: {},
  },
};
