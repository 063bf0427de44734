import { createRespondentClient } from '@dialogwerk/shared/clients/respondent';
import { memoryStorage } from '@dialogwerk/shared/browser';
import type { Block, ClientConfig } from '@dialogwerk/shared/contract';
import { renderPart, screen, within } from '@dialogwerk/shared/testing/part';
import { onTestFinished, vi } from 'vitest';
import { keepConversation } from '../features/conversation/effects/keepConversation.ts';
import { liveSessionOf } from '../features/conversation/effects/liveSessionOf.ts';
import { startConversation } from '../features/conversation/effects/startConversation.ts';
import { keepPreferences } from '../features/preferences/effects/keepPreferences.ts';
import { Messenger } from '../messenger/Messenger.tsx';
import type { MessengerProps } from '../messenger/MessengerProps.ts';
import { aClientConfig, someFragments } from './aLiveDialog.ts';
import { standInBrowserParts } from './browserParts.ts';
import { fakeLiveApi } from './fakeLiveApi.ts';

const survey_id = 'survey0000001';

interface Opened {
  readonly survey?: Partial<ClientConfig>;
  /** Whether it is an author's test. */
  readonly isTest?: boolean;
  readonly amongOthers?: true;
  readonly storage?: ReturnType<typeof memoryStorage>;
}

/** The whole messenger with a dialog of these blocks, until the test is over. */
export function openMessenger(
  blocks: readonly Block[],
  { survey = {}, isTest = false, amongOthers, storage = memoryStorage() }: Opened = {},
) {
  standInBrowserParts();
  const api = fakeLiveApi(blocks);
  const kept = keepConversation(storage, survey_id);
  const client = createRespondentClient(kept.sessions, () => undefined);
  const running = startConversation({
    survey_id,
    kept,
    register: async () => liveSessionOf(await client.call('registerLive', { survey_id })),
    opening: { entries: [], shown: 0, question: null },
  });
  onTestFinished(() => {
    running.stop();
    vi.unstubAllGlobals();
  });
  const preferences = keepPreferences(storage);
  const onRestart = vi.fn<() => void>();
  const onDone = vi.fn<(action: 'restart' | 'delete') => void>();
  const live: MessengerProps['live'] = isTest
    ? null
    : { fragments: someFragments, bar: true, preferences, onDone, ...(amongOthers && { amongOthers }) };
  const { user } = renderPart(() => (
    <Messenger
      survey={aClientConfig(survey)}
      running={running}
      live={live}
      onRefresh={onRestart}
      onRestart={onRestart}
    />
  ));
  return {
    api,
    user,
    running,
    kept,
    storage,
    onRestart,
    onDone,
    /** Types into the field of the question that is open. */
    answer: async (text: string) => user.type(await screen.findByRole('textbox'), `${text}{Enter}`),
    bubbles: () =>
      within(screen.getByRole('log'))
        .queryAllByRole('listitem')
        .map(({ textContent }) => textContent),
  };
}
