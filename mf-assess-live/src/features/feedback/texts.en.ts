import type { FeedbackTexts } from './model/FeedbackTexts.ts';

export const english: FeedbackTexts = {
  question: 'What do you think of this conversation?',
  worst: 'not good at all',
  best: 'very good',
  rating: (rating) => `${rating} of 5`,
  more: 'Would you like to add something?',
  aboutQuestion: 'It is about the question that is open now.',
  whoReads: 'The people who made this conversation read it. It does not change your answers.',
  send: 'Send',
  sending: 'Sending your feedback …',
  nothing: 'Please choose a rating or write something.',
  tooLong: (length, most) => `${length} of at most ${most} characters`,
  notSent: 'Your feedback did not arrive, it still stands here. Please try again.',
  thanks: 'Thank you! Your feedback has arrived.',
};
