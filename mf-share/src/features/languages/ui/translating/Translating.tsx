import type { SurveyData } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { languageName, Stack } from '@dialogwerk/shared/ui';
import { useStore } from '@nanostores/react';
import { useCallback, useMemo, useState } from 'react';
import { placeNames } from '../../model/placeName.ts';
import type { Showing } from '../../model/shownRows.ts';
import { rowsOf, statesOf, withTyped } from '../../model/TextRow.ts';
import type { DialogTexts, TextRow } from '../../model/TextRow.ts';
import { translatingTexts as texts } from '../../texts.ts';
import { useEditing } from '../../useEditing.ts';
import { useSuggestions } from '../../useSuggestions.ts';
import { CompletenessBar } from '../CompletenessBar.tsx';
import { FileMenu } from '../files/FileMenu.tsx';
import { SuggestionBox } from '../suggestions/SuggestionBox.tsx';
import { SuggestNext } from '../suggestions/SuggestNext.tsx';
import { FilteredList } from './FilteredList.tsx';
import { RowFilter } from './RowFilter.tsx';
import { SaveLine } from './SaveLine.tsx';

import { UndoButtons } from './UndoButtons.tsx';

/** In sight while one works further below, where there is room for it. */
const barStyles = {
  gap: 1,
  py: 0.5,
  flexWrap: 'wrap',
  alignItems: 'center',
  position: { md: 'sticky' },
  top: { md: 64 },
  zIndex: 2,
  bgcolor: 'background.default',
} as const;

interface TranslatingProps {
  readonly survey: Pick<SurveyData, 'survey_id' | 'survey_name' | 'all_questions' | 'templ_options'>;
  readonly dialog: DialogTexts;
  readonly language: string;
}

/** All texts of a dialog beside their translations into one language. */
export function Translating({ survey, dialog, language }: TranslatingProps) {
  const { survey_id, survey_name } = survey;
  const editing = useEditing(survey_id, language);
  const suggestions = useSuggestions(survey_id, language);
  const typed = useStore(editing.$typed);
  const saving = useStore(editing.$state);
  const [showing, setShowing] = useState<Showing>('all');
  const [search, setSearch] = useState('');
  const kept = useMemo(() => rowsOf(dialog, language, placeNames(survey)), [dialog, language, survey]);
  const rows = useMemo(() => withTyped(kept, typed), [kept, typed]);
  const { missing, changed } = statesOf(rows);

  const type = useCallback(
    ({ key, text: source, translation }: TextRow, text: string) =>
      editing.type(key, translation, text === '' ? null : { text, source }),
    [editing],
  );
  const confirm = useCallback(
    ({ key, text, translation }: TextRow) => {
      if (!translation) return;
      editing.type(key, translation, { text: translation.text, source: text });
      void editing.save();
    },
    [editing],
  );
  const suggestionOf = (row: TextRow) =>
    suggestions.host !== null && (
      <SuggestionBox
        row={row}
        language={language}
        suggestions={suggestions}
        onTake={(text) => {
          type(row, text);
          void editing.save();
        }}
      />
    );
  const told = async (made: Promise<string | null>): Promise<void> => {
    const refused = await made;
    if (refused !== null) showNotice(texts.notUndone(refused));
  };

  return (
    <Stack sx={{ gap: 2 }}>
      <CompletenessBar label={languageName(language)} texts={rows.length} missing={missing} changed={changed} />
      <Stack direction="row" sx={barStyles}>
        <UndoButtons
          editing={editing}
          onUndo={() => void told(editing.undo())}
          onRedo={() => void told(editing.redo())}
        />
        <FileMenu
          outgoing={{ survey_id, survey_name, from: dialog.language, language, texts: rows }}
          onTake={(taken) => editing.take(taken)}
        />
        <SaveLine state={saving} onAgain={() => void editing.save(true)} onDiscard={() => editing.discard()} />
      </Stack>
      <RowFilter
        counts={{ all: rows.length, missing, changed }}
        showing={showing}
        search={search}
        onShow={setShowing}
        onSearch={setSearch}
      />
      <SuggestNext rows={rows} suggestions={suggestions} />
      <FilteredList
        key={`${showing} ${search}`}
        rows={rows}
        showing={showing}
        search={search}
        from={dialog.language}
        language={language}
        onType={type}
        onConfirm={confirm}
        suggestionOf={suggestionOf}
      />
    </Stack>
  );
}
