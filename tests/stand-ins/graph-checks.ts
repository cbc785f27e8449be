import { createHmac } from 'node:crypto'
import { GRAPH_NAMES, type GraphNames } from './graph-names.data.ts'
import type { Reply } from './reply.ts'

/** A refusal in Graph's form. */
export const graphError = (code: number, message: string, subcode?: number): Reply => ({
  status: 400,
  headers: { 'content-type': 'application/json' },
  body: {
    error: {
      message,
      type: 'OAuthException',
      code,
      ...(subcode === undefined ? {} : { error_subcode: subcode }),
      fbtrace_id: 'A',
    },
  },
})

/** The names of a `fields` parameter, without what stands in brackets and after dots: `a,b.limit(0)` → `a`, `b`. */
const namesIn = (fields: string): string[] =>
  fields
    .replaceAll(/\([^)]*\)/gu, '')
    .split(',')
    .map((name) => name.split('.')[0] ?? '')

/** Metrics that `insights.metric(…)` names in a `fields` parameter. */
export const metricsIn = (fields: string): string[] =>
  /insights\.metric\(([^)]*)\)/u.exec(fields)?.[1]?.split(',') ?? []

/** Refuses fields and metrics that Graph does not have; one fails the whole call. `retired`: metrics that it no longer has. */
export function refusedNames(
  kind: GraphNames,
  wanted: readonly string[],
  retired: ReadonlySet<string>,
): Reply | null {
  const unknown = wanted.find((name) => !GRAPH_NAMES[kind].has(name) || retired.has(name))
  if (unknown === undefined) return null
  return kind.endsWith('Metric')
    ? graphError(100, '(#100) The value must be a valid insights metric')
    : graphError(100, `(#100) Tried accessing nonexisting field (${unknown})`)
}

/** Refuses a `fields` parameter with a name that Graph does not have. */
export const refusedFields = (kind: GraphNames, fields: string, retired: ReadonlySet<string>): Reply | null =>
  refusedNames(kind, namesIn(fields), retired)

/** Refuses a call without the proof that the app made it. */
export function refusedProof(query: URLSearchParams, secret: string): Reply | null {
  const proof = createHmac('sha256', secret)
    .update(query.get('access_token') ?? '')
    .digest('hex')
  return query.get('appsecret_proof') === proof
    ? null
    : graphError(100, 'Invalid appsecret_proof provided in the API argument')
}
