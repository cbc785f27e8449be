import { failedRules } from '#fixes/failed-rules.ts'
import type { FixMaker } from '#fixes/fix.ts'
import { hostingOf } from '#fixes/hosting/hosting.ts'
import { whereTo } from '#fixes/hosting/where.ts'
import { shareCard } from '#fixes/markup/share-card.ts'
import { readPages } from '#fixes/pages.ts'

/** The sharing tags of the homepage, where rule 116 found that it lacks some; those that it has are kept. */
export const homeShareFixes: FixMaker = (input) => {
  if (!failedRules(input.result.facts).has('og-missing')) return []
  const home = readPages(input.evidence).find(({ depth }) => depth === 0) ?? input.evidence.site?.home
  if (home === undefined) return []
  return [
    {
      id: 'share-card-home',
      title: 'Tags for a good-looking card when someone shares your homepage',
      why: 'Networks and chats make the card from these tags, or guess when there are none.',
      pieces: [shareCard(home, { title: false, description: false, picture: false }, input)],
      where: whereTo(hostingOf(input.evidence), 'share'),
      builderDoesIt: false,
    },
  ]
}
