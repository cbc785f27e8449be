import type { WorkOf } from '#core/work.ts'
import { factsAs } from '#fixes/facts.ts'
import { facts, type SitemapFacts } from './facts.ts'

const WAY_WORDS: Readonly<Record<NonNullable<SitemapFacts['way']>, string>> = {
  switch: 'Switch on the sitemap in your website builder or its search plug-in',
  ready_made: 'Put up the ready-made sitemap',
  by_hand: 'Ask your web person to put up a sitemap',
}
/** Facts of before do not say which way this website has. */
const EITHER_WAY = 'Put up the ready-made sitemap, or switch on the one of your website builder'

/** The work for a website without a sitemap: a ready-made file, a switch in the website builder, or a web person's. */
export const sitemapWork: WorkOf = (result) => {
  const { isOnePage = false, way = null } = factsAs(facts, result.facts) ?? {}
  return {
    steps: [
      {
        text: isOnePage
          ? 'Once your website has more than one page, put up a sitemap'
          : way === null
            ? EITHER_WAY
            : WAY_WORDS[way],
        minutes: 10,
      },
      { text: 'Re-run the test', minutes: 2 },
    ],
    isReadyMade: !isOnePage && (way === null || way === 'ready_made'),
    turnsGood: isOnePage ? 'not_promised' : 'at_once',
    who: way === 'by_hand' ? 'Your web person' : 'You',
    ...(isOnePage ? { helpsLittle: true } : {}),
  }
}
