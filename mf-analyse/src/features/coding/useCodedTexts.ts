import { authorClient, mutate, useCall } from '@dialogwerk/shared/clients';
import type { CallState } from '@dialogwerk/shared/clients';
import type { CallResponse, CodedText, CountedCode } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { useCallback, useState } from 'react';
import { withCoding } from './model/withCoding.ts';
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

/** A page of the texts to a question with their codes. `onCoded`: when the figures of the codes have changed. */
export function useCodedTexts(
  { survey_id, filter, question, part }: CodingPlace,
  { search, code, page }: Listing,
  onCoded: () => void,
): CodedTexts {
  const load = useCallback(
    (signal: AbortSignal) =>
      authorClient.call('codedTexts', { survey_id, filter, question, part, search, code, page }, { signal }),
    [survey_id, filter, question, part, search, code, page],
  );
  const { state, reload } = useCall(load);
  // What was coded since the page was loaded.
  const [coded, setCoded] = useState<{ of: object; texts: readonly CodedText[] } | null>(null);
  const value = state.kind === 'loaded' ? state.value : null;
  const shown = value && coded?.of === value ? coded.texts : (value?.texts ?? []);

  const set = async ({ conversation_id }: CodedText, { code_id }: CountedCode, is_given: boolean): Promise<void> => {
    if (!value) return;
    const change = (isGiven: boolean) => (before: typeof coded) => {
      const given = before?.of === value ? before.texts : value.texts;
      return { of: value, texts: withCoding(given, conversation_id, code_id, isGiven) };
    };
    const sent = await mutate({
      apply: () => setCoded(change(is_given)),
      call: () => authorClient.call('codeText', { survey_id, question, part, code_id, conversation_id, is_given }),
      rollback: () => setCoded(change(!is_given)),
    });
    if (sent.ok) onCoded();
    else showNotice(texts.notDone(sent.reason));
  };
  return {
    state: value && state.kind === 'loaded' ? { kind: 'loaded', value: { ...value, texts: [...shown] } } : state,
    reload,
    async toggle(text, given) {
      const isGiven = !text.own.includes(given.code_id);
      showNotice(isGiven ? texts.given(given.name) : texts.taken(given.name), {
        label: texts.undo,
        run: () => void set(text, given, !isGiven),
      });
      await set(text, given, isGiven);
    },
  };
}
