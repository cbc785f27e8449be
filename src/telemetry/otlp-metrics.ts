import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import type { OtlpSettings } from './otlp-settings.ts'

/** Exports all metrics to the operator's collector again and again; nothing where there is none. */
export const metricExports = (otlp: OtlpSettings | null): PeriodicExportingMetricReader[] =>
  otlp === null
    ? []
    : [
        new PeriodicExportingMetricReader({
          exporter: new OTLPMetricExporter({
            url: `${otlp.endpoint}/v1/metrics`,
            headers: { ...otlp.headers },
          }),
          exportIntervalMillis: otlp.metricsEveryMs,
          exportTimeoutMillis: Math.min(otlp.metricsEveryMs, LONGEST_MS),
        }),
      ]

const LONGEST_MS = 10_000
