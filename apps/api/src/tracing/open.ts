/** OpenTelemetry, loaded where it is configured by its standard variables (`OTEL_…`), which its packages read themselves. */
import type { Logger } from 'pino';
import type { Tracing } from './spans.js';

/** What is not taken within this time when the process ends is lost. */
const LAST_MS = 3000;
/** Whoever collects may be away for long: that is said so often. */
const COMPLAIN_EVERY_MS = 60_000;

export async function openTracing(logger: Pick<Logger, 'warn'>): Promise<Tracing> {
  const [api, core, sdk, hooks, resources, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/core'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  const { context, defaultTextMapGetter, diag, DiagLogLevel, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } = api;

  let complained = 0;
  const complain = (message: string): void => {
    if (Date.now() - complained < COMPLAIN_EVERY_MS) return;
    complained = Date.now();
    logger.warn({ said: message }, 'spans cannot be sent');
  };
  const nothing = (): void => undefined;
  const said = { error: complain, warn: complain, info: nothing, debug: nothing, verbose: nothing };
  diag.setLogger(said, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });

  const named = resources.defaultResource().merge(resources.resourceFromAttributes({ 'service.name': 'arbiter' }));
  // What the operator calls it goes before what it calls itself.
  const resource = named.merge(resources.detectResources({ detectors: [resources.envDetector] }));
  const provider = new sdk.BasicTracerProvider({
    resource,
    spanProcessors: [new sdk.BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const manager = new hooks.AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(manager);
  const tracer = provider.getTracer('arbiter');
  const propagator = new core.W3CTraceContextPropagator();

  return {
    begin(name, { attributes = {}, kind, headers } = {}) {
      const part = headers ? propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter) : context.active();
      return tracer.startSpan(name, { attributes, kind: SpanKind[kind ?? 'INTERNAL'] }, part);
    },
    within: (span, work) => context.with(trace.setSpan(context.active(), span), work),
    failed(span, error) {
      const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
      span.setAttribute('error.type', String(code ?? name ?? 'Error'));
      span.setStatus({ code: SpanStatusCode.ERROR });
    },
    async close() {
      let late: NodeJS.Timeout | undefined;
      const patience = new Promise<void>((done) => {
        late = setTimeout(done, LAST_MS);
      });
      await Promise.race([provider.shutdown().catch(nothing), patience]);
      clearTimeout(late);
      context.disable();
      diag.disable();
    },
  };
}
