/** The operator's own collector (OTLP over HTTP). */
export interface OtlpSettings {
  /** Without `/v1/traces`. */
  endpoint: string
  /** Sent with every request; may hold a secret. */
  headers: Readonly<Record<string, string>>
  /** Share of traces that is exported, 0 to 1; a trace is exported whole. */
  tracesRatio: number
  /** Milliseconds between two exports of metrics. */
  metricsEveryMs: number
}
