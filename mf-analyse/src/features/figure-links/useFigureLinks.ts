import { change, useResource } from '@dialogwerk/shared/clients';
import type { CallState } from '@dialogwerk/shared/clients';
import type { CallInput, CallResponse, FigureLink } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
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
  const { state, reload } = useResource('figureLinks', { survey_id });

  const make = async (link: NewLink): Promise<string | null> => {
    const made = await change('createFigureLink', { survey_id, ...link });
    return made.ok ? null : texts.failed(made.reason);
  };
  const setRevoked = ({ link_id }: FigureLink, is_revoked: boolean) =>
    change('revokeFigureLink', { survey_id, link_id, is_revoked });
  const bringBack = async (link: FigureLink): Promise<void> => {
    const back = await setRevoked(link, false);
    if (!back.ok) showNotice(texts.failed(back.reason));
  };
  const revoke = async (link: FigureLink): Promise<void> => {
    const revoked = await setRevoked(link, true);
    if (!revoked.ok) showNotice(texts.failed(revoked.reason));
    else showNotice(texts.revoked(link.name), { label: texts.undo, run: () => void bringBack(link) });
  };
  return { state, reload, make, revoke: (link) => void revoke(link) };
}
