import type { z } from 'zod'
import type { ConnectorAccess, ConnectorContext, Grant, ReadResult } from '../context.ts'
import { askGoogle, type GoogleRequest } from '../google.ts'

/** Sends one request to one of Google's services for business profiles. */
export type AskBusinessProfile = <Answer>(
  request: GoogleRequest,
  shape: z.ZodType<Answer>,
) => Promise<ReadResult<Answer>>

const LOCATION = /^accounts\/[\w-]{1,90}\/(locations\/[\w-]{1,90})$/u

/** The chosen location, with the way to ask about it. */
export interface ChosenLocation {
  /** `accounts/1/locations/2`, which the older interface wants. */
  full: string
  /** `locations/2`. */
  short: string
  ask: AskBusinessProfile
}

/** The location that the owner chose, or why nothing can be asked. */
export function chosenLocation(
  context: ConnectorContext,
  { grant, account }: ConnectorAccess,
): ReadResult<ChosenLocation> {
  if (grant === null) return { ok: false, failure: { kind: 'reauth' } }
  const short = LOCATION.exec(account?.id ?? '')?.[1]
  if (!account || short === undefined) return { ok: false, failure: { kind: 'needs_selection' } }
  return { ok: true, data: { full: account.id, short, ask: askWith(context, grant) } }
}

/** Sends requests with an owner's grant. */
export const askWith =
  (context: ConnectorContext, grant: Grant): AskBusinessProfile =>
  (request, shape) =>
    askGoogle(context, grant, request, shape)

/** A query as Google reads it; what is not given is left out. */
export const queryOf = (given: Readonly<Record<string, string | undefined>>): string =>
  new URLSearchParams(
    Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ).toString()
