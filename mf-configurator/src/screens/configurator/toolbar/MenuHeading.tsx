import { Typography } from '@dialogwerk/shared/ui';
import type { ReactNode } from 'react';

/** A line in a menu that cannot be chosen, such as the name of a group. */
export function MenuHeading({ children }: { readonly children: ReactNode }) {
  return (
    <Typography
      component="li"
      role="presentation"
      variant="body2"
      color="textSecondary"
      noWrap
      sx={{ px: 2, pt: 1.25, pb: 0.5, maxWidth: 320, fontWeight: 600 }}
    >
      {children}
    </Typography>
  );
}

/** The menu reads this so that the focus goes to the first item that can be chosen. */
MenuHeading.muiSkipListHighlight = true;
