import type { ListedTemplate } from '@dialogwerk/shared/contract';
import { Box, Typography, visuallyHidden } from '@dialogwerk/shared/ui';
import { pickerTexts } from '../pickerTexts.ts';

/** How a template begins, as respondents see it, and what its author has to adapt. */
export function TemplatePreview({ template }: { readonly template: ListedTemplate }) {
  const { avatar_name, accent_color, adapt, preview } = template;
  // Dark in both schemes, because it stands on the template's own light colour.
  const onAccent = { bgcolor: accent_color, color: 'rgba(0, 0, 0, 0.87)' } as const;
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1, fontWeight: 600 }}>
        {avatar_name}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
        {placed(preview.bubbles).map(({ from, text, place }) => (
          <Box
            component="li"
            key={place}
            sx={{
              position: 'relative',
              justifySelf: from === 'user' ? 'end' : 'start',
              maxWidth: '88%',
              px: 1.5,
              py: 0.75,
              border: 1,
              borderColor: from === 'user' ? 'transparent' : 'divider',
              borderRadius: from === 'user' ? '16px 16px 4px 16px' : '16px 16px 16px 4px',
              lineHeight: 1.4,
              overflowWrap: 'anywhere',
              whiteSpace: 'pre-line',
              ...(from === 'user' ? onAccent : { bgcolor: 'background.paper' }),
            }}
          >
            <span style={visuallyHidden}>{pickerTexts.from[from]}: </span>
            {text}
          </Box>
        ))}
      </Box>
      {preview.choices.length > 0 && (
        <Box
          component="ul"
          aria-label={pickerTexts.choices}
          sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0, display: 'flex', flexWrap: 'wrap', gap: 0.75 }}
        >
          {preview.choices.map((choice) => (
            <Box
              component="li"
              key={choice}
              sx={{ px: 1.5, py: 0.5, border: 2, borderColor: accent_color, borderRadius: 4, typography: 'body2' }}
            >
              {choice}
            </Box>
          ))}
        </Box>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2, pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
        {pickerTexts.adapt(adapt)}
      </Typography>
    </>
  );
}

/** Each bubble with its place: a dialog may say the same twice. */
const placed = (bubbles: ListedTemplate['preview']['bubbles']) =>
  bubbles.map((bubble, place) => ({ ...bubble, place }));
