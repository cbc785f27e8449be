import { imageSize } from 'image-size'
import type { ShareEvidence } from '#core/evidence/share.ts'
import type { GatherContext } from '../context.ts'
import { withoutOurDnsDetails } from '../without-dns-details.ts'

/**
 * Bytes that hold the size fields: in a JPEG they stand behind its profiles and notes, each of 64 KiB at most. The picture is
 * never decoded.
 */
const HEAD_BYTES = 262_144

/** Requests a picture's first 256 KiB and reads its type and size. */
export async function readShareImage(
  { egress, signal }: GatherContext,
  url: string,
): Promise<ShareEvidence['image']> {
  const answer = await egress.fetch(url, { body: 'head', maxBytes: HEAD_BYTES, kind: 'probe', signal })
  if (!answer.ok) return { url, failure: withoutOurDnsDetails(answer.failure) }
  const { status, headers, body, truncated } = answer
  const size = Number(headers['content-length'] ?? (truncated ? undefined : body.length))
  return {
    url,
    status,
    type: headers['content-type'] ?? '',
    ...dimensionsOf(body),
    bytes: Number.isSafeInteger(size) ? size : null,
  }
}

/** Width and height in pixels, `null` for an unknown format and where these bytes do not hold them. */
export function dimensionsOf(bytes: Uint8Array): { width: number | null; height: number | null } {
  try {
    const { width, height } = imageSize(bytes)
    return { width, height }
  } catch (error) {
    // The library throws for every file that it cannot read.
    if (error instanceof Error) return { width: null, height: null }
    throw error
  }
}
