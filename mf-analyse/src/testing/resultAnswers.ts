import type { fakeAuthorApi } from '@dialogwerk/shared/testing';
import { anOverview } from './anOverview.ts';

/** What a screen of results is answered where a test does not say otherwise: an overview, and nothing beside it. */
export const resultAnswers: Parameters<typeof fakeAuthorApi>[0] = {
  resultOverview: () => anOverview(),
  resultFlow: () => ({ blocks: [], edges: [], unknown: 0 }),
  resultQuestions: () => ({ total: 0, questions: [] }),
  resultConversations: () => ({ total: 0, conversations: [] }),
  resultTimes: () => ({ times: [] }),
  askedQuestions: () => ({ questions: [], together: [] }),
  changedAnswers: () => ({ changed: [] }),
  calculatedValues: () => ({ variables: [] }),
  conversationPlace: () => ({
    state: 'finished',
    device: 'phone',
    publication_id: null,
    came_with: [],
    earlier: null,
    later: null,
  }),
  conversationMarks: () => ({ notes: [], tags: [], flags: null }),
  conversationModelCalls: () => ({ calls: [] }),
  conversationTags: () => ({ tags: [] }),
  segments: () => ({ segments: [] }),
  publications: () => ({ publications: [], more: false }),
  surveyFeedback: () => ({ count: 0, ratings: [0, 0, 0, 0, 0], entries: [] }),
};
