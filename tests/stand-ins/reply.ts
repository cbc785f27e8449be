/** An answer of a stand-in. */
export interface Reply {
  status: number
  headers?: Record<string, string>
  body?: unknown
}

/** An answer of the stand-in itself, held against the shape of the service's. */
export const shaped = (shape: { parse(value: unknown): unknown }, body: unknown): Reply => {
  shape.parse(body)
  return { status: 200, body }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
