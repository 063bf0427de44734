import { LOOP_LIMITS } from '@dialogwerk/shared/contract';
import type { BlockOf } from '@dialogwerk/shared/contract';
import { Box, Button, FormHelperText, Stack } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import {
  freeRoundName,
  membersBetween,
  offeredMembers,
  proposedMembers,
} from '../../features/inspector/model/loopMembers.ts';
import { PlainSelect } from '../../features/inspector/ui/conditions/PlainSelect.tsx';
import { OptionChecks } from '../../features/inspector/ui/fields/OptionChecks.tsx';
import { useInspector } from '../../features/inspector/ui/InspectorContext.ts';
import { SectionFrame } from '../../features/inspector/ui/SectionFrame.tsx';
import { blockName } from '../../model/wording/blockName.ts';
import { newId } from '../../newId.ts';
import { loopTexts as texts } from './loopTexts.ts';

/** How many blocks behind the group are shown with it. */
const NEARBY = 8;
const nothing = (): void => {};

/** Which blocks are asked in each round of a loop. */
export function MembersSection({ block }: { readonly block: BlockOf<'loop'> }) {
  const { survey, readOnly, changeBlock } = useInspector();
  const [showsAll, setShowsAll] = useState(false);
  const { all_questions: blocks } = survey;
  const numbers = new Map(blocks.map(({ unique_question_id }, index) => [unique_question_id, index + 1]));
  const offered = offeredMembers(block, blocks).map((one) => ({
    block: one,
    id: one.unique_question_id,
    text: `${numbers.get(one.unique_question_id) ?? 0}. ${blockName(one)}`,
    score: null,
  }));
  const chosen = offered.filter(({ id }) => block.members.includes(id));
  const proposed = chosen.length === 0 ? proposedMembers(block, blocks) : [];

  function take(wanted: readonly string[]): void {
    const members = wanted.slice(0, LOOP_LIMITS.members);
    // With the first ones a round gets a name, so that texts can speak of it.
    const isFirst = block.variable === null && chosen.length === 0 && members.length > 0;
    const change = { members, ...(isFirst ? { variable: freeRoundName(blocks) } : {}) };
    changeBlock(block.unique_question_id, change, newId('g'));
  }
  function takeBetween(from: string, to: string): void {
    const others = offered.map((one) => one.block);
    take(from === '' || to === '' ? [] : membersBetween(others, from, to));
  }

  const [first, last] = [chosen[0]?.id ?? '', chosen.at(-1)?.id ?? ''];
  const options = [{ value: '', label: texts.none }, ...offered.map(({ id, text }) => ({ value: id, label: text }))];
  const own = numbers.get(block.unique_question_id) ?? 0;
  const end = Math.max(own, numbers.get(last) ?? 0) + NEARBY;
  const near = offered.filter(({ id }) => {
    const number = numbers.get(id) ?? 0;
    return (number > own && number <= end) || block.members.includes(id);
  });
  return (
    <SectionFrame title={texts.members} help="loopMembers" onLeave={nothing}>
      {offered.length === 0 && <FormHelperText sx={{ m: 0 }}>{texts.noOthers}</FormHelperText>}
      {offered.length > 0 && (
        <>
          <FormHelperText sx={{ m: 0 }}>{chosen.length === 0 ? texts.noMembers : texts.membersHelp}</FormHelperText>
          {proposed.length > 0 && !readOnly && (
            <Button variant="outlined" onClick={() => take(proposed)} sx={{ alignSelf: 'flex-start' }}>
              {texts.takeFollowing(proposed.length)}
            </Button>
          )}
          <Stack sx={{ gap: 2 }}>
            <PlainSelect
              label={texts.first}
              accessibleName={texts.first}
              value={first}
              options={options}
              gone={texts.none}
              readOnly={readOnly}
              onChange={(id) => takeBetween(id, last === '' ? id : last)}
            />
            <PlainSelect
              label={texts.last}
              accessibleName={texts.last}
              value={last}
              options={options}
              gone={texts.none}
              readOnly={readOnly}
              onChange={(id) => takeBetween(first === '' ? id : first, id)}
            />
          </Stack>
          <Box sx={{ maxHeight: 360, overflowY: 'auto' }}>
            <OptionChecks
              label={texts.chosen}
              options={showsAll ? offered : near}
              chosen={block.members}
              onChange={(ids) => {
                const inSight = new Set((showsAll ? offered : near).map(({ id }) => id));
                const wanted = new Set([...ids, ...chosen.map(({ id }) => id).filter((id) => !inSight.has(id))]);
                take(offered.map(({ id }) => id).filter((id) => wanted.has(id)));
              }}
            />
          </Box>
          {!showsAll && near.length < offered.length && (
            <Button size="small" onClick={() => setShowsAll(true)} sx={{ alignSelf: 'flex-start' }}>
              {texts.showAll(offered.length)}
            </Button>
          )}
          {chosen.length >= LOOP_LIMITS.members && <FormHelperText sx={{ m: 0 }}>{texts.full}</FormHelperText>}
        </>
      )}
    </SectionFrame>
  );
}
