import { $survey } from '@dialogwerk/shared/state';
import type { ReadableAtom } from 'nanostores';
import { $latestPublication } from '../../../latestPublication.ts';
import { $unpublished } from '../state/unpublished.ts';
import { readUnpublished } from './readUnpublished.ts';

/** A pause in saving as long as this begins the reading, in milliseconds. */
const PAUSE_MS = 800;

/** What of an editor is followed. */
export interface Followed {
  readonly survey_id: string;
  readonly $state: ReadableAtom<{ readonly revision: number; readonly pending: readonly unknown[] }>;
}

/**
 * Keeps what is not published in step with the draft, with what this author publishes and with what others do; gives the way
 * to stop. Nothing is read before something has changed: how much is unpublished came with the dialog.
 */
export function keepUnpublished({ survey_id, $state }: Followed): () => void {
  let controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let known = $state.get().revision;
  $unpublished.set({ kind: 'unread' });

  const read = (pause: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      controller.abort();
      controller = new AbortController();
      void readUnpublished(survey_id, controller.signal);
    }, pause);
  };
  const unfollow = $state.listen(({ revision, pending }) => {
    if (revision === known || pending.length > 0) return;
    known = revision;
    // Without a publication there is nothing to compare with.
    if (publicationId() !== null) read(PAUSE_MS);
  });
  const unfollowOwn = $survey.listen(() => {
    const last = $unpublished.get();
    if (last.kind === 'read' && publicationId() !== (last.publication?.publication_id ?? null)) read(0);
  });
  const unfollowOthers = $latestPublication.listen((news) => {
    if (news?.survey_id === survey_id && news.publication_id !== publicationId()) read(0);
  });
  return () => {
    clearTimeout(timer);
    controller.abort();
    unfollow();
    unfollowOwn();
    unfollowOthers();
    $unpublished.set({ kind: 'unread' });
  };
}

function publicationId(): string | null {
  return $survey.get()?.publication?.publication_id ?? null;
}
