export { AddressInput } from './AddressInput.tsx';
export { DateInput } from './DateInput.tsx';
export { NumberInput } from './NumberInput.tsx';
export { QaInput } from './QaInput.tsx';
