import { Button, Icon } from '@dialogwerk/shared/ui';
import { mdiRoutes } from '@mdi/js';
import { openBench } from '../bench/openBench.ts';
import { assessTexts } from '../texts.ts';

/** Shows and hides what stands beside a test. */
export function BenchButton({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <Button
      size="small"
      color="inherit"
      startIcon={<Icon path={mdiRoutes} />}
      aria-expanded={isOpen}
      onClick={() => openBench(!isOpen)}
      sx={{ my: 0.5 }}
    >
      {assessTexts.bench}
    </Button>
  );
}
