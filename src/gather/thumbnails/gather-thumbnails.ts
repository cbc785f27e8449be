import type { EvidenceMap } from '#core/evidence/index.ts'
import type { PageFacts } from '#core/evidence/page.ts'
import type { Thumbnail } from '#core/evidence/pictures.ts'
import { needsWords } from '#core/site/needs-words.ts'
import { sharePictureOf } from '#core/site/share-picture.ts'
import { openPictureProcess } from '#pictures/picture-process.ts'
import { GatheringFailed, type GatherContext, type Gatherer } from '../context.ts'
import { fetchPicture } from '../fetch-picture.ts'
import { robotsAccessOf } from '../robots-rules/robots-access.ts'

const MOST = 12
/** Some of them are SVGs or cannot be had. */
const MOST_TRIED = 18
const MOST_BYTES = 4_194_304
const MOST_MS = 10_000
/** Smaller ones are ornaments, for which a description would not help. */
const LEAST_PX = 25

/**
 * Small copies of the picture on the card of a shared link and of the first ones that need a description. Each is fetched once, and only what we encoded
 * again from its pixels is kept. What cannot be had within ten seconds is left out.
 */
export const gatherThumbnails: Gatherer<'thumbnails'> = async (context) => {
  const share = await wanted(context, 'share')
  const addresses = [...new Set([...sharedOn(share), ...(await undescribedAddresses(context))])].slice(
    0,
    MOST_TRIED,
  )
  if (addresses.length === 0) return { pictures: [] }
  const signal = AbortSignal.any([context.signal, AbortSignal.timeout(MOST_MS)])
  const process = openPictureProcess()
  const pictures: Thumbnail[] = []
  try {
    for (const url of addresses) {
      if (signal.aborted || pictures.length === MOST) break
      if (!(await robotsAccessOf(context).allows(url))) continue
      const bytes = await fetchPicture(context, url, { mostBytes: MOST_BYTES, signal })
      const made = bytes && (await process.make(bytes, { kind: 'thumbnail' }))
      if (!made || Math.max(made.width, made.height) < LEAST_PX) continue
      pictures.push({ url, src: srcOf(made.bytes), width: made.width, height: made.height })
    }
  } finally {
    process.close()
  }
  return { pictures }
}

/** Without a browser the pages are read as they were sent, and few owners name a page to share. */
async function wanted<K extends 'renderedPages' | 'share'>(
  context: GatherContext,
  key: K,
): Promise<EvidenceMap[K] | undefined> {
  if (!context.settings.keys.has(key)) return undefined
  try {
    return await context.want(key)
  } catch (error) {
    if (error instanceof GatheringFailed) return undefined
    throw error
  }
}

/** The picture of the page's card, and the one that its ready-made card would have. */
const sharedOn = (share: EvidenceMap['share'] | undefined): string[] =>
  [share?.image?.url, share?.page && sharePictureOf(share.page)].flatMap((url) => url ?? [])

/** Most pages have their pictures in their HTML as sent, which is there while the browser still loads; in others they are written by scripts. */
async function undescribedAddresses(context: GatherContext): Promise<string[]> {
  const { pages } = await context.want('pages')
  const sent = addressesOn(pages)
  return sent.length > 0 ? sent : addressesOn((await wanted(context, 'renderedPages'))?.pages ?? [])
}

function addressesOn(pages: readonly PageFacts[]): string[] {
  const undescribed = pages
    .flatMap(({ images }) => images)
    .filter(
      (image) => needsWords(image) && Math.max(image.width ?? Infinity, image.height ?? Infinity) >= LEAST_PX,
    )
  return undescribed.flatMap(({ url }) => url ?? [])
}

const srcOf = (bytes: Uint8Array): string => `data:image/webp;base64,${Buffer.from(bytes).toString('base64')}`
