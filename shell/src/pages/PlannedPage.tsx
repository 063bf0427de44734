import { mdiSproutOutline } from '@mdi/js';
import type { PlannedArea } from '../routes/RouteEntry.ts';
import { PlainPage } from './PlainPage.tsx';
import { texts } from './texts.ts';

interface PlannedPageProps {
  readonly area: PlannedArea;
  readonly title: string;
}

/** The place of a screen that is not there: what can be done instead. Whoever came by a public link has no account to go back to. */
export function PlannedPage({ area, title }: PlannedPageProps) {
  const { heading, text } = texts.planned[area];
  return (
    <PlainPage title={title} icon={mdiSproutOutline} heading={heading}>
      {text}
    </PlainPage>
  );
}
