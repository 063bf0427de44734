import { cardAt, edgePath, routeEdges } from '@dialogwerk/shared/dialog/graph';
import type { Connection, Route } from '@dialogwerk/shared/dialog/graph';
import { Panel, useConnection, ViewportPortal } from '@xyflow/react';
import { useMemo } from 'react';
import { edgeKey } from '../../../../model/edgeKey.ts';
import type { LineFrom } from '../../../../model/Insertion.ts';
import type { LineForecast as Forecast } from '../../../../model/LineForecast.ts';
import { mayLead } from '../../model/mayLead.ts';
import type { GraphLayout } from '../layout/useLayout.ts';
import { measureLabel } from '../layout/measureLabel.ts';

export interface LineForecastProps {
  readonly layout: Pick<GraphLayout, 'connections' | 'resting' | 'routes'>;
  readonly onForecast: (from: LineFrom, target: string) => Forecast;
}

/** Shows, while a line is held over a card, what else would follow from it: in words, and as edges that would come and go. */
export function LineForecast({ layout, onForecast }: LineForecastProps) {
  const source = useConnection(({ fromHandle }) => (fromHandle?.type === 'source' ? fromHandle.nodeId : null));
  const outcome = useConnection(({ fromHandle }) => fromHandle?.id ?? null);
  const target = useConnection(({ isValid, toNode, to }) => {
    if (isValid === true && toNode) return toNode.id;
    // On a card a line leads there as at its handle.
    const card = to && source !== null ? cardAt(to, layout.resting) : null;
    return card !== null && source !== null && mayLead(source, card) ? card : null;
  });
  const forecast = useMemo(
    () => (source === null || target === null ? null : onForecast({ source, outcome }, target)),
    [source, outcome, target, onForecast],
  );
  const routes = useMemo(() => (forecast ? routesOf(forecast, layout) : []), [forecast, layout]);
  return (
    <>
      {forecast && forecast.said !== null && (
        <Panel position="top-center" className="dw-line-saying">
          {forecast.said}
        </Panel>
      )}
      {routes.length > 0 && (
        <ViewportPortal>
          <svg aria-hidden className="dw-ghosts">
            {routes.map(({ key, is, route }) => (
              <path key={key} className={is} d={edgePath(route.corners)} />
            ))}
          </svg>
        </ViewportPortal>
      )}
    </>
  );
}

interface Ghost {
  readonly key: string;
  readonly is: 'comes' | 'goes';
  readonly route: Route;
}

/** How they run: what is there as it is drawn, what would come as if it were there alone. */
function routesOf({ comes, goes }: Forecast, { connections, resting, routes }: LineForecastProps['layout']): Ghost[] {
  const coming = routeEdges(comes, resting, measureLabel);
  const drawn = (edge: Connection) => connections.find((one) => edgeKey(one) === edgeKey(edge));
  return [
    ...comes.map((edge) => ({ edge, is: 'comes' as const, route: coming.of(edge) })),
    ...goes.map((edge) => ({ edge, is: 'goes' as const, route: routes.of(drawn(edge) ?? edge) })),
  ].flatMap(({ edge, is, route }) => (route ? [{ key: is + edgeKey(edge), is, route }] : []));
}
