import { Controls, ReactFlow, useEdgesState, useNodesState } from '@xyflow/react';
import '@xyflow/react/dist/style.css';
import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';

const PER_COLUMN = 40;
const STEP = { x: 344, y: 184 };
const count = Number(new URLSearchParams(location.search).get('blocks'));

/** As many plain nodes as the dialog has blocks, in columns, each joined to the next and every sixth to one further on. */
const startNodes = Array.from({ length: count }, (_, index) => ({
  id: String(index),
  position: { x: Math.floor(index / PER_COLUMN) * STEP.x, y: (index % PER_COLUMN) * STEP.y },
  data: { label: `Frage ${index + 1}: Wie war es in der vergangenen Woche?` },
  style: { width: 264 },
}));
const startEdges = Array.from({ length: count - 1 }, (_, index) => ({
  id: `e${index}`,
  source: String(index),
  target: String(index + 1),
})).concat(
  Array.from({ length: Math.floor((count - 3) / 6) }, (_, index) => ({
    id: `j${index}`,
    source: String(index * 6),
    target: String(index * 6 + 2),
  })),
);

function Graph() {
  const [nodes, , onNodesChange] = useNodesState(startNodes);
  const [edges, , onEdgesChange] = useEdgesState(startEdges);
  const defaultViewport = { x: 40, y: 40, zoom: 0.85 };
  return createElement(
    ReactFlow,
    { nodes, edges, onNodesChange, onEdgesChange, defaultViewport, onlyRenderVisibleElements: true, minZoom: 0.02 },
    createElement(Controls),
  );
}

function Page() {
  const [isOpen, open] = useState(false);
  return isOpen ? createElement(Graph) : createElement('button', { onClick: () => open(true) }, 'open');
}

createRoot(document.getElementById('root')).render(createElement(Page));
