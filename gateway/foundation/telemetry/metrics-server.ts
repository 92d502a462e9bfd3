import type { Server } from 'node:http';
import { createServer } from 'node:http';
import type { Metrics } from '#gateway/foundation/telemetry/metrics.ts';

/** Answers `/metrics` and nothing else, for a port of its own. */
export const metricsServer = (metrics: Metrics): Server =>
  createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.setHeader('Content-Type', metrics.contentType).end(text),
      () => response.writeHead(500).end(),
    );
  });
