import { useResource } from '@dialogwerk/shared/clients';
import type { AskedQuestion, CallResponse, QualityFlag, ResultState } from '@dialogwerk/shared/contract';
import { languageName } from '@dialogwerk/shared/ui';
import { useMemo } from 'react';
import { filterNames } from '../../resultFilter/texts.ts';
import { usePublications } from '../../resultFilter/usePublications.ts';
import { filterQuestions } from './model/filterQuestions.ts';
import type { FilterNames } from './model/FilterNames.ts';

const states: readonly ResultState[] = ['finished', 'waiting', 'stopped', 'screened', 'opened'];
const flags: readonly QualityFlag[] = ['fast', 'straight', 'nonsense', 'duplicate'];
const noQuestions: readonly AskedQuestion[] = [];

interface KnownNames {
  readonly names: FilterNames;
  /** The dialog's questions in order; empty while they are not known. */
  readonly questions: readonly AskedQuestion[];
  readonly publicationName: (publication_id: string) => string;
}

/** All that the filters of a dialog can ask for. `all`: the figures without any filter; null while they are not known. */
export function useFilterNames(survey_id: string, all: CallResponse<'resultOverview'> | null): KnownNames {
  const questionsRead = useResource('askedQuestions', { survey_id }).state;
  const tagsRead = useResource('conversationTags', { survey_id }).state;
  const asked = questionsRead.kind === 'loaded' ? questionsRead.value.questions : noQuestions;
  const tags = tagsRead.kind === 'loaded' ? tagsRead.value.tags : [];
  const { publications, nameOf } = usePublications(survey_id);
  const questions = useMemo(() => filterQuestions(asked), [asked]);
  const names: FilterNames = {
    options: {
      states: states.map((id) => ({
        id,
        name: filterNames.states[id],
        help: filterNames.stateHelp[id],
        count: all?.states[id] ?? null,
      })),
      languages: (all?.languages ?? []).flatMap(({ language, total }) =>
        language === null ? [] : [{ id: language, name: languageName(language), count: total }],
      ),
      publications: publications.map(({ publication_id, conversations }) => ({
        id: publication_id,
        name: nameOf(publication_id),
        count: conversations,
      })),
      devices: (all?.devices ?? []).map(({ device, total }) => ({
        id: device,
        name: filterNames.devices[device],
        count: total,
      })),
      flags: [
        ...flags.map((flag) => ({
          id: flag,
          name: filterNames.flags[flag],
          help: filterNames.flagHelp[flag],
          count: all?.flags[flag] ?? null,
        })),
        { id: 'none', name: filterNames.flags.none, help: filterNames.flagHelp.none, count: null },
      ],
      tags: tags.map(({ tag, total }) => ({ id: tag, name: tag, count: total })),
    },
    sources: (all?.sources ?? []).map(({ variable, values }) => ({
      variable,
      values: values.map(({ value, total }) => ({ id: value, name: value || filterNames.emptyValue, count: total })),
    })),
    questions,
  };
  return { names, questions: asked, publicationName: nameOf };
}
