import { mdiSproutOutline } from '@mdi/js';
import { Button } from '@dialogwerk/shared/ui';
import { Link, useParams } from '@dialogwerk/shared/ui/router';
import type { PlannedArea } from '../routes/RouteEntry.ts';
import { PlainPage } from './PlainPage.tsx';
import { SingleAnalyses } from './SingleAnalyses.tsx';
import { texts } from './texts.ts';
import { WayBack } from './WayBack.tsx';

interface PlannedPageProps {
  readonly area: PlannedArea;
  readonly title: string;
}

/** The place of a screen that a later version brings: what it will be, what can be done instead, and the way there. */
export function PlannedPage({ area, title }: PlannedPageProps) {
  const { survey_id, dialog_manager_id } = useParams();
  const { heading, text } = texts.planned[area];
  return (
    <PlainPage
      title={title}
      icon={mdiSproutOutline}
      heading={heading}
      actions={
        // Whoever came by a public link has no account here.
        area !== 'public-multi-chat' && (
          <>
            {survey_id !== undefined && (
              <Button variant="contained" component={Link} to={`/configurator/${encodeURIComponent(survey_id)}`}>
                {texts.toSurvey}
              </Button>
            )}
            <WayBack variant={survey_id === undefined ? 'contained' : 'outlined'} />
          </>
        )
      }
    >
      {text}
      {area === 'multi-chat-analysis' && dialog_manager_id !== undefined && (
        <SingleAnalyses key={dialog_manager_id} managerId={Number(dialog_manager_id)} />
      )}
    </PlainPage>
  );
}
