import type { ScalePoint } from '@dialogwerk/shared/contract';
import { Box, Button, FormHelperText, Stack } from '@dialogwerk/shared/ui';
import { useFieldArray } from 'react-hook-form';
import { newId } from '../../../../newId.ts';
import { nextValue, pointProblem, pointRows, pointsOf, pointsRule } from '../../model/scaleRows.ts';
import type { PointRow } from '../../model/scaleRows.ts';
import { texts } from '../../texts.ts';
import { AddButton } from '../fields/AddButton.tsx';
import { RowControls } from '../fields/RowControls.tsx';
import { TextInput } from '../fields/TextInput.tsx';
import { useInspector } from '../InspectorContext.ts';
import { useSectionForm } from '../useSectionForm.ts';

const rules = { points: pointsRule };

interface OwnScaleProps {
  readonly block_id: string;
  readonly points: readonly ScalePoint[];
}

/** The points of a block's own scale, to edit; they can become a template for all blocks. */
export function OwnScale({ block_id, points }: OwnScaleProps) {
  const { readOnly, changeBlock, shareScale } = useInspector();
  const section = useSectionForm<{ points: PointRow[] }>({
    saved: { points: pointRows(points) },
    rules,
    normal: (form) => ({ points: pointRows(pointsOf(form.points)) }),
    save: (changed, gesture) => {
      if (changed.points)
        changeBlock(block_id, { scale: { from: 'block', points: pointsOf(changed.points) } }, gesture);
    },
  });
  const rows = useFieldArray({ control: section.control, name: 'points' });
  const written = section.values.points;
  const whole = pointsRule(written);
  const [first] = points;
  const last = points.at(-1);
  return (
    <Stack sx={{ gap: 1.5 }} onBlur={section.leave}>
      <Stack component="ul" sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {rows.fields.map((row, index) => {
          const problem = pointProblem(written, index);
          return (
            <Box component="li" key={row.id}>
              <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start' }}>
                <Box sx={{ flex: '0 0 72px' }}>
                  <TextInput
                    section={section}
                    name={`points.${index}.value`}
                    label={texts.pointValue}
                    accessibleName={texts.pointValueOf(index + 1)}
                    keyboard="decimal"
                  />
                </Box>
                <TextInput
                  section={section}
                  name={`points.${index}.label`}
                  label={texts.point(index + 1)}
                  accessibleName={texts.pointLabel(index + 1)}
                />
                <RowControls
                  what={texts.point(index + 1)}
                  index={index}
                  count={rows.fields.length}
                  onMove={(to) => rows.move(index, to)}
                  onRemove={() => rows.remove(index)}
                />
              </Stack>
              {problem !== null && <FormHelperText error>{problem}</FormHelperText>}
            </Box>
          );
        })}
      </Stack>
      {written.length < 2 && <FormHelperText error>{texts.tooFewPoints}</FormHelperText>}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <AddButton label={texts.addPoint} onClick={() => rows.append({ value: nextValue(written), label: '' })} />
        {!readOnly && first && last && whole === true && (
          <Button
            size="small"
            onClick={() => {
              const name = texts.templateName(first.label, last.label).slice(0, 200);
              shareScale(block_id, { id: newId('s'), name, points: pointsOf(written) });
            }}
          >
            {texts.saveAsTemplate}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
