import { laterPart, Skeleton } from '@dialogwerk/shared/ui';
import type { StudyProps } from './Study.tsx';

/** A panel of how a study is run, loaded when it is opened: it reads what the dialog's conditions can say. */
export const StudyPanel = laterPart<StudyProps>(
  async () => (await import('./Study.tsx')).default,
  <Skeleton variant="rounded" height={180} />,
);
