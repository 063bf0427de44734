import { errorsOf } from '@dialogwerk/shared/clients';
import { useState } from 'react';
import { quickErrors } from './effects/quickErrors.ts';
import type { ToldError } from './effects/quickErrors.ts';
import { publishTexts as texts } from './publishTexts.ts';
import type { Chats } from './model/Chats.ts';

/** What goes on once it is checked, or in spite of errors. */
export type CheckedAct = 'live' | 'publish';

/** Something about a multi-chat that is done once it is checked: what respondents would meet is asked about first; a check that fails keeps nobody. */
export function useCheckedAct(chats: Chats) {
  const [asked, setAsked] = useState<{
    readonly errors: readonly ToldError[];
    readonly act: CheckedAct;
    readonly go: () => Promise<void>;
  } | null>(null);
  const [isChecking, setIsChecking] = useState(false);
  return {
    isChecking,
    asked,
    giveUp: () => setAsked(null),
    goOn: () => {
      setAsked(null);
      void asked?.go();
    },
    checked: async (act: CheckedAct, go: () => Promise<void>): Promise<void> => {
      if (isChecking) return;
      setIsChecking(true);
      const errors = await errorsOfAll(chats);
      setIsChecking(false);
      if (errors.length > 0) setAsked({ errors, act, go });
      else await go();
    },
  };
}

/** Where invented players hang, and what the check finds in each dialog; nothing where that cannot be found out. */
export async function errorsOfAll(chats: Chats): Promise<readonly ToldError[]> {
  const inDialogs = chats.surveys.map(async ({ survey_id, survey_name }) => {
    const errors = (await errorsOf(survey_id)) ?? [];
    const to = `/configurator/${encodeURIComponent(survey_id)}?tool=proof`;
    return errors.map(({ id, place, message, meets }) => ({
      id: `${survey_id} ${id}`,
      place: texts.place(place, survey_name),
      message,
      meets,
      to,
    }));
  });
  const [hanging, found] = await Promise.all([quickErrors(chats), Promise.all(inDialogs)]);
  return [...hanging, ...found.flat()];
}
