import type { BlockOf } from '@dialogwerk/shared/contract';
import { namedItems } from '@dialogwerk/shared/dialog';
import { FormHelperText } from '@dialogwerk/shared/ui';
import { variableProblem } from '../../features/inspector/model/rules/variableProblem.ts';
import { texts as inspectorTexts } from '../../features/inspector/texts.ts';
import { RadioInput } from '../../features/inspector/ui/fields/RadioInput.tsx';
import { TextInput } from '../../features/inspector/ui/fields/TextInput.tsx';
import { WithHelp } from '../../features/inspector/ui/fields/WithHelp.tsx';
import { useInspector } from '../../features/inspector/ui/InspectorContext.ts';
import { SectionFrame } from '../../features/inspector/ui/SectionFrame.tsx';
import { useSectionForm } from '../../features/inspector/ui/useSectionForm.ts';
import { shuffleTexts as texts } from './shuffleTexts.ts';

const ways = (['random', 'latin'] as const).map((value) => ({ value, label: texts.ways[value] }));

interface OrderForm {
  how: string;
  variable: string;
}

/** How an order is drawn, and what it is called in data. */
export function OrderSection({ block }: { readonly block: BlockOf<'shuffle'> }) {
  const { survey, changeBlock } = useInspector();
  const { unique_question_id: id, items } = block;
  const section = useSectionForm<OrderForm>({
    saved: { how: block.how, variable: block.variable ?? '' },
    rules: { variable: (name) => name === '' || (variableProblem(name, id, survey) ?? true) },
    normal: (form) => ({ ...form, variable: form.variable.trim() }),
    save: ({ how, variable }, gesture) =>
      changeBlock(
        id,
        {
          ...(how === undefined ? {} : { how: how === 'latin' ? 'latin' : 'random' }),
          ...(variable === undefined ? {} : { variable: variable === '' ? null : variable }),
        },
        gesture,
      ),
  });
  const { how, variable } = section.values;
  const named = namedItems({ ...block, variable: variable.trim() || 'folge' }).flatMap((item) => item.variable ?? []);
  // An even number of items needs as many orders, an odd one twice as many.
  const rows = items.length < 3 ? items.length : items.length * (1 + (items.length % 2));
  return (
    <SectionFrame title={texts.how} help="shuffleOrder" onLeave={section.leave}>
      <RadioInput section={section} name="how" label={texts.how} options={ways} />
      {how === 'latin' && items.length > 1 && <FormHelperText sx={{ m: 0 }}>{texts.latinHelp(rows)}</FormHelperText>}
      <WithHelp topic="variable" label={inspectorTexts.variable}>
        <TextInput
          section={section}
          name="variable"
          label={inspectorTexts.variable}
          help={texts.variableHelp(named.slice(0, 3).join(', '))}
          problem={section.problems.variable}
          code
        />
      </WithHelp>
    </SectionFrame>
  );
}
