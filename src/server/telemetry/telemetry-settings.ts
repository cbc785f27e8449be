import { z } from 'zod'
import type { TelemetrySettings } from '#telemetry/telemetry.ts'
import type { OtlpSettings } from '#telemetry/otlp-settings.ts'

const LOOPBACK = '127.0.0.1'
const ADDRESS = /^(?:(?<host>\[[\da-fA-F:]+\]|[\w.-]+):)?(?<port>\d{1,5})$/u
const HIGHEST_PORT = 65_535

/** `host:port`, or a port of this machine only. */
const address = z.string().transform((text, context) => {
  const { host = LOOPBACK, port = '' } = ADDRESS.exec(text)?.groups ?? {}
  if (port !== '' && Number(port) > 0 && Number(port) <= HIGHEST_PORT)
    return { host: host.replace(/^\[(.*)\]$/u, '$1'), port: Number(port) }
  context.addIssue({ code: 'custom', message: 'has to be a port, or host:port' })
  return z.NEVER
})

/** `key=value,other=value`, percent-encoded, as OpenTelemetry writes headers in a setting. */
const headers = z.string().transform((text, context) => {
  const pairs = text.split(',').map((pair) => pair.split('=', 1).concat(pair.slice(pair.indexOf('=') + 1)))
  try {
    if (text.split(',').every((pair) => /^\s*[\w-]+\s*=/u.test(pair)))
      return Object.fromEntries(
        pairs.map(([name = '', value = '']) => [name.trim(), decodeURIComponent(value.trim())]),
      )
  } catch (error) {
    if (!(error instanceof URIError)) throw error
  }
  context.addIssue({ code: 'custom', message: 'has to be name=value, more of them separated by commas' })
  return z.NEVER
})

/** Settings of metrics and traces. Those that begin with `OTEL_` have the names that OpenTelemetry gives them. */
export const telemetrySettings = {
  FETTLE_METRICS: address.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/u }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headers.optional(),
  OTEL_SERVICE_NAME: z.string().min(1).max(100).default('fettle'),
  /** Share of traces that is exported. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /** Milliseconds between two exports of metrics. */
  OTEL_METRIC_EXPORT_INTERVAL: z.coerce.number().int().min(1_000).max(3_600_000).default(60_000),
}

const shape = z.object(telemetrySettings)

/** Where metrics are scraped, and the operator's collector. */
export interface TelemetryEnvironment extends TelemetrySettings {
  /** Where the start answers `/metrics`; `null`: nowhere. */
  scrapeAt: { host: string; port: number } | null
  otlp: OtlpSettings | null
}

export function readTelemetrySettings(
  given: z.infer<typeof shape>,
  { port }: { port: number },
  wrong: (sentence: string) => Error,
): TelemetryEnvironment {
  const scrapeAt = given.FETTLE_METRICS ?? null
  if (scrapeAt?.port === port)
    throw wrong('The setting FETTLE_METRICS is not right: it needs a port of its own, not that of the pages.')
  const endpoint = given.OTEL_EXPORTER_OTLP_ENDPOINT
  return {
    scrapeAt,
    isScraped: scrapeAt !== null,
    serviceName: given.OTEL_SERVICE_NAME,
    otlp:
      endpoint === undefined
        ? null
        : {
            endpoint: endpoint.replace(/\/+$/u, ''),
            headers: given.OTEL_EXPORTER_OTLP_HEADERS ?? {},
            tracesRatio: given.OTEL_TRACES_SAMPLER_ARG,
            metricsEveryMs: given.OTEL_METRIC_EXPORT_INTERVAL,
          },
  }
}
