import { mdiBookmarkOutline, mdiCloudCheckOutline, mdiHistory } from '@mdi/js';
import { Box, Button, Chip, Icon, Stack, Typography, useDates } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import type { SavedState } from '../model/SavedState.ts';
import { texts } from '../texts.ts';
import { NameForm } from './NameForm.tsx';

interface StateItemProps {
  readonly state: SavedState;
  readonly readOnly: boolean;
  readonly onGoTo: (name: string) => Promise<void>;
  readonly onCompare: () => void;
  readonly onRename: (name: string) => Promise<void>;
  readonly onDelete: () => void;
}

/** One state that is kept, with what can be done with it. */
export function StateItem({ state, readOnly, onGoTo, onCompare, onRename, onDelete }: StateItemProps) {
  const { moment } = useDates();
  const [isNaming, setNaming] = useState(false);
  const [isGoing, setGoing] = useState(false);
  const isNamed = state.kind === 'named';
  const name = isNamed ? state.version.name : texts.published(moment(state.time));
  const author = isNamed ? state.version.author : state.publication.author;
  const nobody = isNamed ? texts.gone : texts.automatic;

  async function goTo(): Promise<void> {
    setGoing(true);
    await onGoTo(name);
    setGoing(false);
  }

  return (
    <Box component="li" sx={{ px: 2, py: 1.5, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
        <Icon
          path={isNamed ? mdiBookmarkOutline : mdiCloudCheckOutline}
          fontSize="small"
          sx={{ mt: 0.25, flex: 'none', color: isNamed ? 'primary.main' : 'text.secondary' }}
        />
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Typography lang="de" sx={{ fontWeight: 600, hyphens: 'auto' }}>
            {name}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {isNamed && `${moment(state.time)} · `}
            {author?.name ?? nobody}
          </Typography>
          {!isNamed && state.publication.note !== '' && (
            <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap' }}>
              {state.publication.note}
            </Typography>
          )}
          {!isNamed && state.publication.current && (
            <Chip size="small" color="success" label={texts.current} sx={{ mt: 0.5 }} />
          )}
          {isNaming && isNamed && (
            <Box sx={{ mt: 1.5 }}>
              <NameForm
                isAsked
                label={texts.newName(name)}
                name={name}
                submit={texts.rename}
                onCancel={() => setNaming(false)}
                onName={async (next) => {
                  await onRename(next);
                  setNaming(false);
                }}
              />
            </Box>
          )}
          {!readOnly && !isNaming && (
            <Stack direction="row" sx={{ mt: 0.5, ml: -0.5, columnGap: 1, flexWrap: 'wrap' }}>
              <Button
                size="small"
                loading={isGoing}
                loadingPosition="start"
                startIcon={<Icon path={mdiHistory} />}
                aria-label={texts.goToOf(name)}
                onClick={() => void goTo()}
              >
                {texts.goTo}
              </Button>
              <Button size="small" aria-label={texts.compareOf(name)} onClick={onCompare}>
                {texts.compare}
              </Button>
              {isNamed && (
                <>
                  <Button size="small" aria-label={texts.renameOf(name)} onClick={() => setNaming(true)}>
                    {texts.rename}
                  </Button>
                  <Button size="small" aria-label={texts.deleteOf(name)} onClick={onDelete}>
                    {texts.delete}
                  </Button>
                </>
              )}
            </Stack>
          )}
        </Box>
      </Stack>
    </Box>
  );
}
