import type { Task, TaskKind } from '@dialogwerk/shared/contract';
import {
  mdiCheckDecagramOutline,
  mdiCloseOctagonOutline,
  mdiCloudUploadOutline,
  mdiCommentOutline,
  mdiSchoolOutline,
  mdiShieldAlertOutline,
} from '@mdi/js';
import { todayTexts } from '../todayTexts.ts';

interface TaskLook {
  readonly icon: string;
  readonly text: (count: number) => string;
  /** Where it is done. */
  readonly to: (task: Task) => string;
}

const tool =
  (name: string) =>
  ({ survey_id }: Task): string =>
    `/configurator/${encodeURIComponent(survey_id)}?tool=${name}`;

/** How each kind of task looks, and where it is done. */
export const taskKinds: Readonly<Record<TaskKind, TaskLook>> = {
  replies: {
    icon: mdiSchoolOutline,
    text: todayTexts.tasks.replies,
    to: ({ survey_id, unique_question_id }) =>
      `/intrance/${encodeURIComponent(survey_id)}?block=${encodeURIComponent(unique_question_id ?? '')}`,
  },
  findings: { icon: mdiShieldAlertOutline, text: todayTexts.tasks.findings, to: tool('proof') },
  comments: { icon: mdiCommentOutline, text: todayTexts.tasks.comments, to: tool('comments') },
  approvals: { icon: mdiCheckDecagramOutline, text: todayTexts.tasks.approvals, to: tool('publishing') },
  declined: { icon: mdiCloseOctagonOutline, text: todayTexts.tasks.declined, to: tool('publishing') },
  unpublished: { icon: mdiCloudUploadOutline, text: todayTexts.tasks.unpublished, to: tool('publishing') },
};
