import type { ManagerLive } from '@dialogwerk/shared/contract';
import type { PublicName } from '../../features/public-name/usePublicName.ts';

/** What every panel of a multi-chat is drawn from. */
export interface ChatsContext {
  readonly dialog_manager_id: number;
  readonly live: ManagerLive;
  /** What its panels ask of a dialog, for all chats together; its id is the multi-chat's public one. */
  readonly survey: {
    readonly survey_id: string;
    readonly survey_name: string;
    readonly active: boolean;
    readonly bearbeiten: 0 | 1;
    readonly analyse: 0 | 1;
  };
  /** One of its dialogs, whose pictures can be chosen from; the multi-chat's public id where it has none. */
  readonly picturesOf: string;
  /** The link for respondents, and the multi-chat's name in it, or its public id. */
  readonly link: string;
  readonly address: string;
  readonly name: PublicName;
}
