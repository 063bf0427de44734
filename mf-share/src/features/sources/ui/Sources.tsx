import type { SurveyData } from '@dialogwerk/shared/contract';
import { FaultAlert, Skeleton, Stack, Typography } from '@dialogwerk/shared/ui';
import { sourceTexts as texts } from '../texts.ts';
import { useLinkParameters } from '../useLinkParameters.ts';
import { LinkMaker } from './LinkMaker.tsx';
import { NewParameter } from './NewParameter.tsx';
import { ParameterList } from './ParameterList.tsx';
import { SourceLinks } from './SourceLinks.tsx';

interface SourcesProps {
  readonly survey: Pick<SurveyData, 'survey_id' | 'survey_name' | 'bearbeiten' | 'analyse'>;
  readonly link: string;
}

/** Which parameters of the public link are kept, and links that carry them. */
export default function Sources({ survey, link }: SourcesProps) {
  const { state, reload, add, remove } = useLinkParameters(survey.survey_id);
  // Besitzer and Voller Zugriff are the roles with both rights (domain.md §8).
  const maySet = survey.bearbeiten === 1 && survey.analyse === 1;
  return (
    <Stack sx={{ gap: 3 }}>
      <Typography color="textSecondary">
        {texts.text} {texts.privacy}
      </Typography>
      {state.kind === 'loading' && (
        <Skeleton role="progressbar" variant="rounded" height={80} aria-label={texts.loading} />
      )}
      {state.kind === 'failed' && <FaultAlert onRetry={reload}>{texts.failed(state.reason)}</FaultAlert>}
      {state.kind === 'loaded' && (
        <>
          <ParameterList names={state.value} {...(maySet ? { onRemove: remove } : {})} />
          {maySet ? (
            <NewParameter names={state.value} onAdd={add} />
          ) : (
            <Typography color="textSecondary">{texts.role}</Typography>
          )}
          {state.value.length > 0 && (
            <>
              <LinkMaker link={link} names={state.value} />
              <SourceLinks survey_id={survey.survey_id} link={link} names={state.value} heading={survey.survey_name} />
            </>
          )}
        </>
      )}
    </Stack>
  );
}
