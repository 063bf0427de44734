import { authorClient, mutate, useCall } from '@dialogwerk/shared/clients';
import type { Called } from '@dialogwerk/shared/clients';
import type { CallResponse, CountedCode } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { useCallback } from 'react';
import { nextColour } from './model/codeColour.ts';
import { codingTexts as texts } from './texts.ts';

/** Which texts are coded. */
export interface CodingPlace {
  readonly survey_id: string;
  /** The short form of a `resultFilter`. */
  readonly filter: string;
  readonly question: string;
  /** '' or a `nachfrage_id`. */
  readonly part: string;
}

/** The codes of a question, and what can be done with them. */
export interface Codes extends Called<CallResponse<'codes'>> {
  /** Makes a code; whether that worked. */
  readonly add: (name: string, codes: readonly CountedCode[]) => Promise<boolean>;
  readonly rename: (code: CountedCode, name: string) => Promise<boolean>;
  /** Deletes a code and offers to bring it back. */
  readonly remove: (code: CountedCode) => Promise<void>;
}

/** The codes of a question with their figures. */
export function useCodes({ survey_id, filter, question, part }: CodingPlace): Codes {
  const load = useCallback(
    (signal: AbortSignal) => authorClient.call('codes', { survey_id, filter, question, part }, { signal }),
    [survey_id, filter, question, part],
  );
  const called = useCall(load);
  const { reload } = called;
  const of = { survey_id, question, part };
  const done = async (call: () => Promise<unknown>): Promise<boolean> => {
    const sent = await mutate({ call });
    if (sent.ok) reload();
    else showNotice(texts.notDone(sent.reason));
    return sent.ok;
  };
  const keep = (code_id: string, name: string, colour: number): Promise<boolean> =>
    done(() => authorClient.call('keepCode', { ...of, code_id, name, colour }));
  return {
    ...called,
    add: (name, codes) => keep(crypto.randomUUID(), name, nextColour(codes.map(({ colour }) => colour))),
    rename: ({ code_id, colour }, name) => keep(code_id, name, colour),
    async remove({ code_id, name }) {
      if (!(await done(() => authorClient.call('deleteCode', { ...of, code_id })))) return;
      showNotice(texts.removed(name), {
        label: texts.undo,
        run: () => void done(() => authorClient.call('restoreCode', { ...of, code_id })),
      });
    },
  };
}
