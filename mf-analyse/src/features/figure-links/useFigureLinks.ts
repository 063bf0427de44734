import { authorClient, mutate, useCall } from '@dialogwerk/shared/clients';
import type { CallState } from '@dialogwerk/shared/clients';
import type { CallInput, CallResponse, FigureLink } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { useCallback } from 'react';
import { figureLinkTexts as texts } from './texts.ts';

export type NewLink = Omit<CallInput<'createFigureLink'>, 'survey_id'>;

export interface FigureLinks {
  readonly state: CallState<CallResponse<'figureLinks'>>;
  readonly reload: () => void;
  /** Makes a link; says why where that fails. */
  readonly make: (link: NewLink) => Promise<string | null>;
  /** Ends a link at once and offers to take that back. */
  readonly revoke: (link: FigureLink) => void;
}

/** The links that show figures of a dialog. */
export function useFigureLinks(survey_id: string): FigureLinks {
  const load = useCallback(
    (signal: AbortSignal) => authorClient.call('figureLinks', { survey_id }, { signal }),
    [survey_id],
  );
  const { state, reload } = useCall(load);

  const make = async (link: NewLink): Promise<string | null> => {
    const made = await mutate({ call: () => authorClient.call('createFigureLink', { survey_id, ...link }) });
    if (made.ok) reload();
    return made.ok ? null : texts.failed(made.reason);
  };
  const setRevoked = ({ link_id }: FigureLink, is_revoked: boolean) =>
    mutate({ call: () => authorClient.call('revokeFigureLink', { survey_id, link_id, is_revoked }) });
  const bringBack = async (link: FigureLink): Promise<void> => {
    const back = await setRevoked(link, false);
    reload();
    if (!back.ok) showNotice(texts.failed(back.reason));
  };
  const revoke = async (link: FigureLink): Promise<void> => {
    const revoked = await setRevoked(link, true);
    reload();
    if (!revoked.ok) showNotice(texts.failed(revoked.reason));
    else showNotice(texts.revoked(link.name), { label: texts.undo, run: () => void bringBack(link) });
  };
  return { state, reload, make, revoke: (link) => void revoke(link) };
}
