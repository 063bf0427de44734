import { carryOf, isChosenFrom, takenOver } from '@dialogwerk/shared/dialog';
import type { CarryingBlock } from '@dialogwerk/shared/dialog';
import { Alert, FormHelperText } from '@dialogwerk/shared/ui';
import { carryChange } from '../../model/rows/carryChange.ts';
import { carrySources } from '../../model/carrySources.ts';
import { carryTexts as texts } from '../../carryTexts.ts';
import { SelectInput } from '../fields/SelectInput.tsx';
import { WithHelp } from '../fields/WithHelp.tsx';
import { useInspector } from '../InspectorContext.ts';
import { useSectionForm } from '../useSectionForm.ts';

const ways = (['chosen', 'not_chosen', 'all'] as const).map((value) => ({ value, label: texts.ways[value] }));
const isWay = (value: string): value is (typeof ways)[number]['value'] => ways.some((way) => way.value === value);

/** From which earlier question a block takes over options or items, and which of them (domain.md §13). */
export function CarryFields({ block }: { readonly block: CarryingBlock }) {
  const { changeBlock, survey } = useInspector();
  const { unique_question_id: id } = block;
  const carry = carryOf(block);
  const section = useSectionForm<{ from: string; which: string }>({
    saved: { from: carry?.from ?? '', which: carry?.which ?? 'chosen' },
    rules: {},
    save: ({ from = carry?.from ?? '', which = carry?.which ?? 'chosen' }, gesture) =>
      changeBlock(
        id,
        carryChange(block, from !== '' && isWay(which) ? { from, which } : null, survey.all_questions),
        gesture,
      ),
  });
  const sources = carrySources(survey.all_questions, id);
  if (sources.length === 0 && !carry) return null;
  const from = survey.all_questions.find(({ unique_question_id }) => unique_question_id === carry?.from);
  return (
    <>
      <WithHelp topic="carry" label={texts.from}>
        <SelectInput
          section={section}
          name="from"
          label={texts.from}
          gone={texts.gone}
          options={[{ value: '', label: texts.ownOnly }, ...sources]}
        />
      </WithHelp>
      {from && isChosenFrom(from) && (
        <SelectInput section={section} name="which" label={texts.which} gone={texts.which} options={ways} />
      )}
      {carry && <TakenOver block={block} />}
    </>
  );
}

/** What stands in front of the block's own. */
function TakenOver({ block }: { readonly block: CarryingBlock }) {
  const { survey } = useInspector();
  const taken = takenOver(block, survey.all_questions);
  if (taken === null) return <Alert severity="warning">{texts.nothing}</Alert>;
  return <FormHelperText sx={{ m: 0 }}>{texts.taken(taken.map(({ text }) => text))}</FormHelperText>;
}
