import { $survey } from '@dialogwerk/shared/state';
import { Button, StatePanel } from '@dialogwerk/shared/ui';
import { Link } from '@dialogwerk/shared/ui/router';
import { mdiChartBar } from '@mdi/js';
import { useStore } from '@nanostores/react';
import { texts } from '../texts.ts';

/** Stands where the results will be; leads to sharing whoever may share. */
export function NoAnswers({ survey_id }: { readonly survey_id: string }) {
  const survey = useStore($survey);
  return (
    <StatePanel
      icon={mdiChartBar}
      title={texts.empty.title}
      actions={
        survey?.live_switch === 1 && (
          <Button variant="contained" component={Link} to={`/share/${encodeURIComponent(survey_id)}`}>
            {texts.empty.share}
          </Button>
        )
      }
    >
      {texts.empty.text}
    </StatePanel>
  );
}
