import type { SurveyData } from '@dialogwerk/shared/contract';
import { Box, Button, Typography } from '@dialogwerk/shared/ui';
import { useId } from 'react';
import { DeviceArea } from '../device/DeviceArea.tsx';
import { Messenger } from '../messenger/Messenger.tsx';
import { previewConfig } from '../preview/previewConfig.ts';
import { useWording } from '../wording/useWording.ts';
import type { ChatsRehearsal } from './createChatsRehearsal.ts';
import type { ChatWait, ShownChat } from './stage/ChatsOrder.ts';
import { texts } from './texts.ts';

interface ChatColumnProps {
  readonly survey: SurveyData;
  /** null until it was played. */
  readonly chat: ShownChat | null;
  readonly rehearsal: ChatsRehearsal;
  readonly onFocus: () => void;
}

/** One chat beside the others: its messenger, and what it waits for. */
export function ChatColumn({ survey, chat, rehearsal, onFocus }: ChatColumnProps) {
  const heading = useId();
  const isWorded = useWording(survey.language);
  return (
    <Box
      component="section"
      aria-labelledby={heading}
      onFocus={onFocus}
      sx={{
        flex: { xs: '0 0 100%', sm: '1 0 320px' },
        minWidth: 0,
        scrollSnapAlign: 'start',
        display: 'flex',
        flexDirection: 'column',
        borderRight: 1,
        borderColor: 'divider',
      }}
    >
      <Typography id={heading} variant="h3" component="h2" lang="de" sx={{ px: 2, py: 1, overflowWrap: 'anywhere' }}>
        {survey.survey_name}
      </Typography>
      {chat && chat.waits.length > 0 && (
        <Waits waits={chat.waits} isBegun={chat.isBegun} onSignal={(wait) => rehearsal.signal(wait.question)} />
      )}
      {isWorded && chat?.isBegun === true && (
        <DeviceArea>
          <Messenger
            survey={previewConfig(survey)}
            running={rehearsal.running(survey.survey_id)}
            live={null}
            onRefresh={rehearsal.restart}
            onRestart={rehearsal.restart}
          />
        </DeviceArea>
      )}
    </Box>
  );
}

interface WaitsProps extends Pick<ShownChat, 'waits' | 'isBegun'> {
  readonly onSignal: (wait: ChatWait) => void;
}

function Waits({ waits, isBegun, onSignal }: WaitsProps) {
  return (
    <Box sx={{ px: 2, pb: 1, typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {!isBegun && <div>{texts.notBegun}</div>}
      {texts.waits}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {waits.map((wait) => (
          <li key={`${wait.for} ${wait.question.survey_id} ${wait.question.unique_question_id}`}>
            {wait.for ?? texts.signal}{' '}
            {wait.for === null && (
              <Button size="small" onClick={() => onSignal(wait)}>
                {texts.sendSignal}
              </Button>
            )}
          </li>
        ))}
      </Box>
    </Box>
  );
}
