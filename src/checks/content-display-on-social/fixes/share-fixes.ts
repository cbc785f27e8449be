import { factsAs } from '#fixes/facts.ts'
import type { FixMaker } from '#fixes/fix.ts'
import { hostingOf } from '#fixes/hosting/hosting.ts'
import { whereTo } from '#fixes/hosting/where.ts'
import { shareCard } from '#fixes/markup/share-card.ts'
import { facts } from '../facts.ts'

const featureFacts = facts.pick({ features: true })

/** The Open Graph tags (ogp.me) of the page that the owner named, with the card they make. */
export const shareFixes: FixMaker = (input) => {
  const page = input.evidence.share?.page
  const features = factsAs(featureFacts, input.result.facts)?.features
  if (!page || !features || !Object.values(features).includes(false)) return []
  const anew = {
    title: features.product_title === false,
    description: features.product_description === false,
    picture: features.image === false,
  }
  return [
    {
      id: 'share-card',
      title: 'Tags for a good-looking card when someone shares your page',
      why: 'Networks and chats make the card from these tags, or guess when there are none.',
      pieces: [shareCard(page, anew, input)],
      where: whereTo(hostingOf(input.evidence), 'share'),
      builderDoesIt: false,
    },
  ]
}
