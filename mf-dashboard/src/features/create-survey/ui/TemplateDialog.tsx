import type { ListedTemplate } from '@dialogwerk/shared/contract';
import { Dialog, DialogTitle } from '@dialogwerk/shared/ui';
import { useNavigate } from '@dialogwerk/shared/ui/router';
import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef } from 'react';
import { pickerTexts } from '../pickerTexts.ts';
import { createFrom } from '../createFrom.ts';
import { $isPicking, closeTemplates } from '../picking.ts';
import { TemplatePicker } from './TemplatePicker.tsx';

/** The choice of templates, once for the whole screen; closed until one of its buttons opens it. */
export function TemplateDialog() {
  const isPicking = useStore($isPicking);
  const navigate = useNavigate();
  const titleId = useId();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      closeTemplates();
    };
  }, []);

  function use({ template, name }: ListedTemplate) {
    closeTemplates();
    void createFrom({ template }, name, {
      onCreated: ({ survey_id }) => {
        // Whoever has gone elsewhere meanwhile stays there.
        if (isHere.current) void navigate(`/configurator/${encodeURIComponent(survey_id)}`);
      },
      onUndone: () => void navigate('/dashboard'),
    });
  }

  return (
    <Dialog
      open={isPicking}
      onClose={closeTemplates}
      fullWidth
      maxWidth="lg"
      aria-labelledby={titleId}
      slotProps={{
        paper: { sx: { m: { xs: 1, sm: 4 }, width: { xs: 'calc(100% - 16px)', sm: 'calc(100% - 64px)' } } },
      }}
    >
      <DialogTitle id={titleId} help={{ label: pickerTexts.title, page: 'dialog-anlegen', passage: 'vorlage' }}>
        {pickerTexts.title}
      </DialogTitle>
      <TemplatePicker onUse={use} onClose={closeTemplates} />
    </Dialog>
  );
}
