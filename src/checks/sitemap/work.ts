import type { WorkOf } from '#core/work.ts'
import { factsAs } from '#fixes/facts.ts'
import { facts } from './facts.ts'

const PUT_UP = 'put up the ready-made sitemap, or switch on the one of your website builder'

/** The work for a website without a sitemap: a ready-made file, or a switch in the website builder. */
export const sitemapWork: WorkOf = (result) => {
  const isOnePage = factsAs(facts, result.facts)?.isOnePage === true
  return {
    steps: [
      {
        text: isOnePage
          ? `Once your website has more than one page, ${PUT_UP}`
          : `${PUT_UP.charAt(0).toUpperCase()}${PUT_UP.slice(1)}`,
        minutes: 10,
      },
      { text: 'Re-run the test', minutes: 2 },
    ],
    isReadyMade: true,
    turnsGood: isOnePage ? 'not_promised' : 'at_once',
    who: 'You',
    ...(isOnePage ? { helpsLittle: true } : {}),
  }
}
