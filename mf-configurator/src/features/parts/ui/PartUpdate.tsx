import { allStates, useResources } from '@dialogwerk/shared/clients';
import { Alert, Box, Button, FaultAlert, LinearProgress } from '@dialogwerk/shared/ui';
import { useMemo } from 'react';
import { ChangeItem } from '../../../comparison/ChangeItem.tsx';
import { nameOfBlock } from '../../../model/wording/nameOfBlock.ts';
import { newId } from '../../../newId.ts';
import { updatedPart } from '../model/updatedPart.ts';
import { texts } from '../texts.ts';
import type { PartsWork } from './PartsWork.ts';
import type { PlacedSection } from '../model/PlacedSection.ts';

interface PartUpdateProps {
  readonly section: PlacedSection;
  /** The version of its source that is offered. */
  readonly newest: number;
  readonly work: PartsWork;
  readonly onLeave: () => void;
}

const terms = { before: texts.before, now: texts.now };

/** What the newest version of a part would change here, to take or to leave. */
export function PartUpdate({ section, newest, work, onLeave }: PartUpdateProps) {
  const { survey, changesBy, onUpdate } = work;
  const { from, version } = section.part;
  const { states, reload } = useResources('partContent', [
    { ...from, version },
    { ...from, version: newest },
  ]);
  const contents = allStates(states);
  const update = useMemo(() => {
    if (contents.kind !== 'loaded') return null;
    const [base, now] = contents.value;
    return base && now ? updatedPart(section, { base, newest: now }, survey, { newId }) : null;
  }, [contents, section, survey]);
  const changes = useMemo(() => (update ? changesBy(update) : []), [update, changesBy]);
  if (contents.kind === 'failed') {
    return <FaultAlert onRetry={reload}>{texts.contentFault(contents.reason)}</FaultAlert>;
  }
  if (!update) return <LinearProgress aria-label={texts.comparing} />;
  const kept = update.kept.map((id) => nameOfBlock(id, { survey }));
  return (
    <Box sx={{ mt: 1 }}>
      {changes.length === 0 && <Alert severity="info">{texts.nothingLeft}</Alert>}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {changes.map((change) => (
          <ChangeItem key={change.key} change={change} terms={terms}>
            {null}
          </ChangeItem>
        ))}
      </Box>
      {kept.length > 0 && changes.length > 0 && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {texts.kept(kept)}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button size="small" variant="contained" onClick={() => onUpdate(update)}>
          {texts.take}
        </Button>
        <Button size="small" onClick={onLeave}>
          {texts.leave}
        </Button>
      </Box>
    </Box>
  );
}
