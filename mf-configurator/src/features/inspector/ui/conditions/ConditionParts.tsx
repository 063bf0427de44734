import { mdiDeleteOutline, mdiPlus } from '@mdi/js';
import { Box, Button, Icon, IconButton, Stack, Typography } from '@dialogwerk/shared/ui';
import { otherJoin } from '@dialogwerk/shared/dialog/conditions';
import type { Join, Vocabulary } from '@dialogwerk/shared/dialog/conditions';
import { conditionTexts } from '../../conditionTexts.ts';
import { changedRow, emptyRow, newGroup, withPart } from '../../model/conditions/DraftRows.ts';
import type { DraftPart } from '../../model/conditions/DraftRows.ts';
import { ConditionRow } from './ConditionRow.tsx';
import type { useAnswers } from './useAnswers.ts';

interface ConditionPartsProps {
  readonly parts: readonly DraftPart[];
  readonly join: Join;
  /** Stands before the rows' numbers, such as '2.'. */
  readonly prefix: string;
  /** How far within groups; 0 for the condition itself. */
  readonly depth: number;
  readonly vocabulary: Vocabulary;
  readonly unnamed: ReturnType<typeof useAnswers>['unnamed'];
  readonly readOnly: boolean;
  /** The row that was just added. */
  readonly added: string | null;
  readonly onChange: (parts: readonly DraftPart[], added: string | null) => void;
}

/** Groups stand in one another up to here; what is deeper in a stored text is shown all the same. */
const DEEPEST = 2;

/** Rows and groups under each other, with what adds to them. */
export function ConditionParts(props: ConditionPartsProps) {
  const { parts, join, prefix, depth, vocabulary, unnamed, readOnly, added, onChange } = props;
  const add = (part: DraftPart): void => {
    const [first] = part.kind === 'group' ? part.parts : [part];
    onChange([...parts, part], first?.key ?? null);
  };
  return (
    <Stack sx={{ gap: 1.5 }}>
      {parts.map((part, index) => {
        const number = `${prefix}${index + 1}`;
        const remove = (): void =>
          onChange(
            withPart(parts, part.key, () => null),
            null,
          );
        if (part.kind === 'row') {
          return (
            <ConditionRow
              key={part.key}
              row={part}
              number={number}
              vocabulary={vocabulary}
              unnamed={unnamed}
              readOnly={readOnly}
              isNew={added === part.key}
              onChange={(change) =>
                onChange(
                  withPart(parts, part.key, () => changedRow(part, change, vocabulary)),
                  added,
                )
              }
              onRemove={remove}
            />
          );
        }
        return (
          <Box
            key={part.key}
            role="group"
            aria-label={conditionTexts.group(number)}
            sx={{ borderLeft: 3, borderColor: 'divider', pl: 1.5 }}
          >
            <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', mb: 0.5 }}>
              <Typography variant="body2" color="textSecondary">
                {conditionTexts.inner[otherJoin(join)]}
              </Typography>
              {!readOnly && (
                <IconButton size="small" aria-label={conditionTexts.removeGroup(number)} onClick={remove}>
                  <Icon path={mdiDeleteOutline} fontSize="small" />
                </IconButton>
              )}
            </Stack>
            <ConditionParts
              {...props}
              parts={part.parts}
              join={otherJoin(join)}
              prefix={`${number}.`}
              depth={depth + 1}
              onChange={(inner, wanted) =>
                onChange(
                  withPart(parts, part.key, () => (inner.length === 0 ? null : { ...part, parts: inner })),
                  wanted,
                )
              }
            />
          </Box>
        );
      })}
      {!readOnly && (
        <Stack direction="row" sx={{ gap: 1 }}>
          <Button
            size="small"
            startIcon={<Icon path={mdiPlus} />}
            aria-label={conditionTexts.addRowLong}
            onClick={() => add(emptyRow())}
          >
            {conditionTexts.addRow}
          </Button>
          {depth < DEEPEST && (
            <Button
              size="small"
              startIcon={<Icon path={mdiPlus} />}
              aria-label={conditionTexts.addGroupLong}
              onClick={() => add(newGroup())}
            >
              {conditionTexts.addGroup}
            </Button>
          )}
        </Stack>
      )}
    </Stack>
  );
}
