import { mdiArrowLeft } from '@mdi/js';
import { Icon } from '@dialogwerk/shared/ui';
import { texts } from '../texts.ts';
import { BarLink } from './BarLink.tsx';

/** The way back from 'Testen'. The dialog's name stands below it, where respondents read it, and not a second time. */
export function TestPath({ surveyId }: { readonly surveyId: string }) {
  return (
    <nav aria-label={texts.path}>
      <BarLink to={`/configurator/${encodeURIComponent(surveyId)}`} label={texts.backToEditing}>
        <Icon path={mdiArrowLeft} />
      </BarLink>
    </nav>
  );
}
