import { LIST_LIMITS } from '@dialogwerk/shared/contract';
import { Stack, Typography } from '@dialogwerk/shared/ui';
import { newId } from '../../../../newId.ts';
import { settingsTexts } from '../../settingsTexts.ts';
import { AddButton } from '../fields/AddButton.tsx';
import { FormsAbout, useInspector } from '../InspectorContext.ts';
import { SectionFrame } from '../SectionFrame.tsx';
import { ScaleCard } from './ScaleCard.tsx';

/** The scales that several blocks share (`templ_options`). */
export function ScalesSection({ onSelect }: { readonly onSelect: (block: string) => void }) {
  const { survey, changeScales } = useInspector();
  const scales = survey.templ_options;

  function add(): void {
    const points = settingsTexts.newScalePoints.map((label, index) => ({ value: index + 1, label }));
    const name = settingsTexts.newScaleName(scales.length + 1);
    changeScales((known) => [...known, { id: newId('s'), name, points }], null);
  }

  return (
    <SectionFrame title={settingsTexts.sections.scales} help="scales" onLeave={() => {}}>
      <Typography variant="body2" color="textSecondary">
        {scales.length === 0 ? settingsTexts.noScales : settingsTexts.scalesHelp}
      </Typography>
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 2 }}>
        {scales.map((scale) => (
          <FormsAbout key={scale.id} value={scale.id}>
            <ScaleCard scale={scale} onSelect={onSelect} />
          </FormsAbout>
        ))}
      </Stack>
      {scales.length < LIST_LIMITS.scales && <AddButton label={settingsTexts.newScale} onClick={add} />}
    </SectionFrame>
  );
}
