import { socialNetworkOf } from '../address/networks.ts'
import { hostIn } from '../address/urls.ts'
import type { LinkFacts, PageFacts } from '../evidence/page.ts'
import { oncePerObject } from '../once-per.ts'

/** Networks beside those that we look for; their icons are in the same rows. */
const OTHER_NETWORK =
  /(?:^|\.)(?:youtube\.com|tiktok\.com|pinterest\.[a-z.]+|threads\.(?:net|com)|vimeo\.com|wa\.me|whatsapp\.com|yelp\.[a-z.]+|tripadvisor\.[a-z.]+|snapchat\.com|bsky\.app)$/u

/**
 * Rows of icons: neighbouring links to at least two networks, each network once. All links of such a row belong to the same
 * business; a list of sponsors or a feed of posts repeats one network.
 */
export const profileRows = oncePerObject(
  ({ links }: PageFacts): ReadonlyMap<LinkFacts, readonly LinkFacts[]> => {
    const rows = new Map<LinkFacts, readonly LinkFacts[]>()
    let run: LinkFacts[] = []
    const close = (): void => {
      const networks = new Set(run.map(nameOf))
      if (networks.size > 1 && networks.size === run.length) for (const link of run) rows.set(link, run)
      run = []
    }
    for (const link of links) {
      if (nameOf(link) === null) close()
      else run.push(link)
    }
    close()
    return rows
  },
)

function nameOf({ url }: LinkFacts): string | null {
  const host = url === null ? '' : hostIn(url)
  return socialNetworkOf(host) ?? OTHER_NETWORK.exec(host)?.[0] ?? null
}
