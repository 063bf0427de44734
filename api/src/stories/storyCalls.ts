import { CallError } from '../errors/CallError.ts';
import type { Handler, Handlers } from '../calls/handler.ts';
import type { Services } from '../services.ts';
import { lockManager } from '../features/managers/lockManager.ts';
import { stories } from '../features/stories/stories.ts';
import type { Story } from '../features/stories/Story.ts';
import { mayEditManager } from '../policies/findManager.ts';
import { inTransaction } from '../storage/inTransaction.ts';
import { connectedDialogs } from './keptDraft.ts';
import { resetStory } from './resetStory.ts';
import { undoReset } from './undoReset.ts';

function storyOf(dialog_manager_id: number): Story {
  const story = stories.find((one) => one.dialog_manager_id === dialog_manager_id);
  if (!story) throw new CallError('story/none');
  return story;
}

const storySolution: Handler<'storySolution'> = async ({ id }, context) => {
  const { name, solution } = storyOf((await mayEditManager(context, id)).dialog_manager_id);
  return { name, parts: [...solution] };
};

const resetStoryCall: Handler<'resetStory'> = async ({ id }, context) => {
  const { dialog_manager_id } = await mayEditManager(context, id);
  const story = storyOf(dialog_manager_id);
  const { services, who } = context;
  const kept = await inTransaction(services.db, async (tx) => {
    await lockManager(tx, dialog_manager_id);
    return resetStory({ services, tx, user_id: who.user_id }, story);
  });
  await tell(services, dialog_manager_id);
  return kept;
};

const undoResetStory: Handler<'undoResetStory'> = async ({ id, kept_id }, context) => {
  const { dialog_manager_id } = await mayEditManager(context, id);
  const { services, who } = context;
  await inTransaction(services.db, async (tx) => {
    await lockManager(tx, dialog_manager_id);
    await undoReset({ tx, user_id: who.user_id, now: services.now() }, dialog_manager_id, kept_id);
  });
  await tell(services, dialog_manager_id);
  return { msg: 'success' };
};

/** Whoever has one of the dialogs open sees what it is now. */
async function tell({ db, bus }: Pick<Services, 'db' | 'bus'>, dialog_manager_id: number): Promise<void> {
  for (const survey_id of await connectedDialogs(db, dialog_manager_id)) bus.publish(survey_id);
}

/** The stories that come with the product: how they are solved, and made again what they were. */
export const storyCalls = { storySolution, resetStory: resetStoryCall, undoResetStory } satisfies Partial<Handlers>;
