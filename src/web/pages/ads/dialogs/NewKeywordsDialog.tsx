import { textsForIdeas } from '#ads/keyword-ideas.ts'
import type { KeywordRow } from '#core/ads/rows.ts'
import { KeywordIdeas } from './KeywordIdeas.tsx'
import { KeywordsDialog } from './KeywordsDialog.tsx'

interface NewKeywordsDialogProps {
  /** The ad groups. */
  places: readonly { value: string; label: string }[]
  /** Of all ad groups. */
  keywords: readonly KeywordRow[]
  onClose: () => void
}

/** Adds keywords to an ad group, with ideas for more. */
export const NewKeywordsDialog = ({ places, keywords, onClose }: NewKeywordsDialogProps) => (
  <KeywordsDialog
    title="Add keywords"
    submit="Add the keywords"
    label="Keywords"
    placeLabel="Ad group"
    places={[{ group: 'Ad groups', items: [...places] }]}
    changeOf={(adGroupId, texts) => ({ kind: 'add_keywords', adGroupId, keywords: texts })}
    onClose={onClose}
    below={(typed, adGroupId, onAdd) => {
      const there = keywords.filter((row) => row.adGroupId === adGroupId && row.state !== 'removed')
      return <KeywordIdeas texts={textsForIdeas(typed, there)} typed={[...typed, ...there]} onAdd={onAdd} />
    }}
  />
)
