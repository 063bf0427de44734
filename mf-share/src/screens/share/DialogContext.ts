import type { SurveyData } from '@dialogwerk/shared/contract';
import type { PublicLinks } from '../../features/public-links/model/publicLinks.ts';
import type { PublicName } from '../../features/public-name/usePublicName.ts';

/** What every panel of a dialog is drawn from. */
export interface DialogContext {
  readonly survey: SurveyData;
  readonly links: PublicLinks;
  /** The dialog's name in addresses, or its id. */
  readonly address: string;
  readonly name: PublicName;
}
