import type { CampaignRow } from '#core/ads/rows.ts'
import { ChoiceGrid } from '#web/kit/forms/ChoiceGrid.tsx'

interface CampaignChoicesProps {
  legend: string
  hint?: string
  campaigns: readonly CampaignRow[]
  /** Ids. */
  chosen: readonly string[]
  error: string | undefined
  onChoose: (ids: string[]) => void
}

/** Campaigns to tick. */
export const CampaignChoices = ({ campaigns, ...grid }: CampaignChoicesProps) => (
  <ChoiceGrid {...grid} many choices={campaigns.map(({ id, name }) => ({ value: id, label: name }))} />
)
