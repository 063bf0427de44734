import { mdiPlus } from '@mdi/js';
import { Button, Icon } from '@dialogwerk/shared/ui';
import { useInspector } from '../InspectorContext.ts';

/** Adds a row to a list. */
export function AddButton({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  const { readOnly } = useInspector();
  if (readOnly) return null;
  return (
    <Button size="small" startIcon={<Icon path={mdiPlus} />} onClick={onClick} sx={{ alignSelf: 'flex-start' }}>
      {label}
    </Button>
  );
}
