import type { GatherContext } from './context.ts'

/** The whole bytes of a picture; `null` where it has no answer, a status other than 200, not all of its bytes, or more than wanted. */
export async function fetchPicture(
  { egress }: Pick<GatherContext, 'egress'>,
  url: string,
  { mostBytes, signal }: { mostBytes: number; signal: AbortSignal },
): Promise<Buffer | null> {
  const answer = await egress.fetch(url, {
    body: 'head',
    maxBytes: mostBytes + 1,
    kind: 'probe',
    retry: false,
    signal,
  })
  if (!answer.ok || answer.status !== 200 || answer.truncated || answer.body.length > mostBytes) return null
  return answer.body
}
