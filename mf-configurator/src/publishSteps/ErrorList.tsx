import { Box, MaterialLink, Typography } from '@dialogwerk/shared/ui';
import { Link } from '@dialogwerk/shared/ui/router';
import { stepTexts as texts } from './texts.ts';

/** What respondents would meet at a place. */
export interface MetError {
  readonly id: string;
  readonly place: string;
  readonly meets: string;
  /** The way to where it is mended; absent where the whole check shows it. */
  readonly to?: string;
}

/** How many are named; the check has all of them. */
const MOST = 3;

/** The first errors that a check has found, each with what respondents meet. */
export function ErrorList({ errors }: { readonly errors: readonly MetError[] }) {
  if (errors.length === 0) return null;
  const more = errors.length - MOST;
  return (
    <>
      <Box component="ul" sx={{ pl: 2.5, my: 1, display: 'grid', gap: 0.75 }}>
        {errors.slice(0, MOST).map(({ id, place, meets, to }) => (
          <Typography key={id} component="li" variant="body2">
            <strong>{place}</strong>: {meets}{' '}
            {to !== undefined && (
              <MaterialLink component={Link} to={to} aria-label={texts.mendAt(place)}>
                {texts.mend}
              </MaterialLink>
            )}
          </Typography>
        ))}
      </Box>
      {more > 0 && <Typography variant="body2">{texts.moreErrors(more)}</Typography>}
    </>
  );
}
