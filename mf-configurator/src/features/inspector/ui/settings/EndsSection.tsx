import { mdiTarget } from '@mdi/js';
import { Box, Checkbox, FormControlLabel, Icon, IconButton, Stack, Typography } from '@dialogwerk/shared/ui';
import { memo } from 'react';
import { blockName } from '../../../../model/wording/blockName.ts';
import { settingsTexts } from '../../settingsTexts.ts';
import { texts } from '../../texts.ts';
import { useInspector } from '../InspectorContext.ts';
import { SectionFrame } from '../SectionFrame.tsx';

/** After which blocks the dialog ends (`survey_list_isEnd`). */
export function EndsSection({ onSelect }: { readonly onSelect: (block: string) => void }) {
  const { survey, readOnly, changeEnds } = useInspector();
  const blocks = survey.all_questions;
  const count = blocks.filter(({ is_end }) => is_end).length;
  return (
    <SectionFrame title={settingsTexts.sections.ends} help="ends" onLeave={() => {}}>
      <Typography variant="body2" color="textSecondary">
        {blocks.length === 0 ? settingsTexts.noBlocks : `${settingsTexts.endsHelp} ${settingsTexts.endsCount(count)}`}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 360, overflowY: 'auto' }}>
        {blocks.map((block) => (
          <EndRow
            key={block.unique_question_id}
            id={block.unique_question_id}
            name={blockName(block)}
            isEnd={block.is_end}
            readOnly={readOnly}
            onChange={changeEnds}
            onSelect={onSelect}
          />
        ))}
      </Box>
    </SectionFrame>
  );
}

interface EndRowProps {
  readonly id: string;
  readonly name: string;
  readonly isEnd: boolean;
  readonly readOnly: boolean;
  readonly onChange: (id: string, isEnd: boolean) => void;
  readonly onSelect: (id: string) => void;
}

/** One block. Drawn anew only when it has changed, because there may be hundreds while somebody types above. */
const EndRow = memo(function EndRow({ id, name, isEnd, readOnly, onChange, onSelect }: EndRowProps) {
  return (
    <Stack component="li" direction="row" sx={{ alignItems: 'center' }}>
      <FormControlLabel
        label={name}
        sx={{ flex: 1, minWidth: 0, mr: 0, overflowWrap: 'anywhere' }}
        control={
          <Checkbox checked={isEnd} disabled={readOnly} onChange={(event) => onChange(id, event.target.checked)} />
        }
      />
      <IconButton aria-label={texts.jumpToBlock(name)} onClick={() => onSelect(id)}>
        <Icon path={mdiTarget} fontSize="small" />
      </IconButton>
    </Stack>
  );
});
