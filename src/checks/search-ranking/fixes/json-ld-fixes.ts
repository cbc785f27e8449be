import { businessOf } from '#fixes/business.ts'
import { failedRules } from '#fixes/failed-rules.ts'
import type { FixMaker } from '#fixes/fix.ts'
import { hostingOf } from '#fixes/hosting/hosting.ts'
import { whereTo } from '#fixes/hosting/where.ts'
import { CARD_RULES } from '../card-rules.ts'
import { businessCard } from './business-card.ts'

/** The business card for search engines (schema.org), where there is none or it lacks details. */
export const jsonLdFixes: FixMaker = (input) => {
  const failed = failedRules(input.result.facts)
  const business = businessOf(input)
  if (business.home === null || !CARD_RULES.some((id) => failed.has(id))) return []
  const card = JSON.stringify(businessCard(input, business, business.home), null, 2)
  return [
    {
      id: 'business-card',
      title: 'A business card for search engines',
      why: 'It says who and where you are in the form that search engines and maps read.',
      pieces: [
        {
          title: 'Business card (JSON-LD)',
          kind: 'html',
          name: 'business-card.html',
          // A closing tag within a text would end the element.
          content: `<script type="application/ld+json">\n${card.replaceAll('<', '\\u003c')}\n</script>\n`,
          note: 'Put it on your homepage once, in place of any such card that is there already. Delete lines that do not apply to you, such as the street address when customers do not come to you. Then try your homepage at validator.schema.org.',
        },
      ],
      where: whereTo(hostingOf(input.evidence), 'head'),
      builderDoesIt: false,
    },
  ]
}
