import { change, mapState, useResource } from '@dialogwerk/shared/clients';
import type { CallState } from '@dialogwerk/shared/clients';
import type { CallResponse, CodedText, CountedCode } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { useState } from 'react';
import { withCoding } from './model/withCoding.ts';
import type { Coding } from './model/withCoding.ts';
import { codingTexts as texts } from './texts.ts';
import type { CodingPlace } from './useCodes.ts';

/** Which page of which texts is listed; `code` as the call has it. */
export interface Listing {
  readonly search: string;
  readonly code: string;
  readonly page: number;
}

/** A page of texts, and the way to code them. */
export interface CodedTexts {
  readonly state: CallState<CallResponse<'codedTexts'>>;
  readonly reload: () => void;
  /** Gives a text a code, or takes it away where it has it; shown at once, and offered to be taken back. */
  readonly toggle: (text: CodedText, code: CountedCode) => Promise<void>;
}

/** A page of the texts to a question with their codes. */
export function useCodedTexts({ survey_id, filter, question, part }: CodingPlace, listing: Listing): CodedTexts {
  const { state, reload } = useResource('codedTexts', { survey_id, filter, question, part, ...listing });
  const page = state.kind === 'loaded' ? state.value : null;
  // Laid over the page and not asked for again, because a text stays where it was listed though its codes lead elsewhere now.
  const [coded, setCoded] = useState<{ of: object | null; made: readonly Coding[] }>({ of: page, made: [] });
  if (coded.of !== page) setCoded({ of: page, made: [] });
  const lay = (coding: Coding): void => setCoded(({ of, made }) => ({ of, made: [...made, coding] }));

  const set = async (coding: Coding): Promise<void> => {
    lay(coding);
    const sent = await change('codeText', { survey_id, question, part, ...coding });
    if (sent.ok) return;
    lay({ ...coding, is_given: !coding.is_given });
    showNotice(texts.notDone(sent.reason));
  };
  return {
    state: mapState(state, ({ total, texts: listed }) => ({
      total,
      texts: [...coded.made.reduce(withCoding, listed)],
    })),
    reload,
    async toggle({ conversation_id, own }, { code_id, name }) {
      const is_given = !own.includes(code_id);
      showNotice(is_given ? texts.given(name) : texts.taken(name), {
        label: texts.undo,
        run: () => void set({ conversation_id, code_id, is_given: !is_given }),
      });
      await set({ conversation_id, code_id, is_given });
    },
  };
}
