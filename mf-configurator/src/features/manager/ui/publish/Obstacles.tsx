import { Alert, Box, Button, Typography } from '@dialogwerk/shared/ui';
import { Link } from '@dialogwerk/shared/ui/router';
import type { Obstacle } from '../../model/obstaclesOf.ts';
import { publishTexts as texts } from '../../publishTexts.ts';

const sentence = (obstacle: Obstacle): string => {
  if (obstacle.kind === 'hidden') return texts.hidden(obstacle.count);
  return obstacle.kind === 'role' ? texts.role(obstacle.name) : texts.noQuestion(obstacle.name);
};

/** What stands against publishing and going live, with the way to mend it. Nothing where nothing does. */
export function Obstacles({ obstacles }: { readonly obstacles: readonly Obstacle[] }) {
  if (obstacles.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mt: 1, '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' } }}>
      <Typography variant="body2">{texts.against}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {obstacles.map((obstacle) => (
          <li key={sentence(obstacle)}>
            {sentence(obstacle)}{' '}
            {obstacle.kind === 'no-question' && (
              <Button
                size="small"
                component={Link}
                to={`/configurator/${encodeURIComponent(obstacle.survey_id)}`}
                aria-label={texts.addQuestionIn(obstacle.name)}
              >
                {texts.addQuestion}
              </Button>
            )}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
