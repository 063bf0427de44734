import { mdiLightbulbOutline } from '@mdi/js';
import { Button, Icon } from '@dialogwerk/shared/ui';
import { texts } from '../../texts.ts';
import { useInspector } from '../InspectorContext.ts';

/** Fills in what is still empty with an example, there to be overwritten. */
export function ExampleButton({ onInsert }: { readonly onInsert: () => void }) {
  const { readOnly } = useInspector();
  if (readOnly) return null;
  return (
    <Button
      size="small"
      startIcon={<Icon path={mdiLightbulbOutline} />}
      onClick={onInsert}
      sx={{ alignSelf: 'flex-start' }}
    >
      {texts.insertExample}
    </Button>
  );
}
