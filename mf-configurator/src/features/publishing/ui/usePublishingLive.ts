import { errorsOf, publicationOf, publish, reasonOf, switchLive } from '@dialogwerk/shared/clients';
import type { PublicationState, SurveyData } from '@dialogwerk/shared/contract';
import { useGoingLive, usePublishing } from '@dialogwerk/shared/ui';
import { useRef, useState } from 'react';
import { texts } from '../texts.ts';

type Wanted = NonNullable<Parameters<ReturnType<typeof usePublishing>['publishDraft']>[0]>;

/**
 * Publishing and going live as one way. Where the second of the two fails, `liveFault` says what is so now: nothing that was done is
 * taken back, and the switch goes on from there.
 */
export function usePublishingLive(survey: SurveyData) {
  const publishing = usePublishing(survey, { errorsOf, publish, reasonOf });
  const [liveFault, setLiveFault] = useState<string | null>(null);
  /** Live comes right after it; kept while the author is asked about errors. */
  const goesOn = useRef(false);
  const live = useGoingLive(survey, {
    errorsOf,
    switchLive,
    publicationOf,
    onFault: (error, active) => {
      const reason = reasonOf(error);
      if (!active) setLiveFault(texts.offFailed(reason));
      else setLiveFault(goesOn.current ? texts.publishedNotLive(reason) : texts.onFailed(reason));
    },
  });

  const goOn = async (published: PublicationState | null): Promise<void> => {
    if (published !== null && goesOn.current) await live.goLive(published);
    if (published !== null) goesOn.current = false;
  };
  return {
    ...publishing,
    isSwitching: live.isSwitching,
    isStoring: live.isStoring,
    liveErrors: live.errors,
    liveFault,
    flip: async () => {
      setLiveFault(null);
      await live.flip();
    },
    goLive: () => live.goLive(),
    giveUpLive: live.giveUp,
    publishDraft: async (what: Wanted, thenLive: boolean) => {
      setLiveFault(null);
      goesOn.current = thenLive;
      await goOn(await publishing.publishDraft(what));
    },
    publishAnyway: async () => goOn(await publishing.publishAnyway()),
  };
}
