// Because the federation plugin does nothing where it finds itself in a test, and React is another one there.
delete process.env['VITEST'];
delete process.env['JEST_WORKER_ID'];
process.env['NODE_ENV'] = 'production';
