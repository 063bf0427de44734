import { mdiCloudOffOutline } from '@mdi/js';
import { FaultPanel } from '@dialogwerk/shared/ui';
import { useParams, useSearchParams } from '@dialogwerk/shared/ui/router';
import { lazy, Suspense } from 'react';
import { useEditor } from '../../features/editing/ui/useEditor.ts';
import { texts } from '../../texts.ts';
import { LoadingSkeleton } from './LoadingSkeleton.tsx';
import { Workbench } from './Workbench.tsx';

/** Comes only where a multi-chat is opened, because most dialogs are in none. */
const ManagerScreen = lazy(() => import('../manager/ManagerScreen.tsx'));

/** The configurator at /configurator/:survey_id (spec §2): the dialog itself or, with `multichat`, its dialog manager. */
export function Configurator() {
  const { survey_id = '' } = useParams();
  const [query] = useSearchParams();
  const manager = Number(query.get('multichat'));
  if (manager > 0) {
    return (
      <Suspense fallback={<LoadingSkeleton />}>
        <ManagerScreen survey_id={survey_id} manager={manager} />
      </Suspense>
    );
  }
  return <DialogScreen survey_id={survey_id} />;
}

/** The dialog, opened for editing. */
function DialogScreen({ survey_id }: { readonly survey_id: string }) {
  const opening = useEditor(survey_id);
  switch (opening.state) {
    case 'loading':
      return <LoadingSkeleton />;
    case 'fault':
      return (
        <FaultPanel icon={mdiCloudOffOutline} title={texts.loadFault} onRetry={opening.retry}>
          {opening.reason} {texts.loadFaultHint}
        </FaultPanel>
      );
    case 'open':
      return <Workbench editor={opening.editor} />;
  }
}
