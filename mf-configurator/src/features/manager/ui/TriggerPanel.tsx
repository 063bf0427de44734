import { Button, Icon, Stack, Typography } from '@dialogwerk/shared/ui';
import { Link } from '@dialogwerk/shared/ui/router';
import { useMemo } from 'react';
import { mdiPencilOutline, mdiPlayOutline } from '@mdi/js';
import { testAddress } from '../../../model/testAddress.ts';
import { questionOfNode } from '../model/chatGraph.ts';
import type { ChatNode } from '../model/chatGraph.ts';
import type { Chats, ShownTrigger } from '../model/Chats.ts';
import { isSameQuestion } from '../model/triggerEnds.ts';
import { texts } from '../texts.ts';
import { uselessTriggers } from '../model/uselessTriggers.ts';
import { TriggerList } from './TriggerList.tsx';

interface TriggerPanelProps {
  readonly chats: Chats;
  /** The block that is selected on the canvas. */
  readonly selected: ChatNode | null;
  readonly onShowAll: () => void;
  readonly onDelete: ((trigger: ShownTrigger) => void) | null;
}

/** All triggers as a list, or those of the selected block with what can be done at it. */
export function TriggerPanel({ chats, selected, onShowAll, onDelete }: TriggerPanelProps) {
  const question = selected && questionOfNode(selected);
  const useless = useMemo(() => uselessTriggers(chats), [chats]);
  const triggers = question
    ? chats.triggers.filter(({ rule }) => isSameQuestion(rule.at, question) || isSameQuestion(rule.names, question))
    : chats.triggers;
  return (
    <Stack sx={{ p: 2, gap: 1.5 }}>
      <Typography variant="h3" component="h2" lang="de" sx={{ overflowWrap: 'anywhere', hyphens: 'auto' }}>
        {selected ? texts.selected(selected.name) : texts.triggers}
      </Typography>
      {selected && question && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {selected.survey.testen === 1 && (
            <Button
              component={Link}
              to={testAddress(question.survey_id, question.unique_question_id, chats.manager.dialog_manager_id)}
              variant="outlined"
              size="small"
              startIcon={<Icon path={mdiPlayOutline} />}
            >
              {texts.testHere}
            </Button>
          )}
          <Button
            component={Link}
            to={`/configurator/${encodeURIComponent(question.survey_id)}`}
            size="small"
            startIcon={<Icon path={mdiPencilOutline} />}
          >
            {texts.editDialog}
          </Button>
          <Button size="small" onClick={onShowAll}>
            {texts.showAll}
          </Button>
        </Stack>
      )}
      <Typography role="status" variant="body2" color="textSecondary">
        {triggers.length === 0 ? (question ? texts.noneOfBlock : texts.none) : texts.count(triggers.length)}
      </Typography>
      <TriggerList chats={chats} triggers={triggers} useless={useless} onDelete={onDelete} />
    </Stack>
  );
}
