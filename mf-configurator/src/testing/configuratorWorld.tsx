import type { Block, CallRequest, CallResponse, SurveyData } from '@dialogwerk/shared/contract';
import { $notice, $survey } from '@dialogwerk/shared/state';
import { fakeAuthorApi } from '@dialogwerk/shared/testing';
import { cleanup, renderScreen, waitFor } from '@dialogwerk/shared/testing/screen';
import { expect } from 'vitest';
import { $asText } from '../features/inspector/state/asText.ts';
import type { CanvasProps } from '../features/canvas/ui/CanvasProps.ts';
import module from '../module.tsx';

/** Stands for the canvas, because jsdom cannot lay a graph out; what it hands on is all that the screen knows of it. */
export function CanvasStub({ survey, onSelect }: CanvasProps) {
  return (
    <ul>
      {survey.all_questions.map((block) => (
        <li key={block.unique_question_id}>
          <button onClick={() => onSelect({ kind: 'blocks', ids: [block.unique_question_id] })}>
            Karte {block.short_name}
          </button>
        </li>
      ))}
    </ul>
  );
}

type Change = CallRequest<'updateSurveyBlocks'>;

/** An author before the configurator, with an api that takes every change of the dialog. */
export function configuratorWorld(
  served: SurveyData,
  answer: (change: Change) => Block | null = () => null,
  imported: CallResponse<'importReport'>['imported'] = null,
  more: Parameters<typeof fakeAuthorApi>[0] = {},
) {
  $survey.set(null);
  $notice.set(null);
  // Typed by events, which the field for bubbles takes from a real browser alone.
  $asText.set(true);
  localStorage.clear();
  const api = fakeAuthorApi({
    surveyDataConfigurator: () => ({ survey: served, revision: 1 }),
    dialog: () => served,
    importReport: () => ({ imported }),
    updateSurveyBlocks: (change) => ({ msg: 'success', revision: 2, block: answer(change) }),
    updateSurveySettings: () => ({ msg: 'success', revision: 2 }),
    surveyStructure: () => ({ msg: 'success', revision: 2 }),
    ...more,
  });
  return {
    open: () =>
      renderScreen(module.screens.Configurator, {
        path: '/configurator/:survey_id',
        at: '/configurator/survey0000001',
      }),
    changesMade: () => api.made.filter(({ name }) => name === 'updateSurveyBlocks').map(({ request }) => request),
    settled: () => waitFor(() => expect(module.$busy.get()).toBeNull()),
    restore: () => {
      // Before the api goes, because whoever leaves the screen sends what they have typed.
      cleanup();
      api.restore();
    },
  };
}
