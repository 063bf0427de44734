import { change, fetchOnce, useCall } from '@dialogwerk/shared/clients';
import type { CallState } from '@dialogwerk/shared/clients';
import { showNotice } from '@dialogwerk/shared/state';
import { useCallback, useState } from 'react';
import { groupId, split, withGroup, withoutGroup } from '../../model/Inbox.ts';
import type { Inbox, InboxKind, ReplyGroup } from '../../model/Inbox.ts';
import { labelOf } from '../../model/Meaning.ts';
import type { Meaning } from '../../model/Meaning.ts';
import type { Place } from '../../model/Place.ts';
import { texts } from '../../texts.ts';

/** What an author makes of replies: examples of a target, nothing that the block has a meaning for, or something to judge anew. */
export type Verdict = { readonly kind: 'assign'; readonly target: string } | { readonly kind: 'dismiss' | 'reopen' };

export interface WorkedInbox {
  readonly state: CallState<Inbox>;
  readonly reload: () => void;
  /** Lays each reply of a group before the author by itself. */
  readonly split: (group: ReplyGroup) => void;
  /** Takes a group out at once; it comes back when the server refuses. Gives how to take that back, null when it failed. */
  readonly handle: (group: ReplyGroup, verdict: Verdict) => Promise<(() => Promise<void>) | null>;
}

/**
 * Replies of one kind that an author works off. The list is asked for when it is opened and on wish, not after each verdict, because
 * what they have learnt by it would put the replies that are left in another order under the author's hands.
 */
export function useInbox(place: Place, show: InboxKind, meanings: readonly Meaning[]): WorkedInbox {
  const { id, questionId } = place;
  const { state, reload } = useCall(
    useCallback((signal) => fetchOnce('trainingInbox', { id, questionId, show }, signal), [id, questionId, show]),
  );
  const loaded: Inbox | null = state.kind === 'loaded' ? state.value : null;
  const [worked, setWorked] = useState<{ readonly of: Inbox; readonly now: Inbox } | null>(null);
  const inbox = worked?.of === loaded ? worked.now : loaded;
  const work = (step: (inbox: Inbox) => Inbox): void => {
    if (loaded) setWorked((before) => ({ of: loaded, now: step(before?.of === loaded ? before.now : loaded) }));
  };

  const handle: WorkedInbox['handle'] = async (group, verdict) => {
    const at = inbox?.groups.indexOf(group) ?? 0;
    const reply_ids = group.map(({ reply_id }) => reply_id);
    const putBack = (): void => work((now) => withGroup(now, group, at));
    work((now) => withoutGroup(now, groupId(group)));
    const done = await sendVerdict(place, reply_ids, verdict);
    if (!done.ok) {
      putBack();
      showNotice(texts.inbox.failed(done.reason));
      return null;
    }
    if (verdict.kind === 'reopen') {
      showNotice(texts.inbox.reopened(group));
      return null;
    }
    const undo = async (): Promise<void> => {
      const undone = await change('reopenReplies', { ...place, reply_ids });
      if (!undone.ok) return showNotice(texts.undoFailed(undone.reason));
      putBack();
      showNotice(texts.undone);
    };
    const label = verdict.kind === 'assign' ? labelOf(meanings, verdict.target) : null;
    showNotice(texts.inbox.handled(group, label), { label: texts.undo, run: () => void undo() });
    return undo;
  };
  return {
    state: inbox ? { kind: 'loaded', value: inbox } : state,
    reload,
    split: (group) => work((now) => split(now, groupId(group))),
    handle,
  };
}

function sendVerdict(place: Place, reply_ids: string[], verdict: Verdict) {
  if (verdict.kind === 'assign') return change('assignReplies', { ...place, reply_ids, target: verdict.target });
  return change(verdict.kind === 'reopen' ? 'reopenReplies' : 'dismissReplies', { ...place, reply_ids });
}
