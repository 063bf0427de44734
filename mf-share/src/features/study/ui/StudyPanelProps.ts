import type { Study } from '@dialogwerk/shared/contract';
import type { StudyWords } from '../texts.ts';
import type { StudySettings } from '../useStudy.ts';

/** What each panel of a study is drawn from. */
export interface StudyPanelProps {
  readonly study: Study;
  readonly settings: StudySettings;
  /** Whether the author's role lets them set it. */
  readonly maySet: boolean;
  /** The words where it is a multi-chat's; absent for a dialog. */
  readonly words?: StudyWords;
}
