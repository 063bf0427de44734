import { useResource } from '@dialogwerk/shared/clients';
import type { ManagerLive } from '@dialogwerk/shared/contract';
import { openPublishing } from '@dialogwerk/shared/state';
import {
  Box,
  Button,
  FormControlLabel,
  Icon,
  PageHelp,
  Stack,
  Switch,
  Typography,
  useDates,
} from '@dialogwerk/shared/ui';
import { mdiCloudUploadOutline } from '@mdi/js';
import { useId, useState } from 'react';
import { whoTakesPart } from '../../whoTakesPart.ts';
import { chatsTexts as texts } from './texts.ts';
import { switchChats } from './useChatsStanding.ts';

interface ChatsLiveProps {
  readonly id: number;
  readonly live: ManagerLive;
}

/** Whether people can take part in the multi-chat now, the switch for it, and the way to the steps of publishing. */
export function ChatsLive({ id, live }: ChatsLiveProps) {
  const explanationId = useId();
  const { moment } = useDates();
  const { state: study } = useResource('study', { survey_id: live.public_id });
  const [opened] = useState(() => Date.now());
  const takesPart = whoTakesPart(study.kind === 'loaded' ? study.value : null, opened);
  const { active, published_at, unpublished_changes, may_publish } = live;
  const isBehind = published_at === null || unpublished_changes > 0;
  const publish = (): void => openPublishing({ kind: 'multi-chat', id });
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, gap: { xs: 2.5, md: 5 } }}>
      <div>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
          <FormControlLabel
            disabled={!may_publish}
            label={texts.live.switch}
            control={
              <Switch
                checked={active}
                // For the first time there is something to look at before.
                onChange={() => (published_at === null ? publish() : void switchChats(id, !active))}
                slotProps={{ input: { role: 'switch', 'aria-describedby': explanationId } }}
              />
            }
          />
          <PageHelp label={texts.live.title} page="teilen" passage="multi-chat" />
        </Stack>
        <Box id={explanationId} sx={{ mt: 1 }}>
          <Typography role="status">
            {active ? texts.live.on[takesPart] : published_at === null ? texts.live.never : texts.live.off}
          </Typography>
          {!may_publish && (
            <Typography color="textSecondary" sx={{ mt: 1 }}>
              {texts.live.role}
            </Typography>
          )}
        </Box>
      </div>
      <div>
        <Typography variant="h3" sx={{ mb: 0.5 }}>
          {texts.publication.title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {published_at !== null && texts.publication.since(moment(published_at))}{' '}
          {published_at !== null && unpublished_changes > 0 && texts.publication.behind(unpublished_changes)}
        </Typography>
        <Button
          variant={isBehind && may_publish ? 'contained' : 'text'}
          startIcon={<Icon path={mdiCloudUploadOutline} />}
          onClick={publish}
          sx={{ mt: 1, ...(isBehind && may_publish ? {} : { ml: -1 }) }}
        >
          {isBehind && may_publish ? texts.publication.publish : texts.publication.look}
        </Button>
      </div>
    </Box>
  );
}
