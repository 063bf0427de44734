import { adoptStyles } from '@dialogwerk/shared/browser';
import { Box, Icon, IconButton, Stack, Tooltip, Typography } from '@dialogwerk/shared/ui';
import { mdiDeleteOutline } from '@mdi/js';
import type { Chats, ShownTrigger } from '../model/Chats.ts';
import { triggerSentence } from '../model/triggerSentence.ts';
import { kindTexts, texts } from '../texts.ts';
import markStyles from './triggerMark.css?inline';

interface TriggerListProps {
  readonly chats: Chats;
  readonly triggers: readonly ShownTrigger[];
  /** Ids of those that can never act. */
  readonly useless?: ReadonlySet<string>;
  /** null for those who may only look. */
  readonly onDelete: ((trigger: ShownTrigger) => void) | null;
}

/** Triggers as sentences. */
export function TriggerList({ chats, triggers, useless, onDelete }: TriggerListProps) {
  adoptStyles(markStyles);
  return (
    <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {triggers.map((trigger) => {
        const { trigger_id, rule, pending } = trigger;
        const sentence = triggerSentence(chats, rule);
        return (
          <Stack
            key={trigger_id}
            component="li"
            direction="row"
            sx={{ alignItems: 'flex-start', gap: 1, py: 1.25, borderBottom: 1, borderColor: 'divider' }}
          >
            <Box className={`dw-trigger-mark ${rule.kind}`} aria-hidden sx={{ mt: 0.75 }} />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {kindTexts[rule.kind].name}
              </Typography>
              <Typography variant="body2" lang="de" sx={{ overflowWrap: 'anywhere', hyphens: 'auto' }}>
                {sentence}
              </Typography>
              {useless?.has(trigger_id) && (
                <Typography variant="body2" sx={{ mt: 0.5, color: 'warning.dark' }}>
                  {texts.never}
                </Typography>
              )}
              {pending && (
                <Typography variant="body2" color="textSecondary">
                  {texts.saving}
                </Typography>
              )}
            </Box>
            {onDelete && !pending && (
              <Tooltip title={texts.remove(sentence)}>
                <IconButton size="small" aria-label={texts.remove(sentence)} onClick={() => onDelete(trigger)}>
                  <Icon path={mdiDeleteOutline} fontSize="small" />
                </IconButton>
              </Tooltip>
            )}
          </Stack>
        );
      })}
    </Stack>
  );
}
