import type { Handlers } from './calls/handler.ts';
import { laterCalls } from './calls/later.ts';
import { answers } from './features/answers/answers.ts';
import { blockCalls } from './features/blocks/blockCalls.ts';
import type { Live } from './features/live/createLive.ts';
import { deleteMedia } from './features/media/deleteMedia.ts';
import { mediaList } from './features/media/mediaFiles.ts';
import { sessionCalls } from './features/sessions/sessionCalls.ts';
import { dialogPermissions } from './features/sharing/dialogPermissions.ts';
import { surveyCalls } from './features/surveys/surveyCalls.ts';

/** Who does which call: all features in one record, so that a call without a handler does not compile. */
export function createHandlers(live: Live): Handlers {
  return {
    ...laterCalls,
    ...sessionCalls,
    ...surveyCalls,
    ...blockCalls,
    dialogPermissions,
    ...live.handlers,
    answers,
    mediaList,
    deleteMedia,
  };
}
