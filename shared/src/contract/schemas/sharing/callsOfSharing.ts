import { figureLinkCalls } from './figureLinks.ts';
import { publicNameCalls } from './publicNames.ts';
import { retentionCalls } from './retention.ts';
import { sharingCalls } from './sharing.ts';

/** The calls of one area: links, retention and publication of figures. */
export const callsOfSharing = {
  ...publicNameCalls,
  ...sharingCalls,
  ...retentionCalls,
  ...figureLinkCalls,
} as const;
