import { mdiTarget } from '@mdi/js';
import type { SurveyData } from '@dialogwerk/shared/contract';
import { Box, Button, FaultAlert, Icon, LinearProgress, Typography } from '@dialogwerk/shared/ui';
import { useStore } from '@nanostores/react';
import { useEffect, useId, useMemo, useState } from 'react';
import { ChangeItem } from '../../../comparison/ChangeItem.tsx';
import { changesOf } from '../../../comparison/changesOf.ts';
import type { Change, Place } from '../../../comparison/changesOf.ts';
import { readUnpublished } from '../effects/readUnpublished.ts';
import { $unpublished } from '../state/unpublished.ts';
import { texts } from '../texts.ts';

interface ChangeListProps {
  readonly survey: SurveyData;
  /** null where what has changed stands elsewhere. */
  readonly onShow: ((place: NonNullable<Place>) => void) | null;
}

const terms = { before: texts.before, now: texts.now };
/** How many are drawn at first, so that a dialog full of changes stays quick. */
const AT_FIRST = 40;

/** What publishing would change for respondents, block by block and word by word. */
export function ChangeList({ survey, onShow }: ChangeListProps) {
  const heading = useId();
  const unpublished = useStore($unpublished);
  const [attempt, setAttempt] = useState(0);
  const [isWhole, setWhole] = useState(false);
  const { survey_id } = survey;
  useEffect(() => {
    // What is known is kept in step by itself.
    if ($unpublished.get().kind !== 'unread' && attempt === 0) return undefined;
    const controller = new AbortController();
    void readUnpublished(survey_id, controller.signal);
    return () => controller.abort();
  }, [survey_id, attempt]);
  const changes = useMemo(
    () => (unpublished.kind === 'read' ? changesOf(unpublished.differences, survey) : []),
    [unpublished, survey],
  );
  const shown = isWhole ? changes : changes.slice(0, AT_FIRST);

  if (unpublished.kind === 'failed') {
    return <FaultAlert onRetry={() => setAttempt(attempt + 1)}>{texts.fault(unpublished.reason)}</FaultAlert>;
  }
  return (
    <section aria-labelledby={heading}>
      <Typography id={heading} variant="h3" sx={{ fontSize: '1rem', mb: 1 }}>
        {texts.changes}
      </Typography>
      {unpublished.kind === 'unread' && <LinearProgress aria-label={texts.loading} />}
      {unpublished.kind === 'read' && changes.length === 0 && <Typography>{texts.nothing}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {shown.map((change) => (
          <ChangeItem key={change.key} change={change} terms={terms}>
            {onShow && <ShowButton change={change} onShow={onShow} />}
          </ChangeItem>
        ))}
      </Box>
      {shown.length < changes.length && <Button onClick={() => setWhole(true)}>{texts.showAll(changes.length)}</Button>}
    </section>
  );
}

interface ShowButtonProps {
  readonly change: Change;
  readonly onShow: (place: NonNullable<Place>) => void;
}

/** The way to what has changed, where it is there still. */
function ShowButton({ change: { place, title }, onShow }: ShowButtonProps) {
  return (
    place && (
      <Button
        size="small"
        startIcon={<Icon path={mdiTarget} />}
        aria-label={texts.showName(title)}
        onClick={() => onShow(place)}
        sx={{ mt: 0.5, ml: -0.5 }}
      >
        {texts.show}
      </Button>
    )
  );
}
