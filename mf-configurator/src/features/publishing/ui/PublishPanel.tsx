import type { SurveyData } from '@dialogwerk/shared/contract';
import { Box, FaultAlert, GoLiveDialog, Stack } from '@dialogwerk/shared/ui';
import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { ApprovalPart } from '../../../approval/ApprovalPart.tsx';
import { PastApprovals } from '../../../approval/PastApprovals.tsx';
import { approvalTexts } from '../../../approval/texts.ts';
import type { Place } from '../../../comparison/changesOf.ts';
import { CheckStep } from '../../../publishSteps/CheckStep.tsx';
import type { DraftCheck } from '../../../publishSteps/DraftCheck.ts';
import { LiveStep } from '../../../publishSteps/LiveStep.tsx';
import { StepList } from '../../../publishSteps/StepList.tsx';
import { $unpublished } from '../state/unpublished.ts';
import { texts } from '../texts.ts';
import { ApprovalReview } from './ApprovalReview.tsx';
import { ChangesStep } from './ChangesStep.tsx';
import { DialogLinkStep } from './DialogLinkStep.tsx';
import { FourEyes } from './FourEyes.tsx';
import { PublicationList } from './PublicationList.tsx';
import { PublishStep } from './PublishStep.tsx';
import { useDialogApproval } from './useDialogApproval.ts';
import { usePublishingLive } from './usePublishingLive.ts';

interface PublishPanelProps {
  /** The dialog as its author sees it, with what respondents get of it. */
  readonly survey: SurveyData;
  /** The draft's revision as the api has it; null while something is on its way, 'listed' where nobody edits it on this page. */
  readonly saved: number | null | 'listed';
  readonly check: DraftCheck;
  readonly onToCheck: () => void;
  /** Leads to what has changed; null where it stands elsewhere. */
  readonly onShow: ((place: NonNullable<Place>) => void) | null;
  readonly onPreview: () => void;
}

/** One way from draft to respondents: check, what changes, publish, live, link; below it what was published before. */
export function PublishPanel({ survey, saved, check, onToCheck, onShow, onPreview }: PublishPanelProps) {
  const { publication, active } = survey;
  const way = usePublishingLive(survey);
  const unpublished = useStore($unpublished);
  const data = unpublished.kind === 'read' ? unpublished.data : [];
  const top = useRef<HTMLDivElement>(null);
  const [renewed, setRenewed] = useState<ReadonlySet<string>>(new Set());
  const mayPublish = survey.live_switch === 1;
  const listed = unpublished.kind === 'read' ? unpublished.revision : undefined;
  // Exactly what is listed is published, so that nobody publishes unseen what another author writes now.
  const isListed = unpublished.kind === 'failed' || (listed !== undefined && (saved === 'listed' || listed === saved));
  const revision = saved === 'listed' ? listed : (saved ?? undefined);

  const anew = data.map(({ unique_question_id: id }) => id).filter((id) => renewed.has(id));
  const approval = useDialogApproval(survey, { revision, renewed: anew });
  const standing = approval.state.kind === 'loaded' ? approval.state.value : null;
  const fourEyes = standing?.four_eyes ? standing : null;
  const isUnsaved = saved === null || (publication !== null && !isListed);

  /** Before what was pressed goes away with what it did. */
  const keepFocus = (): void => top.current?.focus();
  const publish = (note: string, thenLive: boolean): void => {
    keepFocus();
    const what = { note, ...(anew.length > 0 && { renewed: anew }), ...(revision !== undefined && { revision }) };
    void way.publishDraft(what, thenLive);
  };
  const flip = (): void => {
    if (publication === null) keepFocus();
    void way.flip();
  };

  return (
    <Stack ref={top} tabIndex={-1} sx={{ p: 2, gap: 1, outline: 'none' }}>
      <StepList>
        <CheckStep check={check} toCheck={texts.toCheck} onToCheck={onToCheck} />
        <ChangesStep
          survey={survey}
          data={data}
          renewed={renewed}
          onRenew={(id, isRenewed) =>
            setRenewed(new Set(isRenewed ? [...renewed, id] : [...renewed].filter((other) => other !== id)))
          }
          onShow={onShow}
        />
        <PublishStep
          survey={survey}
          isUnsaved={isUnsaved}
          isBusy={way.isPublishing || way.isSwitching}
          onPublish={publish}
          onGoLive={flip}
          approval={
            fourEyes && (
              <ApprovalPart
                state={fourEyes}
                acts={approval.acts}
                place={`ask ${survey.survey_id}`}
                mayAsk={survey.bearbeiten === 1 && (publication === null || publication.unpublished_changes > 0)}
                mayGoLive={!active}
                isUnsaved={isUnsaved}
                review={fourEyes.waiting && <ApprovalReview survey={survey} approval={fourEyes.waiting} />}
              />
            )
          }
        />
        <LiveStep
          label={texts.live}
          active={active}
          isSwitching={way.isSwitching}
          mayNot={!mayPublish || (fourEyes !== null && publication === null)}
          isNext={publication !== null && publication.unpublished_changes === 0}
          said={active ? texts.isLive : texts.isInactive}
          fault={way.liveFault}
          onFlip={flip}
        />
        <DialogLinkStep survey={survey} onPreview={onPreview} />
      </StepList>
      {publication && (
        <Box>
          <PublicationList
            // Another publication, another list.
            key={publication.publication_id}
            survey={survey}
            past={standing?.past ?? []}
            isAsked={fourEyes !== null}
            onBringBack={
              mayPublish && !fourEyes?.waiting
                ? (earlier) => {
                    keepFocus();
                    if (fourEyes) void approval.askFor(earlier);
                    else void way.bringBack(earlier);
                  }
                : null
            }
          />
        </Box>
      )}
      {standing && <PastApprovals past={standing.past} />}
      {standing && <FourEyes survey={survey} state={standing} acts={approval.acts} />}
      {approval.state.kind === 'failed' && (
        <FaultAlert onRetry={approval.reload}>{approvalTexts.fault(approval.state.reason)}</FaultAlert>
      )}
      {way.errors && (
        <GoLiveDialog
          act="publish"
          errors={way.errors}
          onBack={way.giveUp}
          onToCheck={() => {
            way.giveUp();
            onToCheck();
          }}
          onGoLive={() => void way.publishAnyway()}
        />
      )}
      {way.liveErrors && (
        <GoLiveDialog
          errors={way.liveErrors}
          onBack={way.giveUpLive}
          onToCheck={() => {
            way.giveUpLive();
            onToCheck();
          }}
          onGoLive={() => void way.goLive()}
        />
      )}
    </Stack>
  );
}
