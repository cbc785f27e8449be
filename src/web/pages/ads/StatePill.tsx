import { ADS_STATE_WORDS } from '#ads/state-words.ts'
import type { CampaignState } from '#core/ads/states.ts'
import { StatusPill } from '#web/kit/tone/StatusPill.tsx'
import type { ShownTone } from '#web/kit/tone/tone.ts'

const TONES: Readonly<Record<CampaignState, ShownTone>> = {
  enabled: 'success',
  paused: 'missing',
  ended: 'not_relevant',
  pending: 'waiting',
  draft: 'info',
  removed: 'unable',
}

export const StatePill = ({ state }: { state: CampaignState }) => (
  <StatusPill tone={TONES[state]}>{ADS_STATE_WORDS[state]}</StatusPill>
)
