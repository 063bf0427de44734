import { mdiLockOutline } from '@mdi/js';
import { PlainPage } from './PlainPage.tsx';
import { texts } from './texts.ts';
import { HomeLink } from './HomeLink.tsx';

/** An area whose flag is 0 (spec §2), met by its address: its calls would be refused, which ends the session (spec §8). */
export function ClosedArea({ title }: { readonly title: string }) {
  return (
    <PlainPage
      title={title}
      icon={mdiLockOutline}
      heading={texts.closedTitle}
      actions={<HomeLink variant="contained" />}
    >
      {texts.closed}
    </PlainPage>
  );
}
