import type { Handlers } from '../../../calls/handler.ts';
import { chatsAnswers } from './answers/chatsAnswers.ts';
import { chatsExport } from './chatsExport.ts';
import { chatsOverview } from './chatsOverview.ts';
import { chatsParticipation } from './chatsParticipation.ts';
import { chatsParticipations } from './chatsParticipations.ts';

/** The joint analysis of a multi-chat (spec §2: /analyse_multichat). */
export const chatResultCalls = {
  chatsOverview,
  chatsParticipations,
  chatsParticipation,
  chatsExport,
  chatsAnswers,
} satisfies Partial<Handlers>;
