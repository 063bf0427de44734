import type { SurveyListItem } from '@dialogwerk/shared/contract';
import { Icon, IconButton, ListItemIcon, ListItemText, Menu, MenuItem } from '@dialogwerk/shared/ui';
import { Link } from '@dialogwerk/shared/ui/router';
import { mdiDeleteOutline, mdiDotsVertical, mdiDownload, mdiFormTextbox } from '@mdi/js';
import { useState } from 'react';
import { NameDialog } from '../../../NameDialog.tsx';
import { texts } from '../../../texts.ts';
import { renameSurvey } from '../effects/renameSurvey.ts';
import { mayDelete } from '../model/mayDelete.ts';
import { DeleteQuestion } from './DeleteQuestion.tsx';
import { useDeletion } from './useDeletion.ts';

/** What can be done with a whole dialog; nothing is drawn for someone who may do none of it. */
export function SurveyMenu({ survey }: { readonly survey: SurveyListItem }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [renaming, setRenaming] = useState(false);
  const deletion = useDeletion(survey);
  const mayRename = survey.bearbeiten === 1;
  const mayExport = survey.analyse === 1;
  if (!mayRename && !mayExport && !mayDelete(survey)) return null;

  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-label={texts.survey.menu(survey.survey_name)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ my: -1, mr: -1 }}
      >
        <Icon path={mdiDotsVertical} />
      </IconButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        // Outside of all other parts of the page.
        slotProps={{ paper: { role: 'region', 'aria-label': texts.survey.menu(survey.survey_name) } }}
      >
        {mayRename && (
          <MenuItem
            onClick={() => {
              close();
              setRenaming(true);
            }}
          >
            <ListItemIcon>
              <Icon path={mdiFormTextbox} fontSize="small" />
            </ListItemIcon>
            <ListItemText>{texts.rename.open}</ListItemText>
          </MenuItem>
        )}
        {mayExport && (
          <MenuItem component={Link} to={`/analyse/${survey.survey_id}?export=1`} onClick={close}>
            <ListItemIcon>
              <Icon path={mdiDownload} fontSize="small" />
            </ListItemIcon>
            <ListItemText>{texts.exportAnswers}</ListItemText>
          </MenuItem>
        )}
        {mayDelete(survey) && (
          <MenuItem
            onClick={() => {
              close();
              void deletion.begin();
            }}
          >
            <ListItemIcon>
              <Icon path={mdiDeleteOutline} fontSize="small" />
            </ListItemIcon>
            <ListItemText>{texts.remove.open}</ListItemText>
          </MenuItem>
        )}
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
