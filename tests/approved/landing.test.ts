import { describe, it } from 'node:test'
import { landingFindings } from '#ads/landing/findings.ts'
import { landingEvidenceOf } from '#ads/landing/landing-evidence.ts'
import type { LandingInput } from '#core/ads/landing.ts'
import { approvedText, assertApproved } from './lines.ts'
import { EVERYTHING_GATHERED, WEBSITES } from './websites.ts'

const ADS: readonly LandingInput[] = [
  {
    url: 'https://joes.test/',
    phone: '+61255501010',
    headlines: ['Taps in Geelong', 'Fitted today'],
    descriptions: ['We fix taps.'],
  },
  { url: 'https://joes.test/', headlines: ['Hand-woven scarves'], descriptions: ['Wool from home.'] },
]

describe('the findings on landing pages are what was approved', () => {
  it('for made-up websites', (test) => {
    const said = [...EVERYTHING_GATHERED, ...WEBSITES].flatMap(({ name, evidence }, turn) =>
      ADS.map((ad, at) => {
        const countsConversions = [true, false, null][turn % 3] ?? null
        const findings = landingFindings(ad, landingEvidenceOf(evidence), { countsConversions })
        return [
          `${name}, ad ${at}`,
          findings.map(({ kind, outcome, title, detail, fix }) =>
            [kind, outcome, title, detail, fix].join(' · '),
          ),
        ] as const
      }),
    )
    assertApproved(test, 'landing', approvedText(said))
  })
})
