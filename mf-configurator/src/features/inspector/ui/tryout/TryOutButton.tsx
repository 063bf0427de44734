import type { BlockOf } from '@dialogwerk/shared/contract';
import { mdiFlaskOutline } from '@mdi/js';
import { Button, createLater, FormHelperText, Icon } from '@dialogwerk/shared/ui';
import type { ComponentType } from 'react';
import { useState } from 'react';
import { useModelState } from '../../../../useModelState.ts';
import { tryOutTexts as texts } from '../../tryOutTexts.ts';

interface TryOutProps {
  readonly block: BlockOf<'gpt'>;
  readonly onClose: () => void;
}

const later = createLater<{ readonly TryOutDialog: ComponentType<TryOutProps> }>(() => import('./TryOutDialog.tsx'));
export const loadTryOut = later.load;

/** Leads to where exit conditions are tried; says why where they cannot be. */
export function TryOutButton({ block }: { readonly block: BlockOf<'gpt'> }) {
  const [isOpen, setOpen] = useState(false);
  const model = useModelState();
  if (model.kind !== 'loaded') return null;
  if (model.value.main === null) return <FormHelperText sx={{ m: 0 }}>{texts.noModel}</FormHelperText>;
  if (block.gpt_exit_conditions.length === 0) {
    return <FormHelperText sx={{ m: 0 }}>{texts.noConditions}</FormHelperText>;
  }
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<Icon path={mdiFlaskOutline} />}
        onClick={() => setOpen(true)}
        sx={{ alignSelf: 'flex-start' }}
      >
        {texts.open}
      </Button>
      {isOpen && <LaterDialog block={block} onClose={() => setOpen(false)} />}
    </>
  );
}

function LaterDialog(props: TryOutProps) {
  const part = later.use();
  return part && <part.TryOutDialog {...props} />;
}
