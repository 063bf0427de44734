import { change } from '@dialogwerk/shared/clients';
import type { ModelProvider } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { Box, Button, Stack } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { modelTexts as texts } from '../modelTexts.ts';
import { ModelForm } from './ModelForm.tsx';

interface ModelConnectionProps {
  readonly endpoint: 'main' | 'reserve';
  /** null: none is connected. */
  readonly connected: { readonly provider: ModelProvider; readonly model: string; readonly url: string } | null;
  /** Whether it may be disconnected: a first model only without a reserve. */
  readonly isLast: boolean;
}

/** Connects one of the models, changes it or disconnects it, which can be undone. */
export function ModelConnection({ endpoint, connected, isLast }: ModelConnectionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const name = texts.endpoints[endpoint];
  const bringBack = async (): Promise<void> => {
    if (connected === null) return;
    // The server keeps the key for an hour.
    const back = await change('adminSetModel', { endpoint, ...connected });
    if (!back.ok) showNotice(texts.notChanged(back.reason));
  };
  const disconnect = async (): Promise<void> => {
    setIsLeaving(true);
    const left = await change('adminRemoveModel', { endpoint });
    setIsLeaving(false);
    if (!left.ok) return showNotice(texts.notChanged(left.reason));
    showNotice(texts.disconnected(name), { label: texts.undo, run: () => void bringBack() });
  };
  if (isOpen)
    return (
      <Box sx={{ mt: 2 }}>
        <ModelForm
          endpoint={endpoint}
          before={connected}
          onCancel={() => setIsOpen(false)}
          onDone={() => {
            setIsOpen(false);
            showNotice(texts.connected(name));
          }}
        />
      </Box>
    );
  return (
    <Stack direction="row" sx={{ gap: 1, mt: 1.5, flexWrap: 'wrap' }}>
      <Button
        variant={connected === null && endpoint === 'main' ? 'contained' : 'outlined'}
        size="small"
        onClick={() => setIsOpen(true)}
      >
        {connected === null ? texts.connectOf(name) : texts.changeOf(name)}
      </Button>
      {connected !== null && isLast && (
        <Button size="small" loading={isLeaving} onClick={() => void disconnect()}>
          {texts.disconnectOf(name)}
        </Button>
      )}
    </Stack>
  );
}
