import type { FetchAnswer, FetchOptions } from '#net/types.ts'
import type { EgressSettings } from '#net/egress.ts'
import { egressFor } from './egress.ts'
import { type RawAnswer, startRawServer } from './raw-server.ts'

/** The first line of a successful answer. */
export const OK = 'HTTP/1.1 200 OK\r\n'

export interface FetchOnceOptions extends FetchOptions {
  settings?: EgressSettings
}

/** Starts a server that sends `answer`, requests its first page once without a retry, and closes it. */
export async function fetchOnce(
  answer: RawAnswer,
  { settings, ...options }: FetchOnceOptions = {},
): Promise<FetchAnswer> {
  const server = await startRawServer(answer)
  const egress = egressFor([`127.0.0.2:${server.port}`], settings)
  const got = await egress.fetch(`http://127.0.0.2:${server.port}/`, { retry: false, ...options })
  await egress.close()
  await server.close()
  return got
}

/** The status, or the code of the failure. */
export const codeOf = (answer: FetchAnswer): string =>
  answer.ok ? String(answer.status) : answer.failure.code

/** The code of an incomplete body, `undefined` for a complete one; a failure counts as incomplete. */
export const bodyCodeOf = (answer: FetchAnswer): string | undefined =>
  answer.ok ? answer.bodyFailure?.code : answer.failure.code
