import { whenIdle } from '@dialogwerk/shared/browser';
import { authorClient, mutate, useCall } from '@dialogwerk/shared/clients';
import type { PersonalKind } from '@dialogwerk/shared/contract';
import type { DecidedWords, findPersonal, PersonalWords } from '@dialogwerk/shared/dialog/personal';
import { showNotice } from '@dialogwerk/shared/state';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Personal } from './PersonalContext.ts';
import { personalTexts as texts } from './texts.ts';

interface Rules {
  readonly findPersonal: typeof findPersonal;
  readonly PersonalWords: typeof PersonalWords;
}

/** The rules and what was decided about words of a dialog; null until both are there. */
export function usePersonal(survey_id: string): Omit<Personal, 'open'> | null {
  const [rules, setRules] = useState<Rules | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    // Nothing of them is in sight at first, and texts without marks can be read all the same.
    whenIdle(() => {
      if (leaving.signal.aborted) return;
      import('@dialogwerk/shared/dialog/personal').then(
        (loaded) => leaving.signal.aborted || setRules(loaded),
        () => undefined,
      );
    });
    return () => leaving.abort();
  }, []);
  const load = useCallback(
    (signal: AbortSignal) => authorClient.call('personalWords', { survey_id }, { signal }),
    [survey_id],
  );
  const { state } = useCall(load);
  const [changed, setChanged] = useState<readonly DecidedWords[] | null>(null);
  const loaded = state.kind === 'loaded' ? state.value.words : null;
  const decided = changed ?? loaded;

  return useMemo(() => {
    if (rules === null || decided === null) return null;
    const known = new rules.PersonalWords(decided);
    const rest = (words: string) => decided.filter((one) => one.words !== words);
    const change = async (next: readonly DecidedWords[], call: () => Promise<unknown>): Promise<boolean> => {
      const made = await mutate({ apply: () => setChanged(next), call, rollback: () => setChanged(decided) });
      if (!made.ok) showNotice(texts.failed(made.reason));
      return made.ok;
    };
    const take = (words: string) =>
      change(rest(words), () => authorClient.call('forgetPersonalWords', { survey_id, words }));
    const decide = async (words: string, kind: PersonalKind | null, conversation_id: string): Promise<void> => {
      const isKept = await change([...rest(words), { words, kind }], () =>
        authorClient.call('setPersonalWords', { survey_id, conversation_id, words, kind }),
      );
      if (!isKept) return;
      showNotice(kind === null ? texts.decided(words) : texts.marked(words), {
        label: texts.undo,
        run: () => void take(words),
      });
    };
    return {
      decided,
      find: (text) => rules.findPersonal(text, known),
      decide: (words, kind, conversation_id) => void decide(words, kind, conversation_id),
      forget: (words) => void take(words).then((isTaken) => isTaken && showNotice(texts.undone(words))),
    };
  }, [rules, decided, survey_id]);
}
