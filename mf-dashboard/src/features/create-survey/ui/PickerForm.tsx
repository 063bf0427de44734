import type { ListedTemplate, SurveyTemplate } from '@dialogwerk/shared/contract';
import { Box, Button, DialogActions, DialogContent, Typography, useMediaQuery, useTheme } from '@dialogwerk/shared/ui';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { texts } from '../../../texts.ts';
import { foundTemplates } from '../model/foundTemplates.ts';
import type { TemplateSearch } from '../model/foundTemplates.ts';
import { pickerTexts } from '../pickerTexts.ts';
import { PickerSearch } from './PickerSearch.tsx';
import { TemplateList } from './TemplateList.tsx';
import { TemplatePreview } from './TemplatePreview.tsx';

interface PickerFormProps {
  readonly templates: readonly ListedTemplate[];
  readonly onUse: (template: ListedTemplate) => void;
  readonly onClose: () => void;
}

const everything: TemplateSearch = { text: '', category: null };

/** Search, list and preview; Enter on a template takes it. On a narrow screen the preview unfolds below its template. */
export function PickerForm({ templates, onUse, onClose }: PickerFormProps) {
  const [search, setSearch] = useState(everything);
  const [wanted, setWanted] = useState<SurveyTemplate | null>(null);
  const list = useRef<HTMLFieldSetElement>(null);
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'));
  const found = foundTemplates(templates, search);
  const chosen = found.find(({ template }) => template === wanted) ?? found[0] ?? null;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (chosen) onUse(chosen);
  }

  return (
    <form onSubmit={submit} style={{ display: 'contents' }}>
      <Box sx={{ px: 3, pb: 1.5 }}>
        <PickerSearch
          search={search}
          onSearch={setSearch}
          onEnter={() => list.current?.querySelector<HTMLInputElement>('input:checked')?.focus()}
        />
        <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {pickerTexts.count(found.length)}
        </Typography>
      </Box>
      <DialogContent
        dividers
        sx={{
          p: 0,
          height: { md: '60vh' },
          overflow: { md: 'hidden' },
          display: { md: 'grid' },
          gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
          gridTemplateRows: 'minmax(0, 1fr)',
        }}
      >
        {chosen === null ? (
          <Box sx={{ p: 3 }}>
            <Typography sx={{ mb: 1 }}>{pickerTexts.none}</Typography>
            <Button variant="outlined" onClick={() => setSearch(everything)}>
              {pickerTexts.reset}
            </Button>
          </Box>
        ) : (
          <>
            <TemplateList
              ref={list}
              templates={found}
              chosen={chosen.template}
              unfolds={!isWide}
              onChoose={setWanted}
              onUse={onUse}
            />
            {isWide && (
              <Box
                // Because what may scroll has to be reached by the keyboard, too.
                tabIndex={0}
                role="region"
                aria-label={pickerTexts.preview(chosen.name)}
                sx={{ overflowY: 'auto', p: 3, borderLeft: 1, borderColor: 'divider', bgcolor: 'background.default' }}
              >
                <TemplatePreview template={chosen} />
              </Box>
            )}
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 2 }}>
        <Button onClick={onClose}>{texts.cancel}</Button>
        <Button type="submit" variant="contained" disabled={chosen === null} sx={{ whiteSpace: 'nowrap' }}>
          {pickerTexts.use}
        </Button>
      </DialogActions>
    </form>
  );
}
