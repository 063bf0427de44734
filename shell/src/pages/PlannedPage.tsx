import { mdiSproutOutline } from '@mdi/js';
import { Navigate, useParams, useSearchParams } from '@dialogwerk/shared/ui/router';
import type { PlannedArea } from '../routes/RouteEntry.ts';
import { PlainPage } from './PlainPage.tsx';
import { SingleAnalyses } from './SingleAnalyses.tsx';
import { texts } from './texts.ts';
import { HomeLink } from './HomeLink.tsx';

interface PlannedPageProps {
  readonly area: PlannedArea;
  readonly title: string;
}

/** The place of a screen that a later version brings: what it will be, what can be done instead, and the way there. */
export function PlannedPage({ area, title }: PlannedPageProps) {
  const { dialog_manager_id } = useParams();
  const [search] = useSearchParams();
  const { heading, text } = texts.planned[area];
  const dialog = search.get('dialog');
  // Whoever wants the analysis of one dialog gets it, as long as there is none of the whole multi-chat.
  if (area === 'multi-chat-analysis' && dialog)
    return <Navigate replace to={`/analyse/${encodeURIComponent(dialog)}`} />;
  return (
    <PlainPage
      title={title}
      icon={mdiSproutOutline}
      heading={heading}
      actions={
        // Whoever came by a public link has no account here.
        area !== 'public-multi-chat' && <HomeLink variant="contained" />
      }
    >
      {text}
      {area === 'multi-chat-analysis' && dialog_manager_id !== undefined && (
        <SingleAnalyses key={dialog_manager_id} managerId={Number(dialog_manager_id)} />
      )}
    </PlainPage>
  );
}
