import type { Handlers } from '../../calls/handler.ts';
import { applyTraining, previewTraining } from './effectiveTraining.ts';
import { assignReplies, dismissReplies, reopenReplies } from './handleReplies.ts';
import { setTrainingBounds, trainingBoundsEffect } from './trainingBounds.ts';
import { trainingdataJumps } from './trainingdataJumps.ts';
import { addTrainingExamples, deleteTrainingExamples } from './trainingExamples.ts';
import { trainingInbox } from './trainingInbox.ts';
import { trainingOverview } from './trainingOverview.ts';
import { trainingQuality } from './trainingQuality.ts';
import { tryTraining } from './tryTraining.ts';

/** How free replies are understood (domain.md §5, docs/decisions/0035). */
export const trainingCalls = {
  trainingOverview,
  trainingdataJumps,
  addTrainingExamples,
  deleteTrainingExamples,
  trainingInbox,
  assignReplies,
  dismissReplies,
  reopenReplies,
  tryTraining,
  trainingQuality,
  trainingBoundsEffect,
  setTrainingBounds,
  previewTraining,
  applyTraining,
} satisfies Partial<Handlers>;
