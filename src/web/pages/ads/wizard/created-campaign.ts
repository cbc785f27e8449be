import type { CampaignToCreate } from '#core/ads/changes.ts'
import { adsChange } from '#core/ads/change-shape.ts'
import { keepDraft, readDraft } from '#web/app/session/drafts.ts'

const nameOf = (id: string): string => `ads-created:${id}`

/** Keeps what a campaign was made of, for the page that follows. */
export const keepCreated = (id: string, campaign: CampaignToCreate): void =>
  keepDraft(nameOf(id), { kind: 'create_campaign', campaign })

/** What a campaign was made of; `null`: it was not made in this tab. */
export function createdCampaign(id: string): CampaignToCreate | null {
  const kept = adsChange.safeParse(readDraft(nameOf(id))).data
  return kept?.kind === 'create_campaign' ? kept.campaign : null
}
