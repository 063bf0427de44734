import type { ResultFilter } from '@dialogwerk/shared/contract';
import { Dialog, DialogTitle, useMediaQuery, useTheme } from '@dialogwerk/shared/ui';
import { useId, useState } from 'react';
import { fieldsOf } from '../model/fieldsOf.ts';
import type { FilterField } from '../model/FilterField.ts';
import type { FilterNames } from '../model/FilterNames.ts';
import { sourceValues, withSource } from '../../../resultFilter/sources.ts';
import { nameOfField } from '../model/nameOfField.ts';
import { filterTexts as texts } from '../texts.ts';
import { AnswerEditor } from './AnswerEditor.tsx';
import { FieldMenu } from './FieldMenu.tsx';
import { ListEditor } from './ListEditor.tsx';
import { TimeEditor } from './TimeEditor.tsx';

interface FilterDialogProps {
  readonly filter: ResultFilter;
  readonly names: FilterNames;
  /** The condition to change; null to choose what to ask for. */
  readonly first: FilterField | null;
  readonly onApply: (filter: ResultFilter) => void;
  readonly onClose: () => void;
}

/** The way to a condition: what to ask for, then what it has to be. */
export function FilterDialog({ filter, names, first, onApply, onClose }: FilterDialogProps) {
  const [field, setField] = useState(first);
  const titleId = useId();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('sm'));
  const onBack = first === null ? () => setField(null) : onClose;
  return (
    <Dialog open fullWidth maxWidth="xs" fullScreen={isPhone} aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere', hyphens: 'auto' }} lang="de">
        {field === null ? texts.addLong : nameOfField(field, names)}
      </DialogTitle>
      {field === null ? <FieldMenu entries={fieldsOf(names)} onChoose={setField} onClose={onClose} /> : editorOf(field)}
    </Dialog>
  );

  function editorOf(chosen: FilterField) {
    switch (chosen.kind) {
      case 'time':
        return <TimeEditor filter={filter} onApply={onApply} onBack={onBack} />;
      case 'list':
        return (
          <ListEditor
            options={names.options[chosen.list]}
            chosen={filter[chosen.list]}
            onApply={(ids) => onApply({ ...filter, [chosen.list]: ids })}
            onBack={onBack}
          />
        );
      case 'source':
        return (
          <ListEditor
            options={names.sources.find(({ variable }) => variable === chosen.variable)?.values ?? []}
            chosen={sourceValues(filter, chosen.variable)}
            onApply={(values) => onApply(withSource(filter, chosen.variable, values))}
            onBack={onBack}
          />
        );
      case 'answer':
        return (
          <AnswerEditor field={chosen} filter={filter} questions={names.questions} onApply={onApply} onBack={onBack} />
        );
    }
  }
}
