import { Icon, Typography } from '@dialogwerk/shared/ui';
import { mdiAccountEdit } from '@mdi/js';
import { useStore } from '@nanostores/react';
import { $editedBy } from './companions.ts';
import { texts } from './texts.ts';

interface EditedByProps {
  readonly unique_question_id: string;
  /** Room around it. */
  readonly sx?: { readonly px?: number; readonly py?: number; readonly mt?: number };
}

/** Who else works on a block now; nothing where nobody does. */
export function EditedBy({ unique_question_id, sx }: EditedByProps) {
  const names = useStore($editedBy).get(unique_question_id);
  if (!names) return null;
  return (
    <Typography
      variant="body2"
      component="span"
      sx={{ display: 'flex', alignItems: 'center', gap: 0.75, fontWeight: 600, overflowWrap: 'anywhere', ...sx }}
    >
      <Icon path={mdiAccountEdit} fontSize="small" />
      {texts.editedBy(names)}
    </Typography>
  );
}
