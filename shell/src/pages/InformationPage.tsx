import { mdiTextBoxOutline } from '@mdi/js';
import type { InformationPageName } from '../routes/RouteEntry.ts';
import { PlainPage } from './PlainPage.tsx';
import { informationTexts, texts } from './texts.ts';

interface InformationPageProps {
  readonly page: InformationPageName;
  readonly title: string;
}

/** An information page (spec §2), which says whose text belongs here as long as there is none. */
export function InformationPage({ page, title }: InformationPageProps) {
  return (
    <PlainPage title={title} icon={mdiTextBoxOutline} heading={texts.informationTitle}>
      {informationTexts[page]}
    </PlainPage>
  );
}
