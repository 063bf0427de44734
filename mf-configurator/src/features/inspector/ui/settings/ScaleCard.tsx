import { mdiDeleteOutline } from '@mdi/js';
import type { ScaleTemplate } from '@dialogwerk/shared/contract';
import { Box, Button, Icon, IconButton, Stack, Typography } from '@dialogwerk/shared/ui';
import { blockName } from '../../../../model/wording/blockName.ts';
import { blocksWithScale } from '../../model/usedScales.ts';
import { settingsTexts } from '../../settingsTexts.ts';
import { shortTextRule } from '../../model/rules/textRules.ts';
import { TextInput } from '../fields/TextInput.tsx';
import { useInspector } from '../InspectorContext.ts';
import { ScalePoints } from '../sections/scales/ScalePoints.tsx';
import { useSectionForm } from '../useSectionForm.ts';

const rules = {
  name: (name: string): true | string => (name.trim() === '' ? settingsTexts.scaleNameMissing : shortTextRule(name)),
};

interface ScaleCardProps {
  readonly scale: ScaleTemplate;
  readonly onSelect: (block: string) => void;
}

/** One shared scale: its name, its points, and who uses it. */
export function ScaleCard({ scale, onSelect }: ScaleCardProps) {
  const { survey, readOnly, changeScales, tell } = useInspector();
  const users = blocksWithScale(survey, scale.id);
  const change = (fields: Partial<ScaleTemplate>, gesture: string): void =>
    changeScales((scales) => scales.map((each) => (each.id === scale.id ? { ...each, ...fields } : each)), gesture);
  const section = useSectionForm<{ name: string }>({ saved: { name: scale.name }, rules, save: change });

  function remove(): void {
    if (users.length > 0) tell(settingsTexts.scaleInUse(scale.name, users.map(blockName)));
    else changeScales((scales) => scales.filter(({ id }) => id !== scale.id), null);
  }

  return (
    <Box component="li" sx={{ border: 1, borderColor: 'divider', borderRadius: 1.5, p: 1.5 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start', mb: 2 }} onBlur={section.leave}>
        <TextInput
          section={section}
          name="name"
          label={settingsTexts.scaleName}
          accessibleName={`${settingsTexts.scaleName}: ${scale.name}`}
          problem={section.problems.name}
        />
        {!readOnly && (
          <IconButton aria-label={settingsTexts.deleteScale(scale.name)} onClick={remove}>
            <Icon path={mdiDeleteOutline} />
          </IconButton>
        )}
      </Stack>
      <ScalePoints points={scale.points} save={(points, gesture) => change({ points }, gesture)} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
        {users.length === 0 ? settingsTexts.unused : settingsTexts.usedBy}
      </Typography>
      {users.map((block) => (
        <Button
          key={block.unique_question_id}
          size="small"
          sx={{ textAlign: 'left', ml: -0.5, overflowWrap: 'anywhere' }}
          onClick={() => onSelect(block.unique_question_id)}
        >
          {blockName(block)}
        </Button>
      ))}
    </Box>
  );
}
