import { MaterialLink, Stack, Typography } from '@dialogwerk/shared/ui';
import { fieldName } from '../../../fieldTexts.ts';
import { blockName } from '../../../model/wording/blockName.ts';
import type { VariablePlace } from '../model/variablesIn.ts';
import { texts } from '../texts.ts';

interface PlaceListProps {
  readonly title: string;
  readonly places: readonly VariablePlace[];
  /** Said where there is no place. */
  readonly none: string;
  /** Whether it is a fault that there is none. */
  readonly isFault: boolean;
  readonly onSelect: (id: string | null) => void;
}

/** Places, each a way to its block. */
export function PlaceList({ title, places, none, isFault, onSelect }: PlaceListProps) {
  if (places.length === 0) {
    return (
      <Typography variant="body2" color={isFault ? 'error' : 'textSecondary'} sx={{ mt: 0.5 }}>
        {none}
      </Typography>
    );
  }
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {title}
      </Typography>
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {places.map(({ block, field }) => {
          const name = block === null ? texts.messages : blockName(block);
          const what = fieldName(field, block?.type);
          return (
            <li key={`${block?.unique_question_id ?? ''} ${field}`}>
              <MaterialLink
                component="button"
                type="button"
                variant="body2"
                aria-label={texts.show(`${name}: ${what}`)}
                onClick={() => onSelect(block?.unique_question_id ?? null)}
                sx={{ textAlign: 'left', overflowWrap: 'anywhere', minHeight: 24, color: 'text.primary' }}
              >
                {name}
                {field !== 'variable' && (
                  <Typography component="span" variant="body2" color="textSecondary">
                    {` · ${what}`}
                  </Typography>
                )}
              </MaterialLink>
            </li>
          );
        })}
      </Stack>
    </>
  );
}
