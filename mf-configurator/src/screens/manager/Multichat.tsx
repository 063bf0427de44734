import { useParams } from '@dialogwerk/shared/ui/router';
import ManagerScreen from './ManagerScreen.tsx';

/** The multi-chat at /multi/:manager_id (spec §2): its dialogs, what triggers what, and how respondents get it. */
export default function Multichat() {
  const { manager_id = '' } = useParams();
  return <ManagerScreen key={manager_id} survey_id={null} manager={Number(manager_id)} />;
}
