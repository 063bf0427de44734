import { LIST_LIMITS } from '@dialogwerk/shared/contract';
import type { ScalePoint } from '@dialogwerk/shared/contract';
import { Box, Button, FormHelperText, Stack } from '@dialogwerk/shared/ui';
import { useId } from 'react';
import { useFieldArray } from 'react-hook-form';
import {
  nextValue,
  pointLabelProblem,
  pointRows,
  pointsOf,
  pointsRule,
  pointValueProblem,
  tidyPoints,
} from '../../../model/rows/scaleRows.ts';
import type { PointRow } from '../../../model/rows/scaleRows.ts';
import { texts } from '../../../texts.ts';
import { RowLine, rowText } from '../../fields/RowLine.tsx';
import { RowList } from '../../fields/RowList.tsx';
import { TextInput } from '../../fields/TextInput.tsx';
import { useInspector } from '../../InspectorContext.ts';
import { useSectionForm } from '../../useSectionForm.ts';

const rules = { points: pointsRule };

interface ScalePointsProps {
  readonly points: readonly ScalePoint[];
  readonly save: (points: ScalePoint[], gesture: string) => void;
  /** What else can be done with the points as they are written, once they are right. */
  readonly action?: { readonly label: string; readonly run: (points: ScalePoint[]) => void };
}

/** The points of a scale, to edit. */
export function ScalePoints({ points, save, action }: ScalePointsProps) {
  const { readOnly } = useInspector();
  const id = useId();
  const section = useSectionForm<{ points: PointRow[] }>({
    saved: { points: pointRows(points) },
    rules,
    normal: (form) => ({ points: tidyPoints(form.points) }),
    save: (changed, gesture) => {
      if (changed.points) save(pointsOf(changed.points), gesture);
    },
  });
  const rows = useFieldArray({ control: section.control, name: 'points', keyName: 'key' });
  const written = section.values.points;
  return (
    <Stack sx={{ gap: 1.5 }} onBlur={section.leave}>
      <RowList
        rows={rows}
        nameOf={texts.point}
        most={LIST_LIMITS.scalePoints}
        addLabel={texts.addPoint}
        onAdd={() => rows.append({ value: nextValue(written), label: '' })}
        onChanged={section.leave}
      >
        {(row, index, controls) => {
          const valueProblem = pointValueProblem(written, index);
          const labelProblem = pointLabelProblem(written[index] ?? row, index);
          const problemId = `${id}-${index}`;
          return (
            <RowLine problemId={problemId} problem={valueProblem ?? labelProblem} controls={controls}>
              <Box sx={{ flex: '0 0 72px' }}>
                <TextInput
                  section={section}
                  name={`points.${index}.value`}
                  label={texts.pointValue}
                  accessibleName={texts.pointValueOf(index + 1)}
                  problemId={valueProblem === null ? undefined : problemId}
                  keyboard="decimal"
                />
              </Box>
              <Box sx={rowText}>
                <TextInput
                  section={section}
                  name={`points.${index}.label`}
                  label={texts.point(index + 1)}
                  grows
                  accessibleName={texts.pointLabel(index + 1)}
                  problemId={labelProblem === null ? undefined : problemId}
                />
              </Box>
            </RowLine>
          );
        }}
      </RowList>
      {written.length < 2 && <FormHelperText error>{texts.tooFewPoints}</FormHelperText>}
      {action && !readOnly && pointsRule(written) === true && (
        <Button size="small" onClick={() => action.run(pointsOf(written))} sx={{ alignSelf: 'flex-start' }}>
          {action.label}
        </Button>
      )}
    </Stack>
  );
}
