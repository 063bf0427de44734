import { change, patch, useResource } from '@dialogwerk/shared/clients';
import type { CallState } from '@dialogwerk/shared/clients';
import type { CallResponse, Feed, FeedSettings, SurveyData } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { connectionTexts } from './texts.ts';

const texts = connectionTexts.feed;

interface FeedActions {
  readonly state: CallState<CallResponse<'feed'>>;
  readonly reload: () => void;
  /** Makes an address, or another one in its place. */
  readonly make: () => Promise<void>;
  /** Ends the address, and offers to take that back. */
  readonly revoke: () => Promise<void>;
  readonly set: (part: Partial<FeedSettings>) => Promise<void>;
}

/** Without what people have written, until somebody chooses otherwise. */
const usual: FeedSettings = { with_texts: false, separator: 'comma', content: 'labels' };

const settingsOf = ({ feed_id, with_texts, separator, content }: Feed) => ({ feed_id, with_texts, separator, content });

/** The address of a dialog's table, and the ways to change it, each back by one click. */
export function useFeed(survey_id: SurveyData['survey_id']): FeedActions {
  const { state, reload } = useResource('feed', { survey_id });
  const now = state.kind === 'loaded' ? state.value.feed : null;

  async function store(next: (FeedSettings & { readonly feed_id: string }) | null, said: string): Promise<void> {
    const shown = next === null ? null : now && now.feed_id === next.feed_id ? { ...now, ...next } : undefined;
    const made = await change(
      'setFeed',
      { survey_id, feed: next },
      {
        patches: shown === undefined ? [] : [patch('feed', { survey_id }, () => ({ feed: shown }))],
        answered: (answer) => [patch('feed', { survey_id }, () => answer)],
      },
    );
    if (!made.ok) return showNotice(connectionTexts.notDone(made.reason));
    const before = now && settingsOf(now);
    showNotice(said, { label: connectionTexts.undo, run: () => void store(before, texts.saved) });
  }

  return {
    state,
    reload,
    make: () =>
      store({ ...(now ? settingsOf(now) : usual), feed_id: crypto.randomUUID() }, now ? texts.renewed : texts.made),
    revoke: () => store(null, texts.revoked),
    set: async (part) => {
      if (now) await store({ ...settingsOf(now), ...part }, texts.saved);
    },
  };
}
