import { laterPart } from '@dialogwerk/shared/ui';
import { useConnection } from '@xyflow/react';
import type { LineForecastProps } from './LineForecast.tsx';

const LineForecast = laterPart(async () => (await import('./LineForecast.tsx')).LineForecast);

/** What would follow from a line comes with the first one that is drawn. */
export function LaterForecast(props: LineForecastProps) {
  return useConnection(({ inProgress }) => inProgress) && <LineForecast {...props} />;
}
