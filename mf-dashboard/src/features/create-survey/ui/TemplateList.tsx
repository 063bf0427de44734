import type { ListedTemplate, SurveyTemplate } from '@dialogwerk/shared/contract';
import { Box, visuallyHidden } from '@dialogwerk/shared/ui';
import { useId } from 'react';
import type { RefObject } from 'react';
import { pickerTexts } from '../pickerTexts.ts';
import { TemplateOption } from './TemplateOption.tsx';
import { TemplatePreview } from './TemplatePreview.tsx';

interface TemplateListProps {
  readonly ref: RefObject<HTMLFieldSetElement | null>;
  readonly templates: readonly ListedTemplate[];
  readonly chosen: SurveyTemplate;
  /** Whether the preview stands below the chosen one. */
  readonly unfolds: boolean;
  readonly onChoose: (template: SurveyTemplate) => void;
  readonly onUse: (template: ListedTemplate) => void;
}

/** The templates that were found: the browser's own radio buttons, because arrow keys go through them everywhere. */
export function TemplateList({ ref, templates, chosen, unfolds, onChoose, onUse }: TemplateListProps) {
  const name = useId();
  return (
    <Box
      component="fieldset"
      ref={ref}
      sx={{
        border: 0,
        m: 0,
        p: 2,
        minWidth: 0,
        overflowY: { md: 'auto' },
        display: 'grid',
        gap: 1,
        alignContent: 'start',
      }}
    >
      <legend style={visuallyHidden}>{pickerTexts.legend}</legend>
      {templates.map((template) => {
        const isChosen = template.template === chosen;
        return (
          <div key={template.template}>
            <TemplateOption
              name={name}
              template={template}
              isChosen={isChosen}
              onChoose={() => onChoose(template.template)}
              onUse={() => onUse(template)}
            />
            {unfolds && isChosen && (
              <Box
                role="region"
                aria-label={pickerTexts.preview(template.name)}
                sx={{ p: 2, mt: 1, borderRadius: 1, bgcolor: 'background.default' }}
              >
                <TemplatePreview template={template} />
              </Box>
            )}
          </div>
        );
      })}
    </Box>
  );
}
