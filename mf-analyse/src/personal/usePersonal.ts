import { whenIdle } from '@dialogwerk/shared/browser';
import { change, patch, useResource } from '@dialogwerk/shared/clients';
import type { PersonalKind } from '@dialogwerk/shared/contract';
import type { DecidedWords, findPersonal, PersonalWords } from '@dialogwerk/shared/dialog/personal';
import { showNotice } from '@dialogwerk/shared/state';
import { useEffect, useMemo, useState } from 'react';
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
  const { state } = useResource('personalWords', { survey_id });
  const decided = state.kind === 'loaded' ? state.value.words : null;

  return useMemo(() => {
    if (rules === null || decided === null) return null;
    const known = new rules.PersonalWords(decided);
    const shown = (words: string, instead: readonly DecidedWords[]) => [
      patch('personalWords', { survey_id }, (page) => ({
        words: [...page.words.filter((one) => one.words !== words), ...instead],
      })),
    ];
    const take = async (words: string): Promise<boolean> => {
      const taken = await change('forgetPersonalWords', { survey_id, words }, { patches: shown(words, []) });
      if (!taken.ok) showNotice(texts.failed(taken.reason));
      return taken.ok;
    };
    const decide = async (words: string, kind: PersonalKind | null, conversation_id: string): Promise<void> => {
      const patches = shown(words, [{ words, kind }]);
      const kept = await change('setPersonalWords', { survey_id, conversation_id, words, kind }, { patches });
      if (!kept.ok) {
        showNotice(texts.failed(kept.reason));
        return;
      }
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
