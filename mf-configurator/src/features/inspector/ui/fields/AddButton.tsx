import { mdiPlus } from '@mdi/js';
import { Button, Icon } from '@dialogwerk/shared/ui';
import type { Ref } from 'react';
import { useInspector } from '../InspectorContext.ts';

interface AddButtonProps {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly label: string;
  readonly onClick: () => void;
}

/** Adds a row to a list. */
export function AddButton({ ref, label, onClick }: AddButtonProps) {
  const { readOnly } = useInspector();
  if (readOnly) return null;
  return (
    <Button
      ref={ref ?? null}
      size="small"
      startIcon={<Icon path={mdiPlus} />}
      onClick={onClick}
      sx={{ alignSelf: 'flex-start' }}
    >
      {label}
    </Button>
  );
}
