import { mdiSproutOutline } from '@mdi/js';
import { PlainPage } from './PlainPage.tsx';
import { texts } from './texts.ts';

/** The place of a screen that a later version brings. */
export function PlannedPage({ title }: { readonly title: string }) {
  return (
    <PlainPage title={title} icon={mdiSproutOutline} heading={texts.plannedTitle}>
      {texts.planned}
    </PlainPage>
  );
}
