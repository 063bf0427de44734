import { Button } from '@dialogwerk/shared/ui';
import { adviceTexts as texts } from './texts.ts';

interface WantedToggleProps {
  readonly count: number;
  readonly isShown: boolean;
  readonly onShow: (isShown: boolean) => void;
}

/** Shows advice again that was put away as wanted so; nothing where there is none. */
export function WantedToggle({ count, isShown, onShow }: WantedToggleProps) {
  if (count === 0) return null;
  return (
    <Button size="small" aria-expanded={isShown} onClick={() => onShow(!isShown)} sx={{ ml: -0.5 }}>
      {isShown ? texts.hideWanted : texts.showWanted(count)}
    </Button>
  );
}
