import type { SurveyData } from '@dialogwerk/shared/contract';
import { FaultAlert, PublicNameForm, Skeleton } from '@dialogwerk/shared/ui';
import { Panel } from '../../Panel.tsx';
import { texts } from '../../texts.ts';
import { dialogAddress } from './dialogAddress.ts';
import type { PublicName } from './usePublicName.ts';

interface NamePanelProps {
  readonly survey: Pick<SurveyData, 'survey_id' | 'survey_name' | 'bearbeiten' | 'analyse'>;
  readonly name: PublicName;
  /** What stands before the name in the address; absent: that of dialogs. */
  readonly before?: string;
}

/** An address that people can say. */
export function NamePanel({ survey, name: { state, reload, give }, before = dialogAddress('') }: NamePanelProps) {
  return (
    <Panel title={texts.name.title} help="name">
      {state.kind === 'loading' && <Skeleton variant="rounded" height={120} />}
      {state.kind === 'failed' && <FaultAlert onRetry={reload}>{texts.name.failed(state.reason)}</FaultAlert>}
      {state.kind === 'loaded' && (
        <PublicNameForm
          key={survey.survey_id}
          names={state.value}
          before={before}
          title={survey.survey_name}
          // Besitzer and Voller Zugriff are the roles with both rights (domain.md §8).
          mayGive={survey.bearbeiten === 1 && survey.analyse === 1}
          onGive={give}
        />
      )}
    </Panel>
  );
}
