import { buttonPoints } from './sliderPoints.ts';
import type { InputProps } from '../../ui/InputProps.ts';
import { PointButtons } from './PointButtons.tsx';
import { RangeSlider } from './RangeSlider.tsx';

/** A number on a range: few whole points, such as 0 to 10, as a button each, because one tap is quicker than a slider. */
export function SliderInput(props: InputProps<'slider'>) {
  const points = buttonPoints(props.input);
  return points ? <PointButtons points={points} {...props} /> : <RangeSlider {...props} />;
}
