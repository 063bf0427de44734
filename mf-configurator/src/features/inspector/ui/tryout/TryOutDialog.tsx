import type { BlockOf } from '@dialogwerk/shared/contract';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Stack,
  Typography,
  useMediaQuery,
  useTheme,
} from '@dialogwerk/shared/ui';
import { useId } from 'react';
import { isSame } from '../../../../model/isSame.ts';
import { tryOutTexts as texts } from '../../tryOutTexts.ts';
import { useInspector } from '../InspectorContext.ts';
import { PasteForm } from './PasteForm.tsx';
import { Scores } from './Scores.tsx';
import { TriedCard } from './TriedCard.tsx';
import { useTrying } from './useTrying.ts';
import type { Work } from './useTrying.ts';

interface TryOutDialogProps {
  readonly block: BlockOf<'gpt'>;
  readonly onClose: () => void;
}

function workText(work: Work): string {
  return work.kind === 'reading' ? texts.fetching : texts.judging(work.count);
}

/** Exit conditions on pasted and recorded conversations: what a model makes of each, why, and how often that is right. */
export function TryOutDialog({ block, onClose }: TryOutDialogProps) {
  const { survey } = useInspector();
  const { tried, work, told, ...actions } = useTrying(block);
  const titleId = useId();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const asked = block.gpt_exit_conditions.map(({ id, condition }) => ({ id, condition }));
  const isOutdated = tried.some(({ judged }) => judged !== null && !isSame(judged.by, asked));
  const isLeft = tried.some(({ judged }) => judged === null || judged.judgement.fault !== null);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="md" fullScreen={isPhone}>
      <DialogTitle id={titleId}>{texts.title}</DialogTitle>
      <DialogContent tabIndex={0}>
        <Stack sx={{ gap: 2.5 }}>
          <Typography color="textSecondary">{texts.intro}</Typography>
          <PasteForm onAdd={actions.add} onFetch={survey.analyse === 1 ? actions.fetchRecorded : null} />
          <Stack role="status" sx={{ gap: 1, '&:empty': { display: 'none' } }}>
            {work && (
              <>
                <LinearProgress aria-label={workText(work)} />
                <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
                  <Typography>{workText(work)}</Typography>
                  <Button onClick={actions.cancel}>{texts.cancel}</Button>
                </Stack>
              </>
            )}
            {told && <Alert severity={told.severity}>{told.sentence}</Alert>}
            {isOutdated && !work && <Alert severity="info">{texts.outdated}</Alert>}
          </Stack>
          {tried.length === 0 && <Typography color="textSecondary">{texts.empty}</Typography>}
          {tried.length > 0 && (
            <Stack component="ol" aria-label={texts.list} sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
              {tried.map((one, index) => (
                <TriedCard
                  key={one.id}
                  number={index + 1}
                  tried={one}
                  block={block}
                  isOutdated={one.judged !== null && !isSame(one.judged.by, asked)}
                  isJudging={work?.kind === 'judging' && one.judged === null}
                  onExpect={(expected) => actions.expect(one.id, expected)}
                  onRemove={() => actions.remove(one.id)}
                />
              ))}
            </Stack>
          )}
          <Scores block={block} tried={tried} />
        </Stack>
      </DialogContent>
      <DialogActions>
        {(isOutdated || isLeft) && !work && <Button onClick={actions.judgeAgain}>{texts.again}</Button>}
        <Button variant="contained" onClick={onClose}>
          {texts.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
