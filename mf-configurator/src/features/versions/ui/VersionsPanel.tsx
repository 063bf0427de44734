import { mdiBookmarkOutline } from '@mdi/js';
import { Box, Button, FaultAlert, FormHelperText, Skeleton, StatePanel } from '@dialogwerk/shared/ui';
import { useRef, useState } from 'react';
import { deleteVersion, keepVersion, renameVersion } from '../keepVersion.ts';
import { useSavedStates } from '../useSavedStates.ts';
import { revisionOf, savedStates } from '../model/SavedState.ts';
import type { SavedState } from '../model/SavedState.ts';
import { texts } from '../texts.ts';
import { NameForm } from './NameForm.tsx';
import { StateItem } from './StateItem.tsx';

interface VersionsPanelProps {
  readonly survey_id: string;
  /** The draft's revision as the api has it; null while something is on its way. */
  readonly saved: number | null;
  readonly readOnly: boolean;
  /** Makes the dialog what it was at a revision; `name` is what the state is called. */
  readonly onGoTo: (revision: number, name: string) => Promise<void>;
  /** Compares a revision with the dialog of now. */
  readonly onCompare: (revision: number) => void;
}

/** The states of a dialog that are kept: those with a name and those that respondents got. */
export function VersionsPanel({ survey_id, saved: now, readOnly, onGoTo, onCompare }: VersionsPanelProps) {
  const { state: saved, reload, loadOlder } = useSavedStates(survey_id);
  const [olderFault, setOlderFault] = useState<string | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const states = saved.kind === 'loaded' ? savedStates(saved.value.versions, saved.value.publications) : [];

  const remove = (state: SavedState): void => {
    if (state.kind !== 'named') return;
    // The button goes away with its version.
    top.current?.focus();
    void deleteVersion(survey_id, state.version);
  };

  return (
    <Box ref={top} tabIndex={-1} sx={{ outline: 'none' }}>
      {!readOnly && (
        <Box sx={{ p: 2 }}>
          <NameForm
            label={texts.nameNow}
            hint={texts.nameHint}
            submit={texts.name}
            isUnsaved={now === null}
            onName={async (name) => {
              if (now !== null) await keepVersion(survey_id, name, now);
            }}
          />
        </Box>
      )}
      {saved.kind === 'loading' && <StatesSkeleton />}
      {saved.kind === 'failed' && (
        <FaultAlert onRetry={reload} sx={{ m: 2 }}>
          {texts.fault(saved.reason)}
        </FaultAlert>
      )}
      {saved.kind === 'loaded' && states.length === 0 && (
        <StatePanel icon={mdiBookmarkOutline} title={texts.emptyTitle}>
          {texts.empty}
        </StatePanel>
      )}
      {states.length > 0 && (
        <Box component="ol" aria-label={texts.list} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {states.map((state) => (
            <StateItem
              key={state.key}
              state={state}
              readOnly={readOnly}
              onGoTo={(name) => onGoTo(revisionOf(state), name)}
              onCompare={() => onCompare(revisionOf(state))}
              onRename={(name) => renameVersion(survey_id, state.key, name)}
              onDelete={() => remove(state)}
            />
          ))}
        </Box>
      )}
      {saved.kind === 'loaded' && saved.value.more && (
        <Button onClick={() => void loadOlder().then(setOlderFault)} sx={{ m: 2 }}>
          {texts.older}
        </Button>
      )}
      <FormHelperText error role="status" sx={{ mx: 2, '&:empty': { display: 'none' } }}>
        {olderFault}
      </FormHelperText>
    </Box>
  );
}

function StatesSkeleton() {
  return (
    <Box role="progressbar" aria-label={texts.loading} sx={{ px: 2, display: 'grid', gap: 2 }}>
      {['70%', '50%', '60%'].map((width) => (
        <div key={width}>
          <Skeleton variant="text" width={width} sx={{ fontSize: '1rem' }} />
          <Skeleton variant="text" width="40%" />
        </div>
      ))}
    </Box>
  );
}
