import { LIST_LIMITS } from '@dialogwerk/shared/contract';
import type { ApiHeader, BlockOf } from '@dialogwerk/shared/contract';
import { Alert, Typography } from '@dialogwerk/shared/ui';
import { useFieldArray } from 'react-hook-form';
import { headerNameProblem, headersRule, headerValueProblem } from '../../../model/rows/headerRows.ts';
import { unknownVariables } from '../../../model/rules/unknownVariables.ts';
import { texts } from '../../../texts.ts';
import { RowCard } from '../../fields/RowCard.tsx';
import { RowList } from '../../fields/RowList.tsx';
import { TextInput } from '../../fields/TextInput.tsx';
import { useInspector } from '../../InspectorContext.ts';
import { SectionFrame } from '../../SectionFrame.tsx';
import { useSectionForm } from '../../useSectionForm.ts';

const rules = { headers: headersRule };

/** The headers that a request is made with. */
export function HeadersSection({ block }: { readonly block: BlockOf<'api'> }) {
  const { survey, changeBlock } = useInspector();
  const section = useSectionForm<{ headers: ApiHeader[] }>({
    saved: { headers: block.headers },
    rules,
    normal: ({ headers }) => ({ headers: headers.map(({ name, value }) => ({ name: name.trim(), value })) }),
    save: (changed, gesture) => changeBlock(block.unique_question_id, changed, gesture),
  });
  const rows = useFieldArray({ control: section.control, name: 'headers', keyName: 'key' });
  const unknown = unknownVariables(
    section.values.headers.map(({ value }) => value).join(' '),
    survey,
    block.unique_question_id,
  );
  return (
    <SectionFrame title={texts.sections.headers} help="headers" onLeave={section.leave}>
      {rows.fields.length === 0 && <Typography color="textSecondary">{texts.noHeaders}</Typography>}
      <RowList
        rows={rows}
        nameOf={texts.header}
        most={LIST_LIMITS.headers}
        addLabel={texts.addHeader}
        onAdd={() => rows.append({ name: '', value: '' })}
        onChanged={section.leave}
      >
        {(row, index, controls) => {
          const written = section.values.headers[index] ?? row;
          return (
            <RowCard title={texts.header(index + 1)} controls={controls}>
              <TextInput
                section={section}
                name={`headers.${index}.name`}
                label={texts.headerName}
                problem={headerNameProblem(written) ?? undefined}
                code
              />
              <TextInput
                section={section}
                name={`headers.${index}.value`}
                label={texts.headerValue}
                problem={headerValueProblem(written) ?? undefined}
                code
              />
            </RowCard>
          );
        }}
      </RowList>
      {unknown.length > 0 && <Alert severity="warning">{texts.unknownVariables(unknown)}</Alert>}
    </SectionFrame>
  );
}
