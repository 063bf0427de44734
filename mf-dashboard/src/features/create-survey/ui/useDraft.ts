import { change } from '@dialogwerk/shared/clients';
import type { CallInput, SurveyDraft } from '@dialogwerk/shared/contract';
import { useEffect, useRef, useState } from 'react';

export type DraftState =
  /** `problem`: why there is none of what was described last. */
  | { readonly kind: 'describing'; readonly problem: string | null }
  | { readonly kind: 'writing' }
  | { readonly kind: 'ready'; readonly draft: SurveyDraft };

interface Drafting {
  readonly state: DraftState;
  /** Resolves once it is written, refused or given up. */
  readonly write: (description: CallInput<'draftSurvey'>) => Promise<void>;
  /** Goes back to the description; what is being written is given up. */
  readonly describe: () => void;
}

/** A draft from a description, from the model. */
export function useDraft(): Drafting {
  const [state, setState] = useState<DraftState>({ kind: 'describing', problem: null });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function write(description: CallInput<'draftSurvey'>): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    setState({ kind: 'writing' });
    const { signal } = controller;
    const written = await change('draftSurvey', description, { signal });
    if (signal.aborted) return;
    setState(
      written.ok ? { kind: 'ready', draft: written.value.draft } : { kind: 'describing', problem: written.reason },
    );
  }

  return {
    state,
    write,
    describe: () => {
      running.current?.abort();
      setState({ kind: 'describing', problem: null });
    },
  };
}
