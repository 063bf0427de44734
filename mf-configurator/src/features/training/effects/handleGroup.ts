import { authorClient, mutate } from '@dialogwerk/shared/clients';
import { showNotice } from '@dialogwerk/shared/state';
import { groupId, withGroup, withoutGroup } from '../model/Inbox.ts';
import type { ReplyGroup } from '../model/Inbox.ts';
import { labelOf } from '../model/Meaning.ts';
import { loadMeanings } from './loadTraining.ts';
import { change, noteChange } from '../state/BlockTraining.ts';
import type { BlockTraining } from '../state/BlockTraining.ts';
import { texts } from '../texts.ts';

/** What an author makes of replies: examples of a target, nothing that the block has a meaning for, or something to judge anew. */
export type Verdict = { readonly kind: 'assign'; readonly target: string } | { readonly kind: 'dismiss' | 'reopen' };

/** Takes a group out of the inbox at once; it comes back when the server refuses. Gives how to take it back, null when it failed. */
export async function handleGroup(
  training: BlockTraining,
  group: ReplyGroup,
  verdict: Verdict,
): Promise<(() => Promise<void>) | null> {
  const { place, $inbox, $meanings } = training;
  const state = $inbox.get();
  const at = state.kind === 'loaded' ? state.value.groups.indexOf(group) : 0;
  const reply_ids = group.map(({ reply_id }) => reply_id);
  const putBack = (): void => change($inbox, (inbox) => withGroup(inbox, group, at));
  const done = await mutate<unknown>({
    apply: () => change($inbox, (inbox) => withoutGroup(inbox, groupId(group))),
    call: () =>
      verdict.kind === 'assign'
        ? authorClient.call('assignReplies', { ...place, reply_ids, target: verdict.target })
        : authorClient.call(verdict.kind === 'reopen' ? 'reopenReplies' : 'dismissReplies', { ...place, reply_ids }),
    rollback: putBack,
  });
  if (!done.ok) {
    showNotice(texts.inbox.failed(done.reason));
    return null;
  }
  noteChange(training);
  void loadMeanings(training);
  if (verdict.kind === 'reopen') {
    showNotice(texts.inbox.reopened(group));
    return null;
  }
  const undo = async (): Promise<void> => {
    const undone = await mutate({ call: () => authorClient.call('reopenReplies', { ...place, reply_ids }) });
    if (!undone.ok) return showNotice(texts.undoFailed(undone.reason));
    putBack();
    noteChange(training);
    void loadMeanings(training);
    showNotice(texts.undone);
  };
  const meanings = $meanings.get();
  const label =
    verdict.kind === 'assign' && meanings.kind === 'loaded' ? labelOf(meanings.value, verdict.target) : null;
  showNotice(texts.inbox.handled(group, label), { label: texts.undo, run: () => void undo() });
  return undo;
}
