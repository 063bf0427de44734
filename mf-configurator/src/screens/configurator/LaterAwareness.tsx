import { $session } from '@dialogwerk/shared/state';
import { createLater } from '@dialogwerk/shared/ui';
import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import type { Person } from '@dialogwerk/shared/contract';
import { selectedBlockId } from '../../model/Selection.ts';
import type { Workspace } from './workspace/Workspace.ts';

/** Comes with the first other author. */
const later = createLater(() => import('../../features/awareness/ui/Awareness.tsx'));

/** Who else is where in the dialog; nothing while the author is alone. */
export function LaterAwareness({ workspace }: { readonly workspace: Workspace }) {
  const me = useStore($session)?.user_id;
  const people = useStore(workspace.editor.$people);
  const others = useMemo(() => people.filter(({ user_id }) => user_id !== me), [people, me]);
  return others.length === 0 ? null : <Company workspace={workspace} others={others} />;
}

function Company({ workspace, others }: { readonly workspace: Workspace; readonly others: readonly Person[] }) {
  const { survey, state, selection, readOnly, announce } = workspace;
  const part = later.use();
  if (!part) return null;
  return (
    <part.Awareness
      key={`${state.client} ${readOnly}`}
      survey_id={survey.survey_id}
      client={state.client}
      others={others}
      selected={selectedBlockId(selection)}
      readOnly={readOnly}
      onAnnounce={announce}
    />
  );
}
