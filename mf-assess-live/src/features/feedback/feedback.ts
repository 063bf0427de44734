export { FeedbackForm } from './ui/FeedbackForm.tsx';
export { default as styles } from './feedback.css?inline';
