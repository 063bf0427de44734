import type { GeneratedAvatar } from '@dialogwerk/shared/contract';
import { Box, FormControlLabel, Switch, TextField } from '@dialogwerk/shared/ui';
import { rangeNames, ranges, shapes } from '../model/avatarChoices.ts';
import { texts } from '../texts.ts';
import { BackgroundChoice } from './BackgroundChoice.tsx';
import { RangeField } from './RangeField.tsx';
import { SeedField } from './SeedField.tsx';

interface AvatarOptionsProps {
  readonly avatar: GeneratedAvatar;
  readonly onChange: (avatar: GeneratedAvatar) => void;
}

const layers = ['shape1', 'shape2', 'shape3'] as const;

/** All options of a generated picture (spec §3). What is not set here is drawn by the seed. */
export function AvatarOptions({ avatar, onChange }: AvatarOptionsProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        width: '100%',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
        alignItems: 'start',
      }}
    >
      <SeedField seed={avatar.seed} onSeed={(seed) => onChange({ ...avatar, seed })} />
      {rangeNames.map((name) => (
        <RangeField
          key={name}
          {...texts.ranges[name]}
          {...ranges[name]}
          value={avatar[name] ?? ranges[name].usual}
          onChange={(value) => onChange({ ...avatar, [name]: value })}
        />
      ))}
      {layers.map((layer, index) => (
        <TextField
          key={layer}
          select
          size="small"
          label={texts.layer(index + 1)}
          value={avatar[layer]?.[0] ?? ''}
          onChange={({ target }) => {
            const chosen = shapes.find((shape) => shape === target.value);
            onChange({ ...avatar, [layer]: chosen && [chosen] });
          }}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="">{texts.layerByWord}</option>
          {shapes.map((shape) => (
            <option key={shape} value={shape}>
              {texts.shapes[shape]}
            </option>
          ))}
        </TextField>
      ))}
      <BackgroundChoice avatar={avatar} onChange={onChange} />
      <FormControlLabel
        control={<Switch checked={avatar.flip ?? false} onChange={(_, flip) => onChange({ ...avatar, flip })} />}
        label={texts.flip}
      />
      <FormControlLabel
        control={
          <Switch
            checked={avatar.backgroundType?.[0] === 'gradientLinear'}
            onChange={(_, isGradient) =>
              onChange({ ...avatar, backgroundType: [isGradient ? 'gradientLinear' : 'solid'] })
            }
          />
        }
        label={texts.gradient}
      />
    </Box>
  );
}
