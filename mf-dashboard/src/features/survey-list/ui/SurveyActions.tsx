import type { SurveyListItem } from '@dialogwerk/shared/contract';
import { Icon, ListItemIcon, ListItemText, Menu, MenuItem } from '@dialogwerk/shared/ui';
import { Link } from '@dialogwerk/shared/ui/router';
import { useState } from 'react';
import { NameDialog } from '../../../NameDialog.tsx';
import { texts } from '../../../texts.ts';
import { renameSurvey } from '../renameSurvey.ts';
import { DeleteQuestion } from './DeleteQuestion.tsx';
import { actionsFor } from './actionsFor.ts';
import { useDeletion } from './useDeletion.ts';

interface SurveyActionsProps {
  readonly survey: SurveyListItem;
  /** What the menu hangs on; null while it is closed. */
  readonly anchor: HTMLElement | null;
  readonly label: string;
  readonly onClose: () => void;
}

/** A dialog's menu, and what its lines ask. */
export function SurveyActions({ survey, anchor, label, onClose }: SurveyActionsProps) {
  const [renaming, setRenaming] = useState(false);
  const deletion = useDeletion(survey);
  const actions = actionsFor(survey, { rename: () => setRenaming(true), remove: () => void deletion.begin() });
  return (
    <>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={onClose}
        // Outside of all other parts of the page.
        slotProps={{ paper: { role: 'region', 'aria-label': label } }}
      >
        {actions.map(({ label: text, icon, to, run }) => {
          const line = {
            onClick: () => {
              onClose();
              run?.();
            },
            children: (
              <>
                <ListItemIcon>
                  <Icon path={icon} fontSize="small" />
                </ListItemIcon>
                <ListItemText>{text}</ListItemText>
              </>
            ),
          };
          return to === undefined ? (
            <MenuItem key={text} {...line} />
          ) : (
            <MenuItem key={text} component={Link} to={to} {...line} />
          );
        })}
      </Menu>
      {deletion.question && (
        <DeleteQuestion
          survey={survey}
          deletion={deletion.question}
          onBack={deletion.giveUp}
          onDelete={deletion.confirm}
        />
      )}
      {renaming && (
        <NameDialog
          title={texts.rename.title}
          confirm={texts.rename.confirm}
          initialName={survey.survey_name}
          onClose={() => setRenaming(false)}
          onName={(name) => {
            setRenaming(false);
            if (name !== survey.survey_name) void renameSurvey(survey, name);
          }}
        />
      )}
    </>
  );
}
