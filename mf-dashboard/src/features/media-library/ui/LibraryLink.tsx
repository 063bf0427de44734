import { Button, Icon } from '@dialogwerk/shared/ui';
import { Link } from '@dialogwerk/shared/ui/router';
import { mdiImageMultipleOutline } from '@mdi/js';
import { texts } from '../../../texts.ts';

/** The way to the files that all dialogs may show. */
export function LibraryLink() {
  return (
    <Button component={Link} to="/mediathek" startIcon={<Icon path={mdiImageMultipleOutline} />}>
      {texts.library.title}
    </Button>
  );
}
