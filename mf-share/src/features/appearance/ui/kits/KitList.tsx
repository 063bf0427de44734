import type { BrandKit } from '@dialogwerk/shared/contract';
import { lookOf } from '@dialogwerk/shared/contract';
import { Box, Button, Icon, IconButton, Stack, Tooltip, Typography } from '@dialogwerk/shared/ui';
import { mdiDeleteOutline, mdiPencilOutline, mdiShareAllOutline } from '@mdi/js';
import { useState } from 'react';
import { appearanceTexts, kitTexts as texts } from '../../texts.ts';
import type { BrandKits } from '../../useBrandKits.ts';
import { KitName } from './KitName.tsx';

interface KitListProps {
  readonly kits: readonly BrandKit[];
  /** The one that the dialog has its look from; null for none. */
  readonly current: string | null;
  readonly brand: Pick<BrandKits, 'rename' | 'remove'>;
  readonly onApply: (kit: BrandKit) => void;
  /** Brings it to the other dialogs that have it. */
  readonly onSpread: (kit: BrandKit) => void;
}

/** All kits of the author's workspaces, with what can be done with each. */
export function KitList({ kits, current, brand, onApply, onSpread }: KitListProps) {
  const [renamed, setRenamed] = useState<string | null>(null);
  if (kits.length === 0) return null;
  return (
    <Stack component="ul" aria-label={texts.list} sx={{ listStyle: 'none', m: 0, p: 0, gap: 1 }}>
      {kits.map((kit) => (
        <Box key={kit.kit_id} component="li" sx={{ border: 1, borderColor: 'divider', borderRadius: 2, p: 1.5 }}>
          {renamed === kit.kit_id ? (
            <KitName
              place={`${kit.kit_id} name`}
              before={kit.name}
              label={texts.renameOf(kit.name)}
              save={texts.rename}
              onSave={(name) => brand.rename(kit, name)}
              onClose={() => setRenamed(null)}
            />
          ) : (
            <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, flexWrap: 'wrap' }}>
              <Box
                aria-hidden
                sx={{ width: 28, height: 28, flex: 'none', borderRadius: '50%', border: 1, borderColor: 'divider' }}
                style={{ backgroundColor: kit.look.accent_color }}
              />
              <Box sx={{ flex: '1 1 8rem', minWidth: 0, overflowWrap: 'anywhere' }}>
                <Typography sx={{ fontWeight: 600 }}>{kit.name}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {appearanceTexts.look[lookOf(kit.look.messenger)].name} ·{' '}
                  {appearanceTexts.typeface[kit.look.typeface].name}
                </Typography>
              </Box>
              <Stack direction="row" sx={{ alignItems: 'center', ml: 'auto' }}>
                {kit.kit_id !== current && (
                  <Button size="small" aria-label={texts.applyOf(kit.name)} onClick={() => onApply(kit)}>
                    {texts.apply}
                  </Button>
                )}
                {[
                  { label: texts.spreadOf(kit.name), icon: mdiShareAllOutline, run: () => onSpread(kit) },
                  ...(kit.may_change
                    ? [
                        {
                          label: texts.renameOf(kit.name),
                          icon: mdiPencilOutline,
                          run: () => setRenamed(kit.kit_id),
                        },
                        {
                          label: texts.removeOf(kit.name),
                          icon: mdiDeleteOutline,
                          run: () => void brand.remove(kit),
                        },
                      ]
                    : []),
                ].map(({ label, icon, run }) => (
                  <Tooltip key={label} title={label}>
                    <IconButton aria-label={label} onClick={run}>
                      <Icon path={icon} />
                    </IconButton>
                  </Tooltip>
                ))}
              </Stack>
            </Stack>
          )}
        </Box>
      ))}
    </Stack>
  );
}
