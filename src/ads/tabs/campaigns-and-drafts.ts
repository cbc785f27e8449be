import { WIZARD_STEPS, type WizardStep } from '#core/ads/draft.ts'
import type { CampaignRow } from '#core/ads/rows.ts'
import { plainLetters } from '#core/format/plain-letters.ts'
import type { AdsColumn } from '../columns.ts'
import { type FigureFormat, NO_FIGURE } from '../figure-words.ts'
import { ADS_STATE_WORDS, CAMPAIGN_TYPE_WORDS, WIZARD_STEP_WORDS } from '../state-words.ts'
import type { TabRows } from '../tab-rows.ts'
import { campaignsTab } from './campaigns.ts'

/** A campaign that is not created yet. */
export interface CampaignDraftRow {
  state: 'draft'
  id: string
  name: string
  step: WizardStep
}
type Row = CampaignRow | CampaignDraftRow

export const isDraftRow = (row: Row): row is CampaignDraftRow => 'step' in row

/** What the wizard makes. */
const DRAFT_TYPE = CAMPAIGN_TYPE_WORDS.search

/** The name of a draft, which may have none yet. */
export const nameOfDraft = ({ name }: { name: string }): string =>
  name.trim() === '' ? 'New campaign' : name

/** Where a draft is in the wizard: `step 4 of 5: write the ad`. */
export const draftStepWords = (step: WizardStep): string =>
  `step ${WIZARD_STEPS.indexOf(step) + 1} of ${WIZARD_STEPS.length}: ${WIZARD_STEP_WORDS[step]}`

/** The tab Campaigns with the owner's drafts, which have no figures and are in no total. */
export function campaignsAndDrafts(format: FigureFormat): TabRows<Row> {
  const tab = campaignsTab(format)
  const campaignsIn = lastCampaigns()
  return {
    idOf: ({ id }) => id,
    nameOf: nameOfDraft,
    detailOf: (row) => (isDraftRow(row) ? `${DRAFT_TYPE}, ${draftStepWords(row.step)}` : tab.detailOf(row)),
    stateOf: ({ state }) => state,
    words: nameOfDraft,
    columns: tab.columns.map((column) => withDrafts(column, campaignsIn)),
  }
}

const sorted = (words: string | null): string | null => (words === null ? null : plainLetters(words))

/** The campaigns among rows: the same list for the same rows, so that the columns add it up once. */
function lastCampaigns(): (rows: readonly Row[]) => readonly CampaignRow[] {
  let last: { rows: readonly Row[]; campaigns: readonly CampaignRow[] } | null = null
  return (rows) => {
    if (last?.rows !== rows) last = { rows, campaigns: rows.flatMap((row) => (isDraftRow(row) ? [] : [row])) }
    return last.campaigns
  }
}

function withDrafts(
  column: AdsColumn<CampaignRow>,
  campaignsIn: (rows: readonly Row[]) => readonly CampaignRow[],
): AdsColumn<Row> {
  const { inSheet, total, ...rest } = column
  const ofDraft = (row: CampaignDraftRow): string | null => {
    if (column.id === 'name') return nameOfDraft(row)
    if (column.id === 'status') return ADS_STATE_WORDS.draft
    return column.id === 'type' ? DRAFT_TYPE : null
  }
  return {
    ...rest,
    value: (row) => (isDraftRow(row) ? sorted(ofDraft(row)) : column.value(row)),
    text: (row) => (isDraftRow(row) ? (ofDraft(row) ?? NO_FIGURE) : column.text(row)),
    ...(inSheet ? { inSheet: (row) => (isDraftRow(row) ? (ofDraft(row) ?? '') : inSheet(row)) } : {}),
    ...(total ? { total: (rows) => total(campaignsIn(rows)) } : {}),
  }
}
