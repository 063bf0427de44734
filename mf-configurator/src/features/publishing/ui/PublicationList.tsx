import type { Approval, SurveyData } from '@dialogwerk/shared/contract';
import {
  Box,
  Button,
  Chip,
  FaultAlert,
  FormHelperText,
  LinearProgress,
  Typography,
  useDates,
} from '@dialogwerk/shared/ui';
import { useId, useState } from 'react';
import { approvalTexts } from '../../../approval/texts.ts';
import { usePublications } from '../../../usePublications.ts';
import { reviewTexts } from '../reviewTexts.ts';
import { texts } from '../texts.ts';
import { ExportButton } from './ExportButton.tsx';

interface PublicationListProps {
  readonly survey: SurveyData;
  /** Wishes to publish that are over, for the file. */
  readonly past: readonly Approval[];
  /** Bringing one back takes a second person. */
  readonly isAsked: boolean;
  /** Brings one back; null for who may not. */
  readonly onBringBack: ((revision: number) => void) | null;
}

/** Everything that was published: who, when, why, how many conversations began on it, and the way back to it. */
export function PublicationList({ survey, past, isAsked, onBringBack }: PublicationListProps) {
  const heading = useId();
  const { state: list, reload, loadOlder } = usePublications(survey.survey_id);
  const [olderFault, setOlderFault] = useState<string | null>(null);
  const { moment } = useDates();
  return (
    <section aria-labelledby={heading}>
      <Typography id={heading} variant="h3" sx={{ fontSize: '1rem', mb: 0.5 }}>
        {texts.list}
      </Typography>
      {list.kind === 'loading' && <LinearProgress aria-label={texts.listLoading} />}
      {list.kind === 'failed' && <FaultAlert onRetry={reload}>{texts.listFault(list.reason)}</FaultAlert>}
      {list.kind === 'loaded' && (
        <>
          {onBringBack && list.value.publications.length > 1 && (
            <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
              {texts.listHint}
            </Typography>
          )}
          <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {list.value.publications.map(({ publication_id, published_at, author, note, conversations, ...one }) => (
              <Box
                key={publication_id}
                component="li"
                sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
              >
                <Typography sx={{ fontWeight: 600 }}>{moment(published_at)}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {author?.name ?? texts.unknownAuthor} · {texts.conversations(conversations)}
                  {one.approved &&
                    ` · ${reviewTexts.approvedBy(one.approved.by?.name ?? approvalTexts.somebody, moment(one.approved.at))}`}
                </Typography>
                {note !== '' && (
                  <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap' }}>
                    {note}
                  </Typography>
                )}
                {one.current ? (
                  <Chip size="small" color="success" label={texts.current} sx={{ mt: 0.5 }} />
                ) : (
                  onBringBack && (
                    <Button
                      size="small"
                      aria-label={
                        isAsked
                          ? approvalTexts.askVersion(moment(published_at))
                          : texts.bringBackOf(moment(published_at))
                      }
                      onClick={() => onBringBack(one.revision)}
                      sx={{ mt: 0.5, ml: -0.5 }}
                    >
                      {isAsked ? approvalTexts.ask : texts.bringBack}
                    </Button>
                  )
                )}
              </Box>
            ))}
          </Box>
          {list.value.more && <Button onClick={() => void loadOlder().then(setOlderFault)}>{texts.older}</Button>}
          <ExportButton survey={survey} past={past} />
          <FormHelperText error role="status" sx={{ '&:empty': { display: 'none' } }}>
            {olderFault}
          </FormHelperText>
        </>
      )}
    </section>
  );
}
