export { NotKeptNotice } from '../features/notices/ui/NotKeptNotice.tsx';
export { ConversationFailure } from './ConversationFailure.tsx';
export { default as styles } from './failures.css?inline';
