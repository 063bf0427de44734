import { Box, MaterialLink, Stack, Typography } from '@dialogwerk/shared/ui';
import type { QuestionOf } from '@dialogwerk/shared/dialog';
import { useMemo } from 'react';
import { flowTexts as texts } from '../flowTexts.ts';
import type { Chats } from '../model/Chats.ts';
import { delayText } from '../model/delays.ts';
import { placeText } from '../model/triggerSentence.ts';
import { uselessTriggers } from '../model/uselessTriggers.ts';
import { waitsOf } from '../model/waitsOf.ts';
import type { Wait } from '../model/waitsOf.ts';

interface FlowPanelProps {
  readonly chats: Chats;
  /** Shows a block on the canvas; null where there is none. */
  readonly onSelect: ((question: QuestionOf) => void) | null;
}

/** What waits for what: which chat begins when, and which of its blocks waits for which of another. */
export function FlowPanel({ chats, onSelect }: FlowPanelProps) {
  const flow = useMemo(() => waitsOf(chats), [chats]);
  const useless = useMemo(() => uselessTriggers(chats), [chats]);
  const line = (wait: Wait) => (
    <WaitLine
      key={wait.trigger_id}
      chats={chats}
      wait={wait}
      acts={!useless.has(wait.trigger_id)}
      onSelect={onSelect}
    />
  );
  return (
    <Stack sx={{ p: 2, gap: 1.5 }}>
      <Typography variant="body2" color="textSecondary">
        {chats.triggers.length === 0 ? texts.none : texts.intro}
      </Typography>
      <Box component="ol" aria-label={texts.list} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {flow.map(({ survey, begins, after, waits }) => (
          <Box
            key={survey.survey_id}
            component="li"
            sx={{
              pl: 1.5,
              borderLeft: 4,
              borderColor: { 'at-once': 'success.main', after: 'primary.main', never: 'error.main' }[begins],
              overflowWrap: 'anywhere',
            }}
          >
            <Typography variant="h3" lang="de" sx={{ fontSize: '1rem' }}>
              {survey.survey_name}
            </Typography>
            <Typography variant="body2">{texts.begins[begins]}</Typography>
            <Box component="ul" sx={{ m: 0, pl: 2.5, '&:empty': { display: 'none' } }}>
              {after.map(line)}
            </Box>
            {waits.length === 0 ? (
              <Typography variant="body2" color="textSecondary">
                {texts.nothing}
              </Typography>
            ) : (
              <Box component="ul" sx={{ mt: 0.5, mb: 0, pl: 2.5 }}>
                {waits.map(line)}
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </Stack>
  );
}

interface WaitLineProps {
  readonly chats: Chats;
  readonly wait: Wait;
  readonly acts: boolean;
  readonly onSelect: FlowPanelProps['onSelect'];
}

/** One trigger as a line that leads to both of its ends. */
function WaitLine({ chats, wait: { kind, cause, effect, delay_seconds }, acts, onSelect }: WaitLineProps) {
  const place = (question: QuestionOf) =>
    onSelect ? (
      <MaterialLink component="button" type="button" variant="body2" align="left" onClick={() => onSelect(question)}>
        {placeText(chats, question)}
      </MaterialLink>
    ) : (
      <b>{placeText(chats, question)}</b>
    );
  return (
    <Typography component="li" variant="body2" lang="de" sx={{ py: 0.25 }}>
      {kind !== 'startDialog' && <>{place(effect)} </>}
      {texts.before[kind]}
      {cause && <> {place(cause)}</>}
      {delay_seconds !== undefined && texts.delay(kind, delayText(delay_seconds))}
      {!acts && (
        <Box component="span" sx={{ display: 'block', color: 'warning.dark' }}>
          {texts.never}
        </Box>
      )}
    </Typography>
  );
}
