import { errorsOf, publish, reasonOf } from '@dialogwerk/shared/clients';
import type { SurveyData } from '@dialogwerk/shared/contract';
import {
  GoLiveDialog,
  publicationTexts,
  PublicationChip,
  Stack,
  Typography,
  useDates,
  usePublishing,
} from '@dialogwerk/shared/ui';
import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import type { Place } from '../../../comparison/changesOf.ts';
import { $unpublished } from '../state/unpublished.ts';
import { texts } from '../texts.ts';
import { ChangeList } from './ChangeList.tsx';
import { DataChanges } from './DataChanges.tsx';
import { PublicationList } from './PublicationList.tsx';
import { PublishForm } from './PublishForm.tsx';

interface PublishPanelProps {
  /** The dialog under edit, with what respondents get of it. */
  readonly survey: SurveyData;
  /** The draft's revision as the api has it; null while something is on its way. */
  readonly saved: number | null;
  /** What the check says, in a few words. */
  readonly checkSummary: string;
  readonly onToCheck: () => void;
  readonly onShow: (place: NonNullable<Place>) => void;
}

/** Draft and published: what respondents get, what publishing would change, and what was published before. */
export function PublishPanel({ survey, saved, checkSummary, onToCheck, onShow }: PublishPanelProps) {
  const { publication } = survey;
  const publishing = usePublishing(survey, { errorsOf, publish, reasonOf });
  const unpublished = useStore($unpublished);
  const data = unpublished.kind === 'read' ? unpublished.data : [];
  const { moment } = useDates();
  const top = useRef<HTMLDivElement>(null);
  const [renewed, setRenewed] = useState<ReadonlySet<string>>(new Set());
  const mayPublish = survey.live_switch === 1;
  const isBehind = publication !== null && publication.unpublished_changes > 0;
  // Exactly what is listed below is published, so that nobody publishes unseen what another author writes now.
  const isListed = unpublished.kind === 'failed' || (unpublished.kind === 'read' && unpublished.revision === saved);

  const bringBack = (revision: number): void => {
    // The button goes away with its list.
    top.current?.focus();
    void publishing.bringBack(revision);
  };

  return (
    <Stack ref={top} tabIndex={-1} sx={{ p: 2, gap: 2.5, outline: 'none' }}>
      <div>
        <PublicationChip publication={publication} />
        <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {publication ? texts.since(moment(publication.published_at), publication.author?.name ?? null) : texts.never}{' '}
          {publicationTexts.rule}
        </Typography>
      </div>
      {isBehind && mayPublish && (
        <PublishForm
          isUnsaved={saved === null || !isListed}
          isPublishing={publishing.isPublishing}
          checkSummary={checkSummary}
          onToCheck={onToCheck}
          onPublish={(note) => {
            top.current?.focus();
            const anew = data.map(({ unique_question_id: id }) => id).filter((id) => renewed.has(id));
            void publishing.publishDraft({
              note,
              ...(anew.length > 0 && { renewed: anew }),
              ...(saved !== null && { revision: saved }),
            });
          }}
        />
      )}
      {isBehind && mayPublish && (
        <DataChanges
          changes={data}
          survey={survey}
          renewed={renewed}
          onRenew={(id, isRenewed) =>
            setRenewed(new Set(isRenewed ? [...renewed, id] : [...renewed].filter((other) => other !== id)))
          }
        />
      )}
      {isBehind && !mayPublish && <Typography color="textSecondary">{texts.mayNot}</Typography>}
      {publication && <ChangeList survey={survey} onShow={onShow} />}
      {publication && (
        <PublicationList
          // Another publication, another list.
          key={publication.publication_id}
          survey_id={survey.survey_id}
          onBringBack={mayPublish ? bringBack : null}
        />
      )}
      {publishing.errors && (
        <GoLiveDialog
          act="publish"
          errors={publishing.errors}
          onBack={publishing.giveUp}
          onToCheck={() => {
            publishing.giveUp();
            onToCheck();
          }}
          onGoLive={() => void publishing.publishAnyway()}
        />
      )}
    </Stack>
  );
}
