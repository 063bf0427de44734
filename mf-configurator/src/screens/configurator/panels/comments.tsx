import { mdiCommentTextMultipleOutline } from '@mdi/js';
import { CommentsBadge } from '../../../features/comments/ui/CommentsBadge.tsx';
import { texts } from '../../../texts.ts';
import type { Panel } from './Panel.ts';
import { laterContent } from './laterContent.tsx';

/** What the team says about the blocks. Its name stands with the screen's texts, because those of the feature come with its content. */
export const comments: Panel = {
  id: 'comments',
  label: texts.comments,
  icon: mdiCommentTextMultipleOutline,
  place: 'bar-if-wide',
  named: true,
  shortcut: 'comments',
  Content: laterContent(texts.comments, async () => (await import('./contents/CommentsContent.tsx')).CommentsContent),
  Badge: ({ workspace }) => <CommentsBadge survey_id={workspace.survey.survey_id} />,
};
