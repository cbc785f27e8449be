import { minutesFor } from '#core/minutes.ts'
import { RERUN, type WorkOf } from '#core/work.ts'
import { factsAs } from '#fixes/facts.ts'
import { facts, type SitemapFacts } from './facts.ts'

type Way = NonNullable<SitemapFacts['way']>
const WAY_STEPS: Readonly<Record<Way, { text: string; minutes: number; who?: string }>> = {
  switch: {
    text: 'Switch on the sitemap in your website builder or its search plug-in',
    minutes: minutesFor({ read: 1, openWebsite: 1, tap: 1 }),
  },
  ready_made: {
    text: 'Put up the ready-made sitemap and robots file',
    minutes: minutesFor({ read: 1, openWebsite: 1, upload: 2 }),
  },
  by_hand: {
    text: 'Ask your web person to put up a sitemap',
    // Our estimate of the web person's time. The owner's message to them is counted where it is sent (`plan/work.ts`).
    minutes: 10,
    who: 'Your web person',
  },
}
/** One file. */
const UPLOADING = minutesFor({ read: 1, openWebsite: 1, upload: 1 })
/** Where there may be a robots file that we could not read, none is ready made. */
const SITEMAP_ALONE = { text: 'Put up the ready-made sitemap', minutes: UPLOADING }
/** Facts of earlier versions do not say which way this website has. */
const EITHER_WAY = {
  text: 'Put up the ready-made sitemap, or switch on the one of your website builder',
  minutes: UPLOADING,
}
const LATER = { text: 'Once your website has more than one page, put up a sitemap', minutes: UPLOADING }

/**
 * The step for a website of one page, which needs no sitemap: what search engines cannot use, or do not find where the robots file says, is mended or
 * removed. `null`: nothing is wrong. Where no sitemap works and none is broken, what the robots file names is missing.
 */
function mending({ isOnePage, unusable, declaredInRobots }: SitemapFacts): string | null {
  if (!isOnePage) return null
  if (unusable === null)
    return declaredInRobots
      ? 'Take the line that starts with “Sitemap:” out of your robots file, or put up the file that it names'
      : null
  return `Fix the sitemap that search engines can’t use, or remove it${declaredInRobots ? ', and the line that starts with “Sitemap:” in your robots file' : ''}`
}

/** The work for a website without a sitemap: a ready-made file, a switch in the website builder, or a web person's. */
export const sitemapWork: WorkOf = (result) => {
  const known = factsAs(facts, result.facts)
  const { isOnePage = false, way = null, withRobotsFile = true } = known ?? {}
  const mend = known && result.status === 'no_sitemap' ? mending(known) : null
  if (mend !== null)
    return {
      steps: [{ text: mend, minutes: minutesFor({ read: 1, openWebsite: 1, page: 1 }) }, RERUN],
      isReadyMade: false,
      turnsGood: 'at_once',
      who: way === 'by_hand' ? 'Your web person' : 'You',
    }
  const byWay = way === 'ready_made' && !withRobotsFile ? SITEMAP_ALONE : way && WAY_STEPS[way]
  return {
    steps: [isOnePage ? LATER : (byWay ?? EITHER_WAY), RERUN],
    isReadyMade: !isOnePage && (way === null || way === 'ready_made'),
    turnsGood: isOnePage ? 'not_promised' : 'at_once',
    who: way === 'by_hand' ? 'Your web person' : 'You',
    ...(isOnePage ? { helpsLittle: true } : {}),
  }
}
