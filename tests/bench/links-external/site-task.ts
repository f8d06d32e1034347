import { createServer } from 'node:http';

/** Ten hosts that take 50 ms for any answer; a process of its own, so that who asks is measured alone. */
const hosts = Array.from({ length: 10 }, (_, at) => `127.0.0.${11 + at}`);
const answerMs = 50;
const port = Number(process.argv[2]);

let counts = fresh();

function fresh() {
  return { requests: 0, connections: 0, inFlight: 0, mostInFlight: 0, firstMs: 0, lastMs: 0 };
}

for (const host of hosts) {
  const server = createServer((request, response) => {
    const now = performance.now();
    counts.requests += 1;
    counts.firstMs ||= now;
    counts.inFlight += 1;
    counts.mostInFlight = Math.max(counts.mostInFlight, counts.inFlight);
    setTimeout(() => {
      counts.lastMs = performance.now();
      counts.inFlight -= 1;
      const [, kind] = /^\/(ok|gone|moved|no-head)\/\d+$/.exec(request.url ?? '') ?? [];
      const status = statusOf(kind, request.method);
      const headers = { 'content-type': 'text/html', ...(status === 302 && { location: '/ok/0' }) };
      response.writeHead(status, headers).end(`<title>${request.url}</title><h1>${status}</h1>`);
    }, answerMs);
  });
  server.on('connection', () => (counts.connections += 1));
  server.keepAliveTimeout = 60_000;
  server.listen(port, host);
}

function statusOf(kind: string | undefined, method: string | undefined): number {
  if (kind === 'no-head') return method === 'HEAD' ? 405 : 200;
  if (kind === 'moved') return 302;
  return kind === 'ok' ? 200 : 404;
}

process.on('message', () => {
  process.send?.(counts);
  counts = fresh();
});
