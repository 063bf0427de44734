import type { ManagerLive } from '@dialogwerk/shared/contract';
import { Typography } from '@dialogwerk/shared/ui';
import { Step } from '../../../../publishSteps/Step.tsx';
import { stepTexts } from '../../../../publishSteps/texts.ts';
import type { Chats } from '../../model/Chats.ts';
import { publishTexts as texts } from '../../publishTexts.ts';
import { ChatsReview } from './ChatsReview.tsx';

/** What publishing a multi-chat changes: in which of its dialogs how much, and beside them. */
export function ChatsChangesStep({ chats, live }: { readonly chats: Chats; readonly live: ManagerLive }) {
  const { publication_id, unpublished_changes, changed_surveys } = live;
  const isOpen = publication_id === null || unpublished_changes > 0;
  return (
    <Step number={2} title={stepTexts.changes} state={isOpen ? 'next' : 'done'}>
      {publication_id === null && <Typography>{texts.first(chats.surveys.length)}</Typography>}
      {publication_id !== null && unpublished_changes === 0 && <Typography>{texts.nothing}</Typography>}
      {publication_id !== null && unpublished_changes > 0 && (
        <ChatsReview chats={chats} changes={{ unpublished_changes, changed_surveys }} />
      )}
    </Step>
  );
}
