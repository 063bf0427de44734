import { surveyTemplates } from '@dialogwerk/shared/contract';
import type { SurveyTemplate } from '@dialogwerk/shared/contract';
import { Box, Typography } from '@dialogwerk/shared/ui';
import { useId } from 'react';
import { texts } from '../../texts.ts';

interface TemplateChoiceProps {
  /** null for an empty dialog. */
  readonly chosen: SurveyTemplate | null;
  readonly onChoose: (template: SurveyTemplate | null) => void;
}

/** What a new dialog begins as. The browser's own radio buttons, because arrow keys go through them everywhere. */
export function TemplateChoice({ chosen, onChoose }: TemplateChoiceProps) {
  const name = useId();
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, mt: 2, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="body2" color="textSecondary" sx={{ p: 0, mb: 1 }}>
        {texts.templates.legend}
      </Typography>
      <Box
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
      >
        {[null, ...surveyTemplates].map((template) => {
          const { name: title, hint } = texts.templates[template ?? 'empty'];
          return (
            <Box
              key={template ?? 'empty'}
              component="label"
              sx={{
                display: 'flex',
                alignItems: 'flex-start',
                gap: 1.25,
                p: 1.5,
                cursor: 'pointer',
                border: 1,
                borderColor: chosen === template ? 'primary.dark' : 'divider',
                borderRadius: 1,
                bgcolor: chosen === template ? 'action.selected' : 'transparent',
                '&:focus-within': { outline: '2px solid', outlineColor: 'primary.dark', outlineOffset: '1px' },
              }}
            >
              <Box
                component="input"
                type="radio"
                name={name}
                checked={chosen === template}
                onChange={() => onChoose(template)}
                sx={{
                  m: 0,
                  mt: 0.25,
                  width: 18,
                  height: 18,
                  flexShrink: 0,
                  accentColor: 'var(--mui-palette-primary-dark)',
                }}
              />
              <span>
                <Typography component="span" sx={{ display: 'block', fontWeight: 600, lineHeight: 1.3 }}>
                  {title}
                </Typography>
                <Typography
                  component="span"
                  variant="body2"
                  color="textSecondary"
                  sx={{ display: 'block', lineHeight: 1.4, mt: 0.25 }}
                >
                  {hint}
                </Typography>
              </span>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
