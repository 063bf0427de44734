import { expect, test } from 'vitest';
import { MINI_MAP, miniMapViewport, miniMapPoint, miniMapFrame } from './miniMapViewport.ts';

const bounds = { x: -100, y: 50, width: 1_000, height: 4_000 };

test('everything lies on the small map, in its middle', () => {
  const map = miniMapViewport(bounds);
  const top = bounds.y * map.zoom + map.y;
  const bottom = (bounds.y + bounds.height) * map.zoom + map.y;
  expect(top).toBeCloseTo(MINI_MAP.height - bottom);
  expect(top).toBeGreaterThanOrEqual(0);
});

test('a point goes there and back', () => {
  const map = miniMapViewport(bounds);
  const place = { x: 300, y: 700 };
  const drawn = { x: place.x * map.zoom + map.x, y: place.y * map.zoom + map.y };
  expect(miniMapPoint(map, drawn).x).toBeCloseTo(300);
  expect(miniMapPoint(map, drawn).y).toBeCloseTo(700);
});

test('the frame is what the canvas shows', () => {
  const map = miniMapViewport(bounds);
  const canvas = { x: -200, y: -100, zoom: 0.5 };
  const frame = miniMapFrame(map, canvas, 800, 600);
  expect(miniMapPoint(map, frame)).toEqual({ x: expect.closeTo(400), y: expect.closeTo(200) });
  expect(frame.width / map.zoom).toBeCloseTo(1_600);
  expect(frame.height / map.zoom).toBeCloseTo(1_200);
});
