import { useStore } from '@nanostores/react';
import { $survey } from '@dialogwerk/shared/state';
import { Button } from '@dialogwerk/shared/ui';
import { Link } from '@dialogwerk/shared/ui/router';
import { moduleTabs } from '../routes/moduleTabs.data.ts';
import { texts } from './texts.ts';

const areas = ['bearbeiten', 'testen'] as const;

/** The way into the first area of a dialog that its flags open (spec §2); nothing where they open none. */
export function OpenArea({ surveyId }: { readonly surveyId: string }) {
  const survey = useStore($survey);
  const open = areas.find((area) => survey?.[area] === 1);
  const tab = moduleTabs.find((each) => each.tab === open);
  if (!open || !tab) return null;
  return (
    <Button variant="contained" component={Link} to={tab.pathOf(surveyId)}>
      {texts.toArea[open]}
    </Button>
  );
}
