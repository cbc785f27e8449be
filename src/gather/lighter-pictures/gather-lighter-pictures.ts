import { HEAVY_PICTURE_BYTES, LIGHTER_SHARE, type LighterPicture } from '#core/evidence/pictures.ts'
import type { VisitEvidence } from '#core/evidence/visit.ts'
import { openPictureProcess, type PictureProcess } from '#pictures/picture-process.ts'
import type { GatherContext, Gatherer } from '../context.ts'
import { fetchPicture } from '../fetch-picture.ts'
import { robotsAccessOf } from '../robots-rules/robots-access.ts'

const MOST = 5
const MOST_BYTES = 12_582_912
const MOST_LIGHTER_BYTES = 1_500_000
/**
 * For requesting the pictures, all together. What runs then may still end after it: the robots.txt of another host, and the process, which has its
 * own limit for a picture and makes one at a time.
 */
const MOST_MS = 15_000

/**
 * Lighter copies of the heaviest pictures that the homepage loads on a phone, encoded again from their pixels after the visit. A picture that
 * moves, is no JPEG, PNG or WebP, or hardly gets lighter is left out.
 */
export const gatherLighterPictures: Gatherer<'lighterPictures'> = async (context) => {
  // A visitor waits for the end of a public scan, and gets no files.
  if (context.settings.isPublic === true) return { pictures: [] }
  const addresses = heaviestOf(await context.want('mobileVisit'))
  if (addresses.length === 0) return { pictures: [] }
  const signal = AbortSignal.any([context.signal, AbortSignal.timeout(MOST_MS)])
  const process = openPictureProcess()
  const pictures: LighterPicture[] = []
  let room = MOST_LIGHTER_BYTES
  try {
    for (const url of addresses) {
      if (signal.aborted) break
      const picture = await lighterOf(context, url, { process, signal })
      if (!picture || picture.lighterBytes > room) continue
      pictures.push(picture)
      room -= picture.lighterBytes
    }
  } finally {
    process.close()
  }
  return { pictures }
}

function heaviestOf({ requests }: VisitEvidence): string[] {
  const heavy = requests.filter(
    ({ type, status, bytes }) => type === 'Image' && status === 200 && bytes >= HEAVY_PICTURE_BYTES,
  )
  return [...new Set(heavy.toSorted((a, b) => b.bytes - a.bytes).map(({ url }) => url))].slice(0, MOST)
}

async function lighterOf(
  context: GatherContext,
  url: string,
  { process, signal }: { process: PictureProcess; signal: AbortSignal },
): Promise<LighterPicture | null> {
  if (!(await robotsAccessOf(context).allows(url))) return null
  const bytes = await fetchPicture(context, url, { mostBytes: MOST_BYTES, signal })
  const made = bytes && (await process.make(bytes, { kind: 'lighter' }))
  // The process answers a PNG for a logo only; this tells the types.
  if (!made || made.type === 'png' || made.bytes.length > bytes.length * LIGHTER_SHARE) return null
  return {
    url,
    bytes: bytes.length,
    type: made.type,
    width: made.width,
    height: made.height,
    data: Buffer.from(made.bytes).toString('base64'),
    lighterBytes: made.bytes.length,
  }
}
