import { mdiCloudOffOutline } from '@mdi/js';
import { Button, StatePanel } from '@dialogwerk/shared/ui';
import { useParams } from '@dialogwerk/shared/ui/router';
import { useEditor } from '../../features/editing/ui/useEditor.ts';
import { texts } from '../../texts.ts';
import { LoadingSkeleton } from './LoadingSkeleton.tsx';
import { Workbench } from './Workbench.tsx';

/** The dialog configurator at /configurator/:survey_id (spec §2). */
export function Configurator() {
  const { survey_id = '' } = useParams();
  const opening = useEditor(survey_id);
  switch (opening.state) {
    case 'loading':
      return <LoadingSkeleton />;
    case 'fault':
      return (
        <StatePanel
          fault
          icon={mdiCloudOffOutline}
          title={texts.loadFault}
          actions={
            <Button variant="contained" onClick={opening.retry}>
              {texts.retry}
            </Button>
          }
        >
          {opening.reason} {texts.loadFaultHint}
        </StatePanel>
      );
    case 'open':
      return <Workbench editor={opening.editor} />;
  }
}
