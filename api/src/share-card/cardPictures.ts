import { publicMediaPath } from '@dialogwerk/shared/contract';
import type { SurveyConfig } from '@dialogwerk/shared/contract';
import { pictureAddresses } from '../media/pictureAddresses.ts';
import type { Services } from '../services.ts';
import { shownByServices } from './shownByServices.ts';

/** Where the pictures of a card are. */
export interface CardPictures {
  /** The author's own; null for none. */
  readonly own: string | null;
  /** What stands in its place: the dialog's logo, else the picture of its bot; null for none that other services show. */
  readonly standIn: string | null;
}

/** The pictures of a dialog's card by its settings; files of this installation alone, because nobody else is to be asked for them. */
export async function cardPictures(
  services: Pick<Services, 'db' | 'contentLocation'>,
  picture: string | null,
  { logo_src, avatar_src }: Pick<SurveyConfig, 'logo_src' | 'avatar_src'>,
): Promise<CardPictures> {
  const [own = null, ...others] = await pictureAddresses(services, [picture, logo_src, avatar_src]);
  const isOurs = (address: string | null): address is string => {
    const name = address?.slice(address.lastIndexOf('/') + 1) ?? '';
    return address === services.contentLocation(publicMediaPath(name)) && shownByServices(name);
  };
  return { own, standIn: others.find(isOurs) ?? null };
}
