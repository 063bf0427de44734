import { Box } from '@dialogwerk/shared/ui';
import { keyNames } from '../../../model/keys/keyNames.ts';
import type { Keyboard } from '../../../model/keys/keyNames.ts';
import type { Keys } from '../../../model/keys/Shortcut.ts';
import { texts } from '../texts.ts';

/** Keys as caps; several ways with 'oder' between. */
export function KeyCaps({ keys, keyboard }: { readonly keys: readonly Keys[]; readonly keyboard: Keyboard }) {
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5, fontSize: 13 }}
    >
      {keys.map((each, index) => {
        const names = keyNames(each, keyboard);
        return (
          <Box key={names.join()} component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
            {index > 0 && <span>{texts.or}</span>}
            {names.map((name) => (
              <Box
                key={name}
                component="kbd"
                sx={{
                  px: 0.75,
                  minWidth: 24,
                  textAlign: 'center',
                  font: 'inherit',
                  border: 1,
                  borderBottomWidth: 2,
                  borderColor: 'divider',
                  borderRadius: 1,
                  bgcolor: 'background.default',
                  whiteSpace: 'nowrap',
                }}
              >
                {name}
              </Box>
            ))}
          </Box>
        );
      })}
    </Box>
  );
}
