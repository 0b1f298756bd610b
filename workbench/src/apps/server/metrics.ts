import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { JobService } from '#jobs';
import type { WebServer } from './app.ts';
import type { Lanes } from './lanes.ts';

/** What the service counts, in the form that Prometheus reads. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #seconds: Histogram;
  readonly #quick: Counter;

  constructor(jobs: JobService, lanes: Lanes) {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry, prefix: 'ninefold_' });
    this.#seconds = new Histogram({
      name: 'ninefold_http_request_seconds',
      help: 'Seconds from a request to its answer, by route and status',
      labelNames: ['route', 'status'],
      buckets: [0.001, 0.005, 0.02, 0.05, 0.2, 1, 5, 20],
      registers,
    });
    this.#quick = new Counter({ name: 'ninefold_quick_solves_total', help: 'Puzzles solved in the thread that takes requests', registers });
    const gauge = (name: string, help: string, value: () => number): Gauge =>
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(value());
        },
      });
    gauge('ninefold_jobs_running', 'Jobs that are being worked on', () => jobs.activity.jobs);
    gauge('ninefold_job_parts_out', 'Parts of jobs that are given out', () => jobs.activity.parts);
    gauge('ninefold_job_store_bytes', 'Bytes of the database of jobs', () => jobs.store.size());
    gauge('ninefold_slow_requests', 'Long requests that run or wait', () => lanes.slowRequests);
    gauge('ninefold_quick_requests', 'Short requests that run or wait', () => lanes.quickRequests);
    gauge('ninefold_ready', '1 where jobs can be worked on, 0 where the disk or Redis does not allow it', () =>
      jobs.trouble() === undefined ? 1 : 0,
    );
  }

  /** Notes how long an answer took. */
  observe(route: string, status: number, seconds: number): void {
    this.#seconds.observe({ route, status }, seconds);
  }

  /** Notes a puzzle that was solved where it arrived. */
  solvedQuickly(): void {
    this.#quick.inc();
  }

  serve(app: WebServer): void {
    app.get('/metrics', { schema: { hide: true } }, async (_, reply) => {
      reply.type(this.#registry.contentType);
      return this.#registry.metrics();
    });
  }
}
