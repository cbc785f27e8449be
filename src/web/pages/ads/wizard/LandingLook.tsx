import { Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { CampaignToCreate } from '#core/ads/changes.ts'
import { LANDING_KINDS, type LandingFinding } from '#core/ads/landing.ts'
import { momentWords } from '#core/format/moment.ts'
import { plural } from '#core/words.ts'
import { callApi } from '#web/app/calls/client.ts'
import { sentenceOf } from '#web/app/calls/failure.ts'
import { landingLookQuery } from '#web/app/queries/campaign-queries.ts'
import { useMe } from '#web/app/session/use-me.ts'
import { Findings, FindingsFoot, FindingsSkeleton } from '#web/kit/ads/Findings.tsx'
import { Card } from '#web/kit/surface/Card.tsx'
import type { ShownTone } from '#web/kit/tone/tone.ts'

const TONES: Readonly<Record<LandingFinding['outcome'], ShownTone>> = {
  problem: 'warning',
  unknown: 'unable',
  good: 'success',
}
const ORDER = Object.keys(TONES)

/** What would waste money first. */
const worstFirst = (findings: readonly LandingFinding[]) =>
  findings.toSorted((one, other) => ORDER.indexOf(one.outcome) - ORDER.indexOf(other.outcome))

function verdict(findings: readonly LandingFinding[]): string {
  const problems = findings.filter(({ outcome }) => outcome === 'problem').length
  if (problems > 0) return `${plural(problems, 'thing')} on your page would waste money.`
  return findings.some(({ outcome }) => outcome === 'unknown')
    ? 'We found nothing that would waste money. Some of it we couldn’t look at.'
    : 'Your page is ready for visitors.'
}

/** Fettle looks at the page that the ad leads to, the way somebody comes who presses the ad. */
export function LandingLook({ campaign }: { campaign: CampaignToCreate }) {
  const { timeZone } = useMe()
  const { landingUrl, headlines, descriptions, phone } = campaign
  const ask = useMutation({
    mutationFn: () =>
      callApi('POST /ads/landing-looks', {
        body: {
          url: landingUrl,
          headlines: [...headlines],
          descriptions: [...descriptions],
          ...(phone === null ? {} : { phone }),
        },
      }),
    meta: { toast: false },
  })
  const { mutate } = ask
  useEffect(() => mutate(), [mutate])
  const { data: look, error } = useQuery(landingLookQuery(ask.data?.id ?? null))
  const failure = ask.error ?? error
  const isLooking = failure === null && (look === undefined || look.state === 'looking')
  const findings = look?.findings ?? []
  const why = failure === null ? (look?.state === 'failed' ? look.why : null) : sentenceOf(failure)
  return (
    <Card
      look="flush"
      title={
        isLooking
          ? 'Looking at your page'
          : why === null
            ? verdict(findings)
            : 'We couldn’t look at your page'
      }
      hint={
        look && !isLooking && why === null
          ? `We opened ${landingUrl} ${momentWords(look.at, new Date(), timeZone)}, the way somebody does who presses your ad.`
          : isLooking
            ? `We open ${landingUrl} the way somebody does who presses your ad. This usually takes less than a minute, and two at most once it has begun.`
            : why
      }
    >
      <Findings
        findings={worstFirst(findings).map(({ kind, outcome, title, detail, fix }) => ({
          id: kind,
          tone: TONES[outcome],
          title,
          detail,
          fix,
        }))}
      />
      {isLooking && <FindingsSkeleton count={LANDING_KINDS.length - findings.length} />}
      <FindingsFoot>
        <Button variant="default" loading={isLooking} onClick={() => mutate()}>
          Look again
        </Button>
      </FindingsFoot>
    </Card>
  )
}
