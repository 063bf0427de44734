import { Button, Icon } from '@dialogwerk/shared/ui';
import { mdiViewGridOutline } from '@mdi/js';
import { openTemplates } from '../picking.ts';

/** Opens the choice of templates. */
export function TemplatesButton({ children }: { readonly children: string }) {
  return (
    <Button
      variant="outlined"
      aria-haspopup="dialog"
      startIcon={<Icon path={mdiViewGridOutline} />}
      onClick={openTemplates}
    >
      {children}
    </Button>
  );
}
