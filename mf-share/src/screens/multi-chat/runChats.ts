import type { ManagerLive } from '@dialogwerk/shared/contract';
import type { RunStudy } from '../../features/overview/model/RunStudy.ts';

/** A multi-chat as a study is run with it; its privacy statements are those of its dialogs, and each asks something. */
export function runChats({ active, published_at, unpublished_changes }: ManagerLive): RunStudy {
  return {
    what: 'Multi-Chat',
    active,
    publication: published_at === null ? null : { published_at, unpublished_changes },
    lacksPrivacy: false,
    toBuild: null,
  };
}
