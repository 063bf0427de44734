import { Button, Icon } from '@dialogwerk/shared/ui';
import { mdiRestore } from '@mdi/js';
import { useState } from 'react';
import { resetStory } from '../resetStory.ts';
import { storyTexts as texts } from '../storyTexts.ts';

/** Makes a story that Dialogwerk brings along what it was. */
export function ResetButton({ id }: { readonly id: number }) {
  const [isBusy, setIsBusy] = useState(false);
  const reset = async (): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    await resetStory(id);
    setIsBusy(false);
  };
  return (
    <Button
      size="small"
      title={texts.hint}
      aria-busy={isBusy}
      startIcon={<Icon path={mdiRestore} />}
      onClick={() => void reset()}
    >
      {isBusy ? texts.busy : texts.action}
    </Button>
  );
}
