import { adoptStyles } from '@dialogwerk/shared/browser';
import { typefaces } from '@dialogwerk/shared/contract';
import type { Typeface } from '@dialogwerk/shared/contract';
import { familiesOf, typefaceStyle } from '@dialogwerk/shared/look';
import { Box, Typography } from '@dialogwerk/shared/ui';
import { appearanceTexts as texts } from '../../texts.ts';
import { Cards } from './Cards.tsx';
import type { LookForm } from './LookForm.ts';
import { Section } from './Section.tsx';

const styles = typefaces.map(typefaceStyle).join('');

const cards = typefaces.map((value) => {
  const { name, about } = texts.typeface[value];
  return { value, name, about, sample: <Sample typeface={value} /> };
});

/** What the dialog is written in, each drawn in itself. */
export function TypefaceChoice({ form }: { readonly form: LookForm }) {
  adoptStyles(styles);
  const { look, isReadOnly, set } = form;
  return (
    <Section title={texts.typefaces}>
      <Cards
        label={texts.typefaces}
        value={look.typeface}
        disabled={isReadOnly}
        cards={cards}
        onChoose={(typeface) => set('typeface', typeface)}
      />
      <Typography variant="body2" color="textSecondary">
        {texts.typefaceLoaded}
      </Typography>
    </Section>
  );
}

function Sample({ typeface }: { readonly typeface: Typeface }) {
  const fontFamily = typeface === 'system' ? 'system-ui, sans-serif' : familiesOf(typeface);
  return (
    <Box component="span" sx={{ fontSize: '1.75rem', lineHeight: 1 }} style={{ fontFamily }}>
      Äg3
    </Box>
  );
}
